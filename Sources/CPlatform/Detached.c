#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

int32_t cplatform_start_detached(const char *path, char *const *arguments) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int code = posix_spawn_file_actions_init(&actions);
  if (code != 0) {
    return -code;
  }
  code = posix_spawnattr_init(&attributes);
  if (code != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return -code;
  }
  for (int file = 0; code == 0 && file < 3; file++) {
    code = posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0);
  }
  if (code == 0) {
    code = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  }
  if (code == 0) {
    pid_t child;
    code = posix_spawn(&child, path, &actions, &attributes, arguments, environ);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return -code;
}
