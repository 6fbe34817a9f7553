-- For wrk: each request asks another question: one of tests/search, with a word of another put
-- in at random and one taken out, so that answers which the server keeps are of no help. Searches
-- over everything and among the rules of some sets by turns.
local questions = {}
for line in io.lines("tests/search/questions.yaml") do
  local ask = line:match("^%- ask: '(.*)'$")
  if ask then
    local words = {}
    for word in ask:gsub("''", "'"):gmatch("%S+") do words[#words + 1] = word end
    questions[#questions + 1] = words
  end
end
local count = 0

local function escaped(text)
  return (text:gsub("[^%w]", function(c) return string.format("%%%02X", c:byte()) end))
end

function request()
  count = count + 1
  local asked = {}
  local words = questions[math.random(#questions)]
  local others = questions[math.random(#questions)]
  local without = math.random(#words)
  for i, word in ipairs(words) do asked[#asked + 1] = i == without and others[math.random(#others)] or word end
  asked[#asked + 1] = tostring(math.random(9999))
  local path = count % 2 == 0 and "/api/v1/search?q=" or "/api/v1/rules?sets=base-game,IC,tower&q="
  return wrk.format("GET", path .. escaped(table.concat(asked, " ")))
end

function done(summary)
  if summary.errors.status > 0 then print("  refused: " .. summary.errors.status) end
end
