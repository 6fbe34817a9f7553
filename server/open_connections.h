// The connections that a listening port of this process has open.
//
// The HTTP library keeps them to itself, and its stop() waits until each client has been idle
// for long enough; to stop at once they are found among the process's descriptors.
#pragma once

namespace cartulary {

enum class Shut { Reading, Both };

// Shuts every connection accepted on the local port. A client in the same process, whose far
// end has that port, is left alone.
void shut_connections(int port, Shut how);

}  // namespace cartulary
