#include "browser/module/exports.h"

#include <algorithm>
#include <string_view>

using cartulary::browser::AnswerPlace;
using cartulary::browser::Engine;
using cartulary::browser::StartedEngine;

StartedEngine* cartulary_start(const char* data, std::size_t size) {
  return new StartedEngine{Engine(std::string_view(data, size))};
}

void cartulary_speak(StartedEngine* engine, const char* text, std::size_t size) {
  const std::string_view whole(text, size);
  const std::size_t line = std::min(whole.find('\n'), whole.size() - 1);
  engine->engine.speak(whole.substr(0, line), whole.substr(line + 1));
}

const AnswerPlace* cartulary_ask(StartedEngine* engine, const char* request, std::size_t size) {
  const std::string_view answer = engine->engine.ask(std::string_view(request, size));
  engine->answer = {answer.data(), answer.size()};
  return &engine->answer;
}
