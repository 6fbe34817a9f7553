"""Clients of bench/hour: households that ask as browsers do, and slow ones."""
import asyncio
import collections
import random
import time
from dataclasses import dataclass, field

from hour_questions import Answer, Request, ask_board, ask_fit, ask_large_board, next_request, wrong


@dataclass
class World:
    """What can be asked for, and what was found out by asking."""
    pages: list
    drawings: list
    boards: list
    questions: list
    tags: dict = field(default_factory=dict)
    bodies: dict = field(default_factory=dict)
    statuses: collections.Counter = field(default_factory=collections.Counter)
    latencies: dict = field(default_factory=lambda: collections.defaultdict(list))
    faults: list = field(default_factory=list)
    events: list = field(default_factory=list)
    memory: list = field(default_factory=list)
    start: float = field(default_factory=time.monotonic)

    def clock(self):
        passed = int(time.monotonic() - self.start)
        return f"{passed // 60}:{passed % 60:02}"

    def fault(self, what):
        self.faults.append(f"{self.clock()} {what}")
        print("FAULT", self.faults[-1], flush=True)

    def event(self, what):
        self.events.append(what)
        print(self.clock(), what, flush=True)


async def read_answer(reader, slowly=None):
    """One answer. `slowly` bytes at a time, with pauses, if so told."""
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:] if line)}
    status = int(lines[0].split()[1])
    body = b""
    if headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    elif status != 304:
        left = int(headers["content-length"])
        while left:
            part = await reader.readexactly(min(left, slowly or left))
            body, left = body + part, left - len(part)
            if slowly:
                await asyncio.sleep(0.1)
    return Answer(status, headers, body)


async def connect(address, port):
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=1 << 24)


class Household:
    """Asks from an address of its own, with six connections at most."""

    def __init__(self, world, address, port):
        self.world, self.address, self.port = world, address, port
        self.free, self.places, self.tasks = [], asyncio.Semaphore(6), set()

    async def ask(self, request):
        async with self.places:
            begin = time.monotonic()
            try:
                # A connection that nginx may just be closing, for want of requests, is no longer used.
                self.free = [c for c in self.free if begin - c[2] < 8 and not c[0].at_eof()]
                reader, writer, _ = self.free.pop() if self.free else (*await connect(self.address, self.port), 0)
                writer.write(request.head() + request.body)
                answer = await asyncio.wait_for(read_answer(reader), 120)
            except (OSError, EOFError, asyncio.TimeoutError) as error:
                self.world.statuses["none"] += 1
                return self.world.fault(f"{self.address} {request.kind} {request.target}: {error!r}")
            end = time.monotonic()
            if answer.headers.get("connection", "").lower() == "close":
                writer.close()
            else:
                self.free.append((reader, writer, end))
        self.world.statuses[answer.status] += 1
        where = "behind proxy" if self.address < "127.0.0.15" else "direct"
        self.world.latencies[(where, request.kind)].append(end - begin)
        if what := wrong(self.world, request, answer):
            self.world.fault(f"{self.address} {request.kind} {request.target}: {what}")

    async def live(self, end):
        while (now := time.monotonic()) < end:
            rate, minute = random.uniform(2, 5), now + 60
            while time.monotonic() < min(minute, end):
                await asyncio.sleep(random.expovariate(rate))
                task = asyncio.create_task(self.ask(next_request(self.world)))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
        await asyncio.gather(*self.tasks)


async def trickle(writer, data, pause):
    for i in range(len(data)):
        writer.write(data[i:i + 1])
        await writer.drain()
        await asyncio.sleep(pause)


async def ask_slowly(world, address, port, way):
    request = ask_fit(world)
    if way in ("body", "answer"):
        request = ask_board(world) if way == "body" else ask_large_board(world)
    reader, writer = await connect(address, port)
    try:
        if way == "endless":
            begin = time.monotonic()
            try:
                await asyncio.wait_for(trickle(writer, request.head()[:-2] + b"X-Slow: " + b"a" * 60, 1), 60)
            except OSError:
                pass
            if time.monotonic() - begin > 40:
                world.fault(f"{address} slow endless: not hung up on for 40 s")
            return "hung up"
        if way == "head":
            await trickle(writer, request.head(), 0.04)
        elif way == "body":
            writer.write(request.head())
            await trickle(writer, request.body, min(0.1, 5 / len(request.body)))
        else:
            writer.write(request.head() + request.body)
        answer = await asyncio.wait_for(read_answer(reader, 1 << 14 if way == "answer" else None), 120)
        if what := wrong(world, request, answer):
            world.fault(f"{address} slow {way} {request.target}: {what}")
        return answer.status
    finally:
        writer.close()


async def be_slow(world, address, port, end):
    ways = ["head", "body", "answer", "endless"]
    turn = random.randrange(4)
    while time.monotonic() < end:
        turn += 1
        way = ways[turn % 4]
        try:
            world.statuses[f"slow {way}: {await ask_slowly(world, address, port, way)}"] += 1
        except (OSError, EOFError, asyncio.TimeoutError) as error:
            world.statuses[f"slow {way}: none"] += 1
            world.fault(f"{address} slow {way}: {error!r}")
        await asyncio.sleep(random.uniform(1, 5))
