// Preloaded before the C library: counts the file-system calls of a program and makes one of them
// fail or the last.
//
// Only calls on what lies under $CARTULARY_FAULT_ROOT count, and only those that can fail in the
// way asked for: $CARTULARY_FAULT_DO is EIO, ENOSPC, EINTR or kill (which any call is counted
// for). $CARTULARY_FAULT_AT is the number of the call, from 1; 0 fails none. Each counted call adds
// a line "CALL PATH" to the file $CARTULARY_FAULT_LOG. $CARTULARY_FAULT_DENY=exchange makes
// renameat2 and syncfs fail always, as on systems that have neither.
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

enum Way : unsigned { Io = 1U, Space = 2U, Interrupt = 4U };

struct Plan {
  std::string root;
  std::string log;
  long at = 0;
  unsigned way = 0;  // 0: kill
  int number = 0;    // of the error
  bool deny_exchange = false;
};

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

const Plan& plan() {
  static const Plan made = [] {
    Plan read;
    read.root = variable("CARTULARY_FAULT_ROOT");
    read.log = variable("CARTULARY_FAULT_LOG");
    read.at = std::atol(variable("CARTULARY_FAULT_AT").c_str());
    const std::string way = variable("CARTULARY_FAULT_DO");
    if (way == "EIO") read.way = Io, read.number = EIO;
    if (way == "ENOSPC") read.way = Space, read.number = ENOSPC;
    if (way == "EINTR") read.way = Interrupt, read.number = EINTR;
    read.deny_exchange = variable("CARTULARY_FAULT_DENY") == "exchange";
    return read;
  }();
  return made;
}

std::string path_of(int descriptor) {
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  char path[4096];
  const long size = ::syscall(SYS_readlinkat, AT_FDCWD, link.c_str(), path, sizeof path);
  return size > 0 ? std::string(path, static_cast<std::size_t>(size)) : "";
}

std::string path_at(int folder, const char* path) {
  if (path == nullptr) return path_of(folder);
  if (path[0] == '/' || folder == AT_FDCWD) return path;
  return path_of(folder) + '/' + path;
}

void note(const char* call, const std::string& path) {
  const std::string line = std::string(call) + ' ' + path + '\n';
  const long log = ::syscall(SYS_openat, AT_FDCWD, plan().log.c_str(),
                             O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (log < 0) return;
  (void)::syscall(SYS_write, log, line.data(), line.size());
  (void)::syscall(SYS_close, log);
}

// Whether this call is the one to fail; then errno says how. Does not come back where it is to be
// the last.
bool fails(const char* call, const std::string& path, unsigned ways) {
  static std::atomic<long> calls = 0;
  const int before = errno;
  const Plan& made = plan();
  if (made.root.empty() || path.compare(0, made.root.size(), made.root) != 0) return false;
  if (made.way != 0 && (made.way & ways) == 0) return false;
  note(call, path);
  errno = before;
  if (++calls != made.at) return false;
  if (made.way == 0) (void)::syscall(SYS_kill, ::getpid(), SIGKILL);
  errno = made.number;
  return true;
}

// The call of this name that the program would have made.
template <class Call>
Call real(const char* name) {
  return reinterpret_cast<Call>(::dlsym(RTLD_NEXT, name));
}

mode_t mode_of(int flags, va_list rest) {
  return (flags & O_CREAT) != 0 ? static_cast<mode_t>(va_arg(rest, int)) : 0;
}

unsigned ways_to_open(int flags) {
  return (flags & O_CREAT) != 0 ? Io | Space | Interrupt : Io | Interrupt;
}

int open_at(int folder, const char* path, int flags, mode_t mode) {
  if (fails("open", path_at(folder, path), ways_to_open(flags))) return -1;
  return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

}  // namespace

// A function of the C library by its arguments, and which of them name the file.
#define SHIM(result, failed, name, path, ways, parameters, arguments) \
  extern "C" result name parameters {                                 \
    if (fails(#name, path, ways)) return failed;                      \
    static const auto next = real<result(*) parameters>(#name);       \
    return next arguments;                                            \
  }

extern "C" {

int open(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_at(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_at(AT_FDCWD, path, flags, mode);
}
int openat(int folder, const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_at(folder, path, flags, mode);
}
int openat64(int folder, const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_at(folder, path, flags, mode);
}

// Closed it is all the same, as Linux has it.
int close(int file) {
  const bool failed = fails("close", path_of(file), Io | Interrupt);
  const int reason = errno;
  const int closed = static_cast<int>(::syscall(SYS_close, file));
  if (failed) errno = reason;
  return failed ? -1 : closed;
}
int fclose(FILE* file) {
  const bool failed = fails("fclose", path_of(::fileno(file)), Io);
  static const auto next = real<int (*)(FILE*)>("fclose");
  const int closed = next(file);
  if (failed) errno = plan().number;
  return failed ? EOF : closed;
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
  if (plan().deny_exchange && flags != 0) {
    errno = EINVAL;
    return -1;
  }
  if (fails("renameat2", path_at(to_folder, to), Io | Space)) return -1;
  return static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}
int syncfs(int file) {
  if (plan().deny_exchange) {
    errno = ENOSYS;
    return -1;
  }
  if (fails("syncfs", path_of(file), Io | Space)) return -1;
  return static_cast<int>(::syscall(SYS_syncfs, file));
}

}  // extern "C"

#define ALL (Io | Space | Interrupt)

SHIM(FILE*, nullptr, fopen, path, Io | Interrupt, (const char* path, const char* mode),
     (path, mode))
SHIM(FILE*, nullptr, fopen64, path, Io | Interrupt, (const char* path, const char* mode),
     (path, mode))
SHIM(ssize_t, -1, write, path_of(file), ALL, (int file, const void* bytes, size_t size),
     (file, bytes, size))
SHIM(ssize_t, -1, writev, path_of(file), ALL, (int file, const struct iovec* parts, int count),
     (file, parts, count))
SHIM(ssize_t, -1, pwrite, path_of(file), ALL,
     (int file, const void* bytes, size_t size, off_t place), (file, bytes, size, place))
SHIM(ssize_t, -1, pwrite64, path_of(file), ALL,
     (int file, const void* bytes, size_t size, off64_t place), (file, bytes, size, place))
SHIM(ssize_t, -1, read, path_of(file), Io | Interrupt, (int file, void* bytes, size_t size),
     (file, bytes, size))
SHIM(ssize_t, -1, pread, path_of(file), Io | Interrupt,
     (int file, void* bytes, size_t size, off_t place), (file, bytes, size, place))
SHIM(ssize_t, -1, pread64, path_of(file), Io | Interrupt,
     (int file, void* bytes, size_t size, off64_t place), (file, bytes, size, place))
SHIM(off_t, -1, lseek, path_of(file), Io, (int file, off_t place, int from), (file, place, from))
SHIM(int, -1, fsync, path_of(file), ALL, (int file), (file))
SHIM(int, -1, fdatasync, path_of(file), ALL, (int file), (file))
SHIM(int, -1, ftruncate, path_of(file), ALL, (int file, off_t size), (file, size))
SHIM(int, -1, ftruncate64, path_of(file), ALL, (int file, off64_t size), (file, size))
SHIM(int, -1, flock, path_of(file), Io | Interrupt, (int file, int what), (file, what))
SHIM(int, -1, fchmod, path_of(file), Io, (int file, mode_t mode), (file, mode))
SHIM(int, -1, fchown, path_of(file), Io, (int file, uid_t user, gid_t group), (file, user, group))
SHIM(int, -1, rename, to, Io | Space, (const char* from, const char* to), (from, to))
SHIM(int, -1, mkdir, path, Io | Space, (const char* path, mode_t mode), (path, mode))
SHIM(int, -1, rmdir, path, Io, (const char* path), (path))
SHIM(int, -1, unlink, path, Io, (const char* path), (path))
SHIM(int, -1, unlinkat, path_at(folder, path), Io, (int folder, const char* path, int flags),
     (folder, path, flags))
SHIM(int, -1, access, path, Io, (const char* path, int mode), (path, mode))
SHIM(int, -1, stat, path, Io, (const char* path, struct stat* status), (path, status))
SHIM(int, -1, lstat, path, Io, (const char* path, struct stat* status), (path, status))
SHIM(int, -1, fstat, path_of(file), Io, (int file, struct stat* status), (file, status))
SHIM(int, -1, fstatat, path_at(folder, path), Io,
     (int folder, const char* path, struct stat* status, int flags), (folder, path, status, flags))
SHIM(int, -1, stat64, path, Io, (const char* path, struct stat64* status), (path, status))
SHIM(int, -1, lstat64, path, Io, (const char* path, struct stat64* status), (path, status))
SHIM(int, -1, fstat64, path_of(file), Io, (int file, struct stat64* status), (file, status))
SHIM(DIR*, nullptr, opendir, path, Io, (const char* path), (path))
SHIM(struct dirent*, nullptr, readdir, path_of(::dirfd(folder)), Io, (DIR * folder), (folder))
SHIM(struct dirent64*, nullptr, readdir64, path_of(::dirfd(folder)), Io, (DIR * folder), (folder))
