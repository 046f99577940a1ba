#include "CPlatform.h"

#include <errno.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>

int32_t cplatform_changes_open(void) {
  int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

int32_t cplatform_changes_add(int32_t changes, const char *folder) {
  const uint32_t events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR;
  return inotify_add_watch(changes, folder, events) < 0 ? -errno : 0;
}

bool cplatform_changes_happened(int32_t changes) {
  // The events only say that it is time to look.
  char events[4096] __attribute__((aligned(__alignof__(struct inotify_event))));
  bool happened = false;
  while (read(changes, events, sizeof events) > 0) {
    happened = true;
  }
  return happened;
}
#else
int32_t cplatform_changes_open(void) { return -ENOTSUP; }

int32_t cplatform_changes_add(int32_t changes, const char *folder) { return -ENOTSUP; }

bool cplatform_changes_happened(int32_t changes) { return false; }
#endif
