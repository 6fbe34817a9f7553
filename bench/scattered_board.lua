-- A thousand tiles that do not touch: 37 kB that are answered by 5 MB.
local tiles = {}
for i = 0, 999 do
  tiles[#tiles + 1] = string.format('{"tile": "BA-03", "x": %d, "y": %d}', 3 * (i % 34),
                                    3 * math.floor(i / 34))
end
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '{"tiles": [' .. table.concat(tiles, ", ") .. ']}'
wrk.path = "/api/v1/board"
