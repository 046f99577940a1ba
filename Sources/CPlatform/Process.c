#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <mach/mach.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

int32_t cplatform_process(void) { return (int32_t)getpid(); }

char *cplatform_executable(void) {
#ifdef __APPLE__
  char path[4096];
  uint32_t capacity = sizeof path;
  return _NSGetExecutablePath(path, &capacity) == 0 ? cplatform_real_path(path) : NULL;
#else
  return cplatform_real_path("/proc/self/exe");
#endif
}

const char *cplatform_environment(const char *name) { return getenv(name); }

int32_t cplatform_columns(int32_t least) {
  long columns = 0;
  const char *const text = getenv("COLUMNS");
  bool is_number = false;
  if (text != NULL && *text != '\0') {
    char *end = NULL;
    errno = 0;
    columns = strtol(text, &end, 10);
    is_number = errno == 0 && *end == '\0';
  }
  struct winsize size;
  if (!is_number) {
    const bool has_size = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    columns = has_size ? size.ws_col : 80;
  }
  if (columns < least) {
    char value[12];
    snprintf(value, sizeof value, "%d", (int)least);
    setenv("COLUMNS", value, 1);
    return least;
  }
  return columns > 10000 ? 10000 : (int32_t)columns;
}

bool cplatform_is_terminal(int32_t file) { return isatty(file) == 1; }

// SIGTTOU stops a process in the background that changes the foreground group, unless it blocks the signal.
static void set_foreground(int32_t file, pid_t group) {
  sigset_t blocked;
  sigset_t before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  if (pthread_sigmask(SIG_BLOCK, &blocked, &before) != 0) {
    return;
  }
  tcsetpgrp(file, group);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int32_t cplatform_take_foreground(int32_t file) {
  pid_t foreground = tcgetpgrp(file);
  if (foreground < 0 || foreground == getpgrp()) {
    return -1;
  }
  set_foreground(file, getpgrp());
  return (int32_t)foreground;
}

void cplatform_return_foreground(int32_t file, int32_t group) { set_foreground(file, (pid_t)group); }

// The compiler may remove a `malloc` that is freed at once, and assume that it succeeds.
bool cplatform_has_memory(size_t count) {
  if (count == 0) {
    return true;
  }
  void *memory = mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) {
    return false;
  }
  munmap(memory, count);
  return true;
}

#ifdef __linux__
// Reads the pages of the program that are mapped and those that are resident.
static bool read_pages(uint64_t *mapped, uint64_t *resident) {
  char text[128];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    return false;
  }
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) {
    return false;
  }
  text[count] = 0;
  char *rest = NULL;
  *mapped = strtoull(text, &rest, 10);
  *resident = strtoull(rest, NULL, 10);
  return true;
}
#endif

uint64_t cplatform_resident_memory(void) {
#ifdef __linux__
  uint64_t mapped = 0, resident = 0;
  long page = sysconf(_SC_PAGESIZE);
  return page > 0 && read_pages(&mapped, &resident) ? resident * (uint64_t)page : 0;
#elif defined(__APPLE__)
  mach_task_basic_info_data_t info;
  mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
  kern_return_t result =
      task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&info, &count);
  return result == KERN_SUCCESS ? info.resident_size : 0;
#else
  return 0;
#endif
}

uint64_t cplatform_address_space_left(void) {
#ifdef __linux__
  struct rlimit limit;
  uint64_t mapped = 0, resident = 0;
  long page = sysconf(_SC_PAGESIZE);
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || page <= 0 ||
      !read_pages(&mapped, &resident)) {
    return UINT64_MAX;
  }
  uint64_t used = mapped * (uint64_t)page;
  return used < limit.rlim_cur ? (uint64_t)limit.rlim_cur - used : 0;
#else
  return UINT64_MAX;
#endif
}

bool cplatform_can_open_files(size_t count) {
  enum { most = 64 };
  int files[most];
  size_t wanted = count < most ? count : most;
  size_t opened = 0;
  while (opened < wanted && (files[opened] = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0) {
    opened++;
  }
  for (size_t index = 0; index < opened; index++) {
    close(files[index]);
  }
  return opened == wanted;
}

void cplatform_reserve_standard_streams(void) {
  for (int file = 0; file < 3; file++) {
    if (fcntl(file, F_GETFD) < 0 && errno == EBADF) {
      // It gets the lowest free number, which is this one. The mode is the wrong one on purpose.
      (void)!open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY);
    }
  }
}

void cplatform_keep_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  struct rlimit limit;
  // Each heap reserves 64 MiB.
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    mallopt(M_ARENA_MAX, 1);
  }
#endif
}

// MARK: - Threads

static void *wait_for_lock(void *lock) {
  pthread_mutex_lock(lock);
  pthread_mutex_unlock(lock);
  return NULL;
}

bool cplatform_can_start_threads(size_t count) {
  enum { most = 64 };
  pthread_t threads[most];
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  size_t wanted = count < most ? count : most;
  size_t started = 0;
  // All at once: one after the other would need only one.
  while (started < wanted && pthread_create(&threads[started], NULL, wait_for_lock, &lock) == 0) {
    started++;
  }
  pthread_mutex_unlock(&lock);
  for (size_t index = 0; index < started; index++) {
    pthread_join(threads[index], NULL);
  }
  pthread_mutex_destroy(&lock);
  return started == wanted;
}

// MARK: - Ends

void cplatform_exit(int32_t code) { _exit(code); }

void cplatform_end_by_signal(int32_t number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(number, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  kill(getpid(), number);
  _exit(128 + number);
}

// MARK: - Watching

static int watched[2] = {-1, -1};
static int watch_interval;
static void (*watch_tick)(int32_t);

static void note_signal(int number) {
  int code = errno;
  unsigned char byte = (unsigned char)number;
  (void)!write(watched[1], &byte, 1);
  errno = code;
}

static void *watch(void *unused) {
  (void)unused;
  while (true) {
    struct pollfd wait = {.fd = watched[0], .events = POLLIN};
    int ready = poll(&wait, 1, watch_interval);
    unsigned char number = 0;
    if (ready > 0 && read(watched[0], &number, 1) != 1) {
      number = 0;
    }
    watch_tick(number);
  }
  return NULL;
}

int32_t cplatform_watch(int32_t milliseconds, void (*tick)(int32_t)) {
  if (watched[0] >= 0) {
    return -EALREADY;
  }
  if (pipe(watched) != 0) {
    return -errno;
  }
  for (int end = 0; end < 2; end++) {
    fcntl(watched[end], F_SETFD, FD_CLOEXEC);
    fcntl(watched[end], F_SETFL, O_NONBLOCK);
  }
  watch_interval = milliseconds;
  watch_tick = tick;
  // A small stack: with a limit on address space, the usual 8 MiB would be missing elsewhere.
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 512 << 10);
  pthread_t thread;
  int code = pthread_create(&thread, &attributes, watch, NULL);
  pthread_attr_destroy(&attributes);
  if (code != 0) {
    return -code;
  }
  pthread_detach(thread);
  // A closed terminal, the key for a core dump and the limit of processor time leave no temporary files either.
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction old;
    // `nohup` and background jobs of shells make a process ignore a signal; that must stay so.
    if (sigaction(numbers[index], NULL, &old) == 0 && old.sa_handler != SIG_IGN) {
      struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
      sigemptyset(&action.sa_mask);
      sigaction(numbers[index], &action, NULL);
    }
  }
  return 0;
}
