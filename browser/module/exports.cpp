#include "browser/module/exports.h"

#include <string_view>

using cartulary::browser::AnswerPlace;
using cartulary::browser::Engine;
using cartulary::browser::StartedEngine;

char* cartulary_room(std::size_t size) {
  return new char[size];
}

void cartulary_give_back(char* room) {
  delete[] room;
}

StartedEngine* cartulary_start(const char* data, std::size_t size) {
  return new StartedEngine{Engine(std::string_view(data, size))};
}

const AnswerPlace* cartulary_ask(StartedEngine* engine, const char* request, std::size_t size) {
  const std::string_view answer = engine->engine.ask(std::string_view(request, size));
  engine->answer = {answer.data(), answer.size()};
  return &engine->answer;
}
