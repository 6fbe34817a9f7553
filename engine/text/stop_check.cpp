#include "engine/text/stop_check.h"

namespace cartulary {

Error stopped_error() {
  return {.where = "computation",
          .what = said("bag-fault.stopped"),
          .fix = said("bag-fault.ask-for-less")};
}

}  // namespace cartulary
