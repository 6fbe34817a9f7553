"""What the households of bench/hour ask, and what is wrong with an answer."""
import gzip
import hashlib
import json
import random
import urllib.parse
from dataclasses import dataclass

HOST = "carcassonne.example"
EDGES = ["c", "f", "r", "s", "?"]
BOXES = ["base-game", "base-game,inns-and-cathedrals", "base-game,traders-and-builders,river", "all",
         "base-game,inns-and-cathedrals,tower", "base-game,princess-and-dragon,abbey-and-mayor"]
TILE_QUERIES = ["has:inn", "edges:c?rf pennants>=1", "has:cloister roads:1", "garden", "monastery road"]


@dataclass
class Request:
    kind: str
    target: str
    body: bytes = b""
    status: tuple = (200,)
    form: str = "json"
    tag: str = ""

    def head(self):
        lines = [f"{'POST' if self.body else 'GET'} {self.target} HTTP/1.1", f"Host: {HOST}", "Accept-Encoding: gzip"]
        if self.body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(self.body)}"]
        if self.tag:
            lines.append(f"If-None-Match: {self.tag}")
        return "\r\n".join(lines + ["", ""]).encode()


@dataclass
class Answer:
    status: int
    headers: dict
    body: bytes

    def plain(self):
        return gzip.decompress(self.body) if self.headers.get("content-encoding") == "gzip" else self.body


def quoted(**parameters):
    return urllib.parse.urlencode(parameters)


def pattern():
    return "".join(random.choice(EDGES) for _ in range(4))


def ask_search(world):
    words = random.choice(world.questions).split()
    words[random.randrange(len(words))] = random.choice(random.choice(world.questions).split())
    text = " ".join(words)[:150]
    return random.choice([Request("search", "/api/v1/search?" + quoted(q=text)),
                          Request("search", "/api/v1/rules?" + quoted(q=text, sets=random.choice(BOXES))),
                          Request("search", "/search.html?" + quoted(q=text), form="html")])


def ask_fit(world):
    if random.random() < 0.2:
        return Request("fit", "/fit/index.html?" + quoted(**dict(zip("nesw", random.choices("cfr", k=4)))), form="html")
    return Request("fit", "/api/v1/fit?" + quoted(pattern=pattern(), sets=random.choice(BOXES),
                                                  draws=random.randint(1, 60), players=random.randint(2, 6)))


def ask_tiles(world):
    if random.random() < 0.5:
        return Request("tiles", "/api/v1/tiles?" + quoted(q=random.choice(TILE_QUERIES), limit=50))
    some = random.choice([p for p in world.pages if p.startswith("/tiles/") and "index" not in p])
    return Request("tiles", "/api/v1" + some[:-5])


def ask_rules(world):
    some = random.choice([p for p in world.pages if p.startswith(("/rulings/", "/elements/")) and "index" not in p])
    return Request("rules", some[:-5] + ".json")


def ask_page(world):
    page = random.choice(world.pages)
    return Request("pages", "/de" + page if random.random() < 0.2 else page, form="html", status=(200, 304))


def ask_static(world):
    target = random.choice(world.drawings + ["/assets/page.css", "/assets/picker.css", "/assets/dark.css",
                                             "/assets/page.js", "/assets/picker.js", "/assets/favicon.svg"] * 40)
    return Request("static", target, form=target.rsplit(".")[-1], status=(200, 304))


def ask_board(world):
    return Request("boards", "/api/v1/board?draws=5", body=random.choice(world.boards))


def ask_large_board(world):
    tiles = [{"tile": "BA-03", "x": 3 * (i % 34), "y": 3 * (i // 34)} for i in range(1000)]
    return Request("large boards", "/api/v1/board", body=json.dumps({"tiles": tiles}).encode())


def ask_region(world):
    cells = random.choice(["0,1 1,1 0,2 1,2", "0,1 1,1 2,1 3,1 0,2 1,2 2,2 3,2"])
    return Request("regions", "/api/v1/board?" + quoted(sets=random.choice(["base-game", "all"]), region=cells),
                   body=b'{"tiles": [{"tile": "BA-03", "x": 20, "y": 20}]}')


def ask_print(world):
    what = random.choice(["sheet", "manifest", "scorepad"]) + random.choice([".pdf", ".html", ".html"])
    return Request("prints", f"/print/{what}?" + quoted(sets=random.choice(BOXES[:3])), form=what.rsplit(".")[-1])


def ask_nonsense(world):
    return random.choice([Request("errors", "/api/v1/fit?pattern=zzzz", status=(400,)),
                          Request("errors", f"/sets/nothing-{random.random()}.html", status=(404,), form="html"),
                          Request("errors", "/api/v1/board", body=b'{"tiles": [', status=(400,)),
                          Request("errors", "/api/v1/rules/rule/tower/no-such", status=(404,))])


# Of a thousand requests so many are of each kind.
QUESTIONS = [(220, ask_fit), (160, ask_search), (250, ask_page), (200, ask_static), (60, ask_tiles), (50, ask_rules),
             (35, ask_board), (2, ask_large_board), (4, ask_region), (4, ask_print), (15, ask_nonsense)]


def next_request(world):
    makers = [maker for _, maker in QUESTIONS]
    request = random.choices(makers, [weight for weight, _ in QUESTIONS])[0](world)
    if 304 in request.status and random.random() < 0.5:
        request.tag = world.tags.get(request.target, "")
    return request


ENDS = {"html": b"</html>", "svg": b"</svg>", "css": b"}", "js": b"", "pdf": b"%%EOF"}


def wrong(world, request, answer):
    """What is wrong with an answer; nothing where it is right."""
    if answer.status not in request.status:
        return f"{answer.status}, not {request.status}: {answer.body[:200]!r}"
    tag = answer.headers.get("etag", "")
    if answer.status == 304:
        return "" if request.tag else "304 without a tag asked for"
    if request.tag and tag == request.tag:
        return "200 for the tag that was named"
    body = answer.plain()
    if request.form == "json":
        try:
            json.loads(body)
        except ValueError as error:
            return f"no JSON: {error}"
    elif not body or not body.rstrip().lower().endswith(ENDS[request.form].lower()):
        return f"not whole: {body[-60:]!r}"
    if tag and not request.body:
        world.tags[request.target] = tag
        digest = hashlib.sha256(body).digest()
        if world.bodies.setdefault((request.target, tag), digest) != digest:
            return f"another body than before of tag {tag}"
    return ""
