#include "browser/module/room.h"

char* cartulary_room(std::size_t size) {
  return new char[size];
}

void cartulary_give_back(char* room) {
  delete[] room;
}
