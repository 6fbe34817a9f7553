#include "browser/module/exports.h"

#include <string_view>

using cartulary::browser::AnswerPlace;
using cartulary::browser::Engine;
using cartulary::browser::StartedEngine;

StartedEngine* cartulary_start(const char* data, std::size_t size) {
  return new StartedEngine{Engine(std::string_view(data, size))};
}

void cartulary_speak(StartedEngine* engine, const char* words, std::size_t size) {
  engine->engine.speak(std::string_view(words, size));
}

const AnswerPlace* cartulary_ask(StartedEngine* engine, const char* request, std::size_t size) {
  const std::string_view answer = engine->engine.ask(std::string_view(request, size));
  engine->answer = {answer.data(), answer.size()};
  return &engine->answer;
}
