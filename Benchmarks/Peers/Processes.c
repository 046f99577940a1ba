#include "Peers.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

static int64_t memory = 0;

int64_t peers_process_memory(void) { return memory; }

int64_t peers_own_memory(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? (int64_t)usage.ru_maxrss * 1024 : 0;
}

int64_t peers_file_size(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? (int64_t)status.st_size : -1;
}

size_t peers_file_read(const char *path, int64_t offset, uint8_t *to, size_t count) {
  int file = open(path, O_RDONLY);
  if (file < 0) {
    return 0;
  }
  ssize_t length = pread(file, to, count, (off_t)offset);
  close(file);
  return length < 0 ? 0 : (size_t)length;
}

static int64_t time_words(char **words) {
  posix_spawn_file_actions_t silence;
  posix_spawn_file_actions_init(&silence);
  posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&silence, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  int64_t start = nanoseconds();
  pid_t child;
  int status = -1;
  if (posix_spawnp(&child, words[0], &silence, NULL, words, environ) == 0) {
    struct rusage usage;
    wait4(child, &status, 0, &usage);
    memory = (int64_t)usage.ru_maxrss * 1024;
  }
  int64_t end = nanoseconds();
  posix_spawn_file_actions_destroy(&silence);
  return status == 0 ? end - start : -1;
}

int64_t peers_time_process(const char *words) {
  enum { most_words = 64 };
  char *copy = strdup(words);
  if (copy == NULL) {
    return -1;
  }
  char *list[most_words + 1];
  int count = 0;
  char *rest = copy;
  for (char *word; count < most_words && (word = strsep(&rest, "\n")) != NULL;) {
    list[count++] = word;
  }
  list[count] = NULL;
  int64_t taken = time_words(list);
  free(copy);
  return taken;
}
