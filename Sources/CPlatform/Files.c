#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CPlatform.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

const int32_t cplatform_not_found = ENOENT;
const int32_t cplatform_not_a_folder = ENOTDIR;
const int32_t cplatform_exists = EEXIST;
const int32_t cplatform_not_supported = EOPNOTSUPP;
const int32_t cplatform_would_block = EWOULDBLOCK;
const int32_t cplatform_crosses = EXDEV;
const int32_t cplatform_is_link = ELOOP;
const int32_t cplatform_no_reader = ENXIO;

static int32_t checked(int result) { return result < 0 ? -errno : result; }

void cplatform_error_text(int32_t code, char *text, size_t capacity) {
  if (capacity == 0) {
    return;
  }
  // `strerror_r` has two signatures. The C library's messages for its own errors are constants, so
  // `strerror` is thread-safe here.
  const char *words = strerror(code);
  size_t length = strnlen(words, capacity - 1);
  memcpy(text, words, length);
  text[length] = 0;
}

// MARK: - Facts

static void set_status(cplatform_status *status, const struct stat *facts) {
  mode_t kind = facts->st_mode & S_IFMT;
  status->kind = kind == S_IFREG   ? CPLATFORM_FILE
                 : kind == S_IFDIR ? CPLATFORM_FOLDER
                 : kind == S_IFLNK ? CPLATFORM_LINK
                                   : CPLATFORM_OTHER;
  status->device = (uint64_t)facts->st_dev;
  status->number = (uint64_t)facts->st_ino;
  status->length = facts->st_size < 0 ? 0 : (uint64_t)facts->st_size;
  status->link_count = (uint64_t)facts->st_nlink;
#ifdef __APPLE__
  const struct timespec modified = facts->st_mtimespec;
#else
  const struct timespec modified = facts->st_mtim;
#endif
  status->modified = (int64_t)modified.tv_sec * 1000000000 + modified.tv_nsec;
}

int32_t cplatform_status_of(const char *path, bool follows, cplatform_status *status) {
  struct stat facts;
  if ((follows ? stat(path, &facts) : lstat(path, &facts)) != 0) {
    return -errno;
  }
  set_status(status, &facts);
  return 0;
}

int32_t cplatform_status_of_open(int32_t file, cplatform_status *status) {
  struct stat facts;
  if (fstat(file, &facts) != 0) {
    return -errno;
  }
  set_status(status, &facts);
  return 0;
}

// MARK: - Opening

enum { reading = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY };

static int32_t opened(int folder, const char *path, int flags, mode_t mode) {
  int file;
  do {
    file = openat(folder, path, flags, mode);
  } while (file < 0 && errno == EINTR);
  return checked(file);
}

int32_t cplatform_open(const char *path) { return opened(AT_FDCWD, path, reading, 0); }

// Opens each path component in turn and follows no links at all.
static int32_t walk(int root, const char *path) {
  char component[256];
  int32_t folder = cplatform_duplicate(root);
  while (folder >= 0) {
    path += strspn(path, "/");
    size_t length = strcspn(path, "/");
    if (length == 0) {
      return folder;
    }
    bool is_last = path[length + strspn(path + length, "/")] == 0;
    int32_t next;
    if (length >= sizeof component) {
      next = -ENAMETOOLONG;
    } else {
      memcpy(component, path, length);
      component[length] = 0;
      next = strcmp(component, "..") == 0
                 ? -EXDEV
                 : opened(folder, component,
                          reading | O_NOFOLLOW | (is_last ? 0 : O_DIRECTORY), 0);
    }
    // With O_DIRECTORY a link in place of a folder gives ENOTDIR.
    struct stat facts;
    if (next == -ENOTDIR && fstatat(folder, component, &facts, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(facts.st_mode)) {
      next = -ELOOP;
    }
    close(folder);
    path += length;
    folder = next;
  }
  return folder;
}

int32_t cplatform_open_beneath(const char *root, const char *path) {
  int32_t file = -ENOSYS;
#if defined(__linux__) && defined(SYS_openat2)
  // The kernel's `struct open_how`; its header is not on every system that has the call.
  struct {
    uint64_t flags, mode, resolve;
  } how = {(uint64_t)reading, 0, 0x08 /* RESOLVE_BENEATH */ | 0x02 /* RESOLVE_NO_MAGICLINKS */};
  int32_t folder = opened(AT_FDCWD, root, reading | O_DIRECTORY, 0);
  if (folder < 0) {
    return folder;
  }
  path += strspn(path, "/");
  do {
    // EAGAIN: a folder was renamed in the meantime.
    file = checked((int)syscall(SYS_openat2, folder, *path == 0 ? "." : path, &how, sizeof how));
  } while (file == -EINTR || file == -EAGAIN);
  close(folder);
#endif
  // Some containers forbid the call.
  return file == -ENOSYS || file == -EPERM ? cplatform_walk_beneath(root, path) : file;
}

int32_t cplatform_walk_beneath(const char *root, const char *path) {
  int32_t folder = opened(AT_FDCWD, root, reading | O_DIRECTORY, 0);
  if (folder < 0) {
    return folder;
  }
  int32_t file = walk(folder, path + strspn(path, "/"));
  close(folder);
  return file;
}

int32_t cplatform_open_writing(const char *path) {
  // Without O_NONBLOCK opening a pipe without a reader would block.
  int32_t file = opened(AT_FDCWD, path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0);
  int flags = file < 0 ? -1 : fcntl(file, F_GETFL);
  if (flags >= 0) {
    fcntl(file, F_SETFL, flags & ~O_NONBLOCK);
  }
  return file;
}

int32_t cplatform_create(const char *path) {
  return opened(AT_FDCWD, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

int32_t cplatform_open_for_lock(const char *path) {
  return opened(AT_FDCWD, path, reading | O_NOFOLLOW, 0);
}

int32_t cplatform_duplicate(int32_t file) { return checked(fcntl(file, F_DUPFD_CLOEXEC, 0)); }

// After EINTR the descriptor is already closed on Linux and may belong to another thread.
int32_t cplatform_close(int32_t file) {
  return close(file) != 0 && errno != EINTR ? -errno : 0;
}

// MARK: - Reading and writing

int64_t cplatform_read(int32_t file, void *bytes, size_t count) {
  ssize_t result;
  do {
    result = read(file, bytes, count);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? -errno : result;
}

int32_t cplatform_write_all(int32_t file, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written < 0) {
      if (errno == EINTR) {
        continue;
      }
      return -errno;
    }
    rest += written;
    count -= (size_t)written;
  }
  return 0;
}

int32_t cplatform_write_at(int32_t file, const void *bytes, size_t count, uint64_t offset) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = pwrite(file, rest, count, (off_t)offset);
    if (written < 0) {
      if (errno == EINTR) {
        continue;
      }
      return -errno;
    }
    rest += written;
    offset += (uint64_t)written;
    count -= (size_t)written;
  }
  return 0;
}

int32_t cplatform_lock(int32_t file) { return checked(flock(file, LOCK_EX | LOCK_NB)); }

// MARK: - Names

int32_t cplatform_rename(const char *from, const char *to) { return checked(rename(from, to)); }

int32_t cplatform_exchange(const char *one, const char *other) {
#if defined(__linux__) && defined(SYS_renameat2)
  int32_t result =
      checked((int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2 /* RENAME_EXCHANGE */));
#elif defined(__APPLE__)
  int32_t result = checked(renamex_np(one, other, RENAME_SWAP));
#else
  (void)one;
  (void)other;
  int32_t result = -ENOSYS;
#endif
  bool is_unknown = result == -ENOSYS || result == -EINVAL || result == -EPERM || result == -ENOTSUP;
  return is_unknown ? -EOPNOTSUPP : result;
}

int32_t cplatform_remove(const char *path) { return checked(unlink(path)); }

int32_t cplatform_remove_folder(const char *path) { return checked(rmdir(path)); }

int32_t cplatform_make_folder(const char *path) { return checked(mkdir(path, 0777)); }

int32_t cplatform_list(int32_t folder, void *context, void (*use)(void *, const char *)) {
  DIR *entries = fdopendir(folder);
  if (entries == NULL) {
    int32_t code = -errno;
    close(folder);
    return code;
  }
  int32_t code = 0;
  while (true) {
    errno = 0;
    const struct dirent *entry = readdir(entries);
    if (entry == NULL) {
      code = -errno;
      break;
    }
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) {
      use(context, entry->d_name);
    }
  }
  closedir(entries);
  return code;
}

char *cplatform_real_path(const char *path) { return realpath(path, NULL); }

int64_t cplatform_read_link(const char *path, char *target, size_t count) {
  ssize_t length = readlink(path, target, count);
  return length < 0 ? -errno : length;
}

void cplatform_free(char *text) { free(text); }

bool cplatform_is_readable(const char *path) { return access(path, R_OK) == 0; }

bool cplatform_is_executable(const char *path) {
  struct stat facts;
  return stat(path, &facts) == 0 && S_ISREG(facts.st_mode) && access(path, X_OK) == 0;
}
