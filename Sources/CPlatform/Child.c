#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// Between `fork` and `execve` only async-signal-safe functions may be called: another thread may
// have held any lock at the fork.

// The time between SIGTERM and SIGKILL, in milliseconds. Our choice.
enum { grace_milliseconds = 500 };

// The supervisor's descriptors after the child's three standard ones.
enum { lifeline_place = 3, report_place = 4, ended_read_place = 5, ended_write_place = 6 };

// MARK: - In the supervisor and the child

static void close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0u, 0u) == 0) {
    return;
  }
#endif
  struct rlimit limit;
  int most = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? (int)limit.rlim_cur
                                                                             : 65536;
  for (int file = first; file < most; file++) {
    close(file);
  }
}

static void reset_signals(void) {
  for (int number = 1; number < 65; number++) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(number, &action, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void set_limit(int resource, uint64_t value) {
  struct rlimit limit;
  if (value == 0 || getrlimit(resource, &limit) != 0) {
    return;
  }
  rlim_t wanted = (rlim_t)value;
  // A request above the hard limit would fail entirely.
  if (limit.rlim_max != RLIM_INFINITY && wanted > limit.rlim_max) {
    wanted = limit.rlim_max;
  }
  limit.rlim_cur = wanted;
  limit.rlim_max = wanted;
  setrlimit(resource, &limit);
}

static void report(cplatform_child_end end) {
  while (write(report_place, &end, sizeof end) < 0 && errno == EINTR) {
  }
}

static _Noreturn void become_program(const char *path, char *const *arguments,
                                     char *const *environment, cplatform_child_limits limits) {
  // Both processes do this, so that the group exists for whichever runs first.
  setpgid(0, 0);
#ifdef __linux__
  // Ends the child if the supervisor is killed. The supervisor has one thread, so the signal means
  // that it ended.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  reset_signals();
  // Linux closes descriptors at `execve` only if they are marked.
  for (int place = lifeline_place; place <= ended_write_place; place++) {
    fcntl(place, F_SETFD, FD_CLOEXEC);
  }
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  set_limit(RLIMIT_AS, limits.memory);
  set_limit(RLIMIT_CPU, limits.processor_seconds);
  set_limit(RLIMIT_FSIZE, limits.file_length);
  set_limit(RLIMIT_NOFILE, limits.open_files);
  execve(path, arguments, environment);
  report((cplatform_child_end){.was_started = 0, .code = errno});
  _exit(127);
}

static void note_end(int number) {
  (void)number;
  int code = errno;
  (void)!write(ended_write_place, "", 1);
  errno = code;
}

// Whether the child has ended. It stays a zombie, so that its process id cannot be reused.
static bool has_ended(pid_t child, siginfo_t *info) {
  info->si_pid = 0;
  return waitid(P_PID, (id_t)child, info, WEXITED | WNOHANG | WNOWAIT) == 0 && info->si_pid == child;
}

static int64_t now_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Waits until the child ends or the lifeline is closed, then ends the rest of the group.
static _Noreturn void supervise(pid_t child) {
  siginfo_t info;
  bool is_ending = false;
  int64_t deadline = 0;
  while (!has_ended(child, &info)) {
    int timeout = -1;
    if (is_ending) {
      int64_t left = deadline - now_milliseconds();
      if (left <= 0) {
        kill(-child, SIGKILL);
        left = 1000;
      }
      timeout = (int)left;
    }
    struct pollfd waits[2] = {{.fd = ended_read_place, .events = POLLIN},
                              {.fd = is_ending ? -1 : lifeline_place, .events = POLLIN}};
    poll(waits, 2, timeout);
    char byte;
    while (read(ended_read_place, &byte, 1) == 1) {
    }
    if (!is_ending && waits[1].revents != 0) {
      is_ending = true;
      deadline = now_milliseconds() + grace_milliseconds;
      kill(-child, SIGTERM);
      // Stopped processes could not handle SIGTERM.
      kill(-child, SIGCONT);
    }
  }
  // The zombie reserves the group's id, so this cannot hit another group.
  kill(-child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status)) {
    report((cplatform_child_end){.was_started = 1, .was_signaled = 1, .code = WTERMSIG(status)});
  } else {
    report((cplatform_child_end){.was_started = 1, .code = WEXITSTATUS(status)});
  }
  _exit(0);
}

// Moves the supervisor's descriptors to fixed numbers and closes all others. They must first be
// above all these numbers, or one would be overwritten before it is moved.
static bool place_descriptors(int input, int output, int errors, int lifeline, int report) {
  const int from[] = {input, output, errors, lifeline, report};
  int high[sizeof from / sizeof *from];
  for (size_t index = 0; index < sizeof from / sizeof *from; index++) {
    high[index] = fcntl(from[index], F_DUPFD, ended_write_place + 1);
    if (high[index] < 0) {
      return false;
    }
  }
  for (size_t index = 0; index < sizeof from / sizeof *from; index++) {
    if (dup2(high[index], (int)index) < 0) {
      return false;
    }
  }
  close_from(report_place + 1);
  int ends[2];
  if (pipe(ends) != 0) {
    return false;
  }
  // The two lowest free descriptors.
  return ends[0] == ended_read_place && ends[1] == ended_write_place &&
         fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0;
}

static _Noreturn void run_supervisor(const char *path, char *const *arguments,
                                     char *const *environment, cplatform_child_limits limits,
                                     int input, int output, int errors, int lifeline, int report_end) {
  // Without a terminal, Ctrl-C reaches only the process that the user started, which decides what
  // to do.
  setsid();
  reset_signals();
  if (!place_descriptors(input, output, errors, lifeline, report_end)) {
    cplatform_child_end end = {.was_started = 0, .code = errno};
    while (write(report_end, &end, sizeof end) < 0 && errno == EINTR) {
    }
    _exit(127);
  }
  struct sigaction action = {.sa_handler = note_end, .sa_flags = SA_NOCLDSTOP};
  sigaction(SIGCHLD, &action, NULL);
#ifdef __linux__
  // Without a copy of the memory, which takes as long as the fork of a large process (measured).
  pid_t child = vfork();
#else
  pid_t child = fork();
#endif
  if (child < 0) {
    report((cplatform_child_end){.was_started = 0, .code = errno});
    _exit(127);
  }
  if (child == 0) {
    become_program(path, arguments, environment, limits);
  }
  setpgid(child, child);
  // Closed, so that the parent sees the end of the child's streams.
  for (int file = 0; file < 3; file++) {
    close(file);
  }
  supervise(child);
}

// MARK: - In this process

static void close_all(int *files, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (files[index] >= 0) {
      close(files[index]);
    }
  }
}

static bool make_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0;
#else
  return pipe(ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 &&
         fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
#endif
}

static bool make_sockets(int ends[2]) {
#ifdef __linux__
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
#else
  int on = 1;
  return socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0 &&
         fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0 &&
         setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on) == 0;
#endif
}

int32_t cplatform_spawn(const char *path, char *const *arguments, char *const *environment,
                        cplatform_child_limits limits, bool wants_output, cplatform_child *child) {
  // input, output, errors, lifeline, report: the reading end first.
  enum { input_place, output_place, errors_place, line_place, end_place, pair_count };
  int files[2 * pair_count];
  memset(files, -1, sizeof files);
  int *input = files, *output = files + 2, *errors = files + 4, *line = files + 6, *end = files + 8;
  bool is_ready = make_sockets(input) && make_pipe(errors) && make_pipe(line) && make_pipe(end);
  if (is_ready && wants_output) {
    is_ready = make_pipe(output);
  } else if (is_ready) {
    output[1] = open("/dev/null", O_WRONLY | O_CLOEXEC);
    is_ready = output[1] >= 0;
  }
  pid_t supervisor = -1;
  if (is_ready) {
    // Signals are blocked until both processes have set their handlers; the fork inherits that.
    sigset_t all, old;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &old);
    supervisor = fork();
    if (supervisor == 0) {
      run_supervisor(path, arguments, environment, limits, input[1], output[1], errors[1], line[0],
                     end[1]);
    }
    int code = errno;
    sigprocmask(SIG_SETMASK, &old, NULL);
    errno = code;
  }
  if (supervisor < 0) {
    int32_t code = -errno;
    close_all(files, 2 * pair_count);
    return code;
  }
  int theirs[] = {input[1], output[1], errors[1], line[0], end[1]};
  close_all(theirs, sizeof theirs / sizeof *theirs);
  for (int index = 0; index < pair_count; index++) {
    int file = index == line_place ? line[1] : files[2 * index];
    if (file >= 0 && index != end_place && index != line_place) {
      fcntl(file, F_SETFL, O_NONBLOCK);
    }
  }
  *child = (cplatform_child){.supervisor = (int32_t)supervisor,
                             .input = input[0],
                             .output = output[0],
                             .errors = errors[0],
                             .report = end[0],
                             .lifeline = line[1]};
  return 0;
}

void cplatform_wait(int32_t supervisor) {
  while (waitpid((pid_t)supervisor, NULL, 0) < 0 && errno == EINTR) {
  }
}

int32_t cplatform_poll(cplatform_event *events, size_t count, int32_t milliseconds) {
  enum { most = 8 };
  struct pollfd waits[most];
  if (count > most) {
    return -EINVAL;
  }
  for (size_t index = 0; index < count; index++) {
    waits[index] = (struct pollfd){
        .fd = events[index].file, .events = events[index].wants_to_write ? POLLOUT : POLLIN};
  }
  int ready = poll(waits, (nfds_t)count, milliseconds);
  for (size_t index = 0; index < count; index++) {
    events[index].is_ready = ready > 0 && waits[index].revents != 0;
  }
  return ready < 0 && errno != EINTR ? -errno : 0;
}

int64_t cplatform_send(int32_t socket, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  enum { flags = MSG_NOSIGNAL };
#else
  enum { flags = 0 };
#endif
  ssize_t result = send(socket, bytes, count, flags);
  if (result >= 0) {
    return result;
  }
  return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK ? 0 : -errno;
}
