-- For wrk: each request asks another of the 625 patterns, base game or all sets by turns, so that
-- answers which the server keeps help no more than they would with many players.
local edges = {"c", "f", "r", "s", "%3F"}
local count = 0

function request()
  count = count + 1
  local pattern = ""
  for _ = 1, 4 do pattern = pattern .. edges[math.random(5)] end
  local sets = count % 2 == 0 and "&sets=all" or ""
  return wrk.format("GET", "/api/v1/fit?pattern=" .. pattern .. sets .. "&draws=" .. math.random(1000))
end
