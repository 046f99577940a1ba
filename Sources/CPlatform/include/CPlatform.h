/// The operating system's calls that the project uses, with the same types on Linux (glibc and
/// musl) and Darwin. No Swift file imports the C library.
///
/// A function that can fail returns a negative `errno` value on failure, and 0 or more on success.

#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: - Errors

/// `errno` values that callers distinguish.
extern const int32_t cplatform_not_found;       // ENOENT
extern const int32_t cplatform_not_a_folder;    // ENOTDIR
extern const int32_t cplatform_exists;          // EEXIST
extern const int32_t cplatform_not_supported;   // EOPNOTSUPP
extern const int32_t cplatform_would_block;     // EWOULDBLOCK
extern const int32_t cplatform_crosses;         // EXDEV
extern const int32_t cplatform_is_link;         // ELOOP
extern const int32_t cplatform_no_reader;       // ENXIO

/// Writes the system's message for an `errno` value to `text`, truncated to `capacity` bytes
/// including a zero at the end.
void cplatform_error_text(int32_t code, char *text, size_t capacity);

// MARK: - Files

/// The kind of file that a path names.
typedef enum __attribute__((enum_extensibility(closed))) {
  CPLATFORM_FILE = 0,
  CPLATFORM_FOLDER = 1,
  CPLATFORM_LINK = 2,
  /// A pipe, a socket or a device.
  CPLATFORM_OTHER = 3,
} cplatform_kind;

/// Facts about a file. Two paths name one file if device and number are equal.
typedef struct {
  cplatform_kind kind;
  uint64_t device;
  uint64_t number;
  uint64_t length;
  uint64_t link_count;
  /// When the contents changed, in nanoseconds since 1970.
  int64_t modified;
} cplatform_status;

/// Gets the facts about the file at `path`. Symbolic links are followed if `follows`.
int32_t cplatform_status_of(const char *path, bool follows, cplatform_status *status);
/// Gets the facts about an open file.
int32_t cplatform_status_of_open(int32_t file, cplatform_status *status);

/// Opens a file or folder for reading and returns its descriptor. Never blocks, not even for a pipe
/// without a writer or for a device.
int32_t cplatform_open(const char *path);
/// Opens a file or folder for reading below a folder. `path` is relative to `root` and must not
/// leave it through ".." or a symbolic link (openat2 with RESOLVE_BENEATH; where that is missing no
/// link is followed at all). If it does, returns the negative of `cplatform_crosses` or
/// `cplatform_is_link`.
int32_t cplatform_open_beneath(const char *root, const char *path);
/// The same where openat2 is missing, component by component: no symbolic link is followed at all, and ".." is
/// refused.
int32_t cplatform_walk_beneath(const char *root, const char *path);
/// Opens an existing file for writing, without truncating it. A pipe without a reader gives
/// `cplatform_no_reader`.
int32_t cplatform_open_writing(const char *path);
/// Creates a file that must not exist yet and opens it for writing.
int32_t cplatform_create(const char *path);
/// Opens a path only for locking; symbolic links are not followed.
int32_t cplatform_open_for_lock(const char *path);
/// Duplicates a descriptor.
int32_t cplatform_duplicate(int32_t file);
/// Closes a descriptor. Some file systems report a full disk only here.
int32_t cplatform_close(int32_t file);
/// Reads at most `count` bytes; returns 0 at the end of the file.
int64_t cplatform_read(int32_t file, void *bytes, size_t count);
/// Writes all bytes at the file's position.
int32_t cplatform_write_all(int32_t file, const void *bytes, size_t count);
/// Writes all bytes at an offset; the file's position does not change.
int32_t cplatform_write_at(int32_t file, const void *bytes, size_t count, uint64_t offset);
/// Takes an exclusive lock without waiting. It is released when the last descriptor of the open
/// file is closed.
int32_t cplatform_lock(int32_t file);

/// Renames a file; an existing file at `to` is replaced atomically.
int32_t cplatform_rename(const char *from, const char *to);
/// Exchanges two paths atomically; returns the negative of `cplatform_not_supported` if the file
/// system cannot do that.
int32_t cplatform_exchange(const char *one, const char *other);
/// Removes a file or a link.
int32_t cplatform_remove(const char *path);
/// Removes an empty folder.
int32_t cplatform_remove_folder(const char *path);
/// Creates a folder.
int32_t cplatform_make_folder(const char *path);
/// Calls `use` for each name in an open folder except "." and "..", in the file system's order.
/// Closes the descriptor.
int32_t cplatform_list(int32_t folder, void *_Nullable context,
                       void (*use)(void *_Nullable context, const char *name));
/// The absolute path without links; NULL if there is no such file. Free it with `cplatform_free`.
char *_Nullable cplatform_real_path(const char *path);
/// Stores where a symbolic link leads, without a zero at the end, and returns the length: `count` if it does not fit.
int64_t cplatform_read_link(const char *path, char *target, size_t count);
void cplatform_free(char *text);
/// Whether this user may read the file.
bool cplatform_is_readable(const char *path);
/// Whether this user may execute the file.
bool cplatform_is_executable(const char *path);

// MARK: - Changes

/// Begins to listen to changes in folders (inotify). Returns a descriptor, or the negative of `ENOTSUP` where the
/// system has nothing like that.
int32_t cplatform_changes_open(void);
/// Listens to a folder from now on: names that come, go or are replaced, and files that were written and closed.
int32_t cplatform_changes_add(int32_t changes, const char *folder);
/// Whether anything has changed since the last call. Never blocks.
bool cplatform_changes_happened(int32_t changes);

// MARK: - This process

/// The id of this process.
int32_t cplatform_process(void);
/// The absolute path of the running program without links; NULL if the system does not report it. Free it with
/// `cplatform_free`.
char *_Nullable cplatform_executable(void);
/// The value of an environment variable; NULL if it is not set.
const char *_Nullable cplatform_environment(const char *name);
/// The columns of help: those of the environment variable COLUMNS, else of the terminal, else 80, and at most 10,000.
/// If there are fewer than `least`, sets COLUMNS to that. The first call must come before other threads.
int32_t cplatform_columns(int32_t least);
/// Whether a descriptor refers to a terminal.
bool cplatform_is_terminal(int32_t file);
/// Makes this process's group the foreground group of a terminal, so that it may read from it. Returns the group
/// that was in the foreground, or a negative number if `file` is no terminal or nothing had to be changed.
int32_t cplatform_take_foreground(int32_t file);
/// Makes `group` the foreground group of a terminal again.
void cplatform_return_foreground(int32_t file, int32_t group);
/// Whether `count` bytes of memory can be mapped now.
bool cplatform_has_memory(size_t count);
/// The resident memory of this process in bytes; 0 if unknown.
uint64_t cplatform_resident_memory(void);
/// The address space in bytes that this process may still map (`ulimit -v`); UINT64_MAX if there is
/// no limit, or if the use is unknown.
uint64_t cplatform_address_space_left(void);
/// Opens closed ones of the descriptors 0, 1 and 2, so that no file gets such a number and is taken for
/// a standard stream. Reading from or writing to them fails.
void cplatform_reserve_standard_streams(void);
/// Makes the C library keep freed memory up to a size of 32 MiB, and share one heap between threads if
/// the address space is limited. Does nothing where the C library has no such setting.
void cplatform_keep_freed_memory(void);
/// Whether `count` more descriptors can be opened now; at most 64.
bool cplatform_can_open_files(size_t count);
/// Whether `count` more threads can be started now.
bool cplatform_can_start_threads(size_t count);
/// Starts a program with this process's environment in a session of its own, and does not wait for it.
/// `path` is the program's absolute path; its standard streams are /dev/null.
int32_t cplatform_start_detached(const char *path, char *const _Nullable *_Nonnull arguments);
/// Ends the process at once with an exit code, without running destructors or `atexit` functions.
_Noreturn void cplatform_exit(int32_t code);
/// Ends the process by a signal with the signal's default action.
_Noreturn void cplatform_end_by_signal(int32_t number);

/// Starts a thread that calls `tick` with 0 every `milliseconds`, and at once with the number of
/// each SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGXCPU that the process receives and does not ignore. These
/// signals then have no other effect. Can be called once per process.
int32_t cplatform_watch(int32_t milliseconds, void (*tick)(int32_t number));

// MARK: - Child processes

/// Limits of a child process; 0 means no limit. A limit above that of this process is lowered to
/// it.
typedef struct {
  /// Address space, in bytes.
  uint64_t memory;
  /// Processor time, in seconds.
  uint64_t processor_seconds;
  /// The maximum length of a file that it writes, in bytes.
  uint64_t file_length;
  /// The maximum number of open files.
  uint64_t open_files;
} cplatform_child_limits;

/// A child process and this process's ends of its streams.
typedef struct {
  /// The process that supervises it.
  int32_t supervisor;
  /// A socket connected to its standard input. Writing to it raises no signal.
  int32_t input;
  /// A descriptor that reads its standard output; -1 if that was not requested.
  int32_t output;
  /// A descriptor that reads its standard error.
  int32_t errors;
  /// Receives one `cplatform_child_end`.
  int32_t report;
  /// The child is ended when the last descriptor of this pipe is closed, also if this process dies.
  int32_t lifeline;
} cplatform_child;

/// How a child process ended.
typedef struct {
  /// Whether the program could be started; if not, `code` is the `errno` value.
  int32_t was_started;
  /// Whether a signal ended it. Then `code` is the signal, otherwise the exit code.
  int32_t was_signaled;
  int32_t code;
} cplatform_child_end;

/// Starts the program at `path`.
///
/// The child has its own session and process group, default signal actions, no blocked signals,
/// only its three standard descriptors, no core dump, and the given limits and environment. A
/// supervisor (a fork of this process that executes no other program) stays between it and this
/// process: when the lifeline is closed it sends SIGTERM to the child's whole group, and SIGKILL
/// 500 ms later; when the child ends, the rest of the group gets SIGKILL.
int32_t cplatform_spawn(const char *path, char *_Nullable const *_Nonnull arguments,
                        char *_Nullable const *_Nonnull environment, cplatform_child_limits limits,
                        bool wants_output, cplatform_child *child);
/// Waits for the end of the supervisor.
void cplatform_wait(int32_t supervisor);

/// A descriptor to wait for.
typedef struct {
  /// The descriptor; a negative one is ignored.
  int32_t file;
  bool wants_to_write;
  /// Set by `cplatform_poll`: the descriptor can be read or written, or its other end is closed.
  bool is_ready;
} cplatform_event;

/// Waits until one of the descriptors is ready, for at most `milliseconds`.
int32_t cplatform_poll(cplatform_event *events, size_t count, int32_t milliseconds);
/// Sends as much as a socket accepts now and returns the number of bytes. Never raises a signal.
int64_t cplatform_send(int32_t socket, const void *bytes, size_t count);

#pragma clang assume_nonnull end

#endif
