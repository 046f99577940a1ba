/// libpng's reader, libdeflate, and our own compressor as functions that always return.
///
/// libpng reports errors by `longjmp`, and a jump must not cross Swift frames. Each function that
/// can fail sets its own jump target and returns a status. The functions call no callbacks, print
/// nothing and keep no state outside of their reader: threads may use different readers at the same
/// time.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The result of a reading function.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Success.
  CPNG_OK = 0,
  /// The bytes are not a complete and valid PNG, or the calls were out of order; `cpng_error` says
  /// why.
  CPNG_DAMAGED = 1,
  /// The header exceeds the limits. No memory was allocated for the pixels.
  CPNG_TOO_LARGE = 2,
} cpng_status;

/// The limits above which an image is rejected.
typedef struct {
  /// The maximum width and the maximum height, in pixels.
  uint32_t side;
  /// The maximum of width · height.
  uint64_t pixels;
} cpng_limits;

/// Width and height in pixels.
typedef struct {
  uint32_t width;
  uint32_t height;
} cpng_size;

/// One tEXt, zTXt or iTXt entry. The pointers are valid as long as the reader.
typedef struct {
  /// The keyword in Latin-1, `keyword_length` bytes.
  const char *_Nullable keyword;
  size_t keyword_length;
  /// The text, uncompressed, `text_length` bytes.
  const char *_Nullable text;
  size_t text_length;
  /// Whether the text is UTF-8 (iTXt) and not Latin-1.
  bool is_utf8;
} cpng_text;

/// Reads one PNG in memory. It is created by `cpng_open` and freed by `cpng_close`. It is used by
/// one thread at a time, and in this order: header, pixels, then text and density.
typedef struct cpng_reader cpng_reader;

/// Creates a reader of `count` bytes, which must stay valid until `cpng_close`. The caller owns the
/// result, which is NULL only if there is not enough memory.
cpng_reader *_Nullable cpng_open(const uint8_t *_Nullable bytes, size_t count);

/// Frees the reader and the memory that its functions returned.
void cpng_close(cpng_reader *reader);

/// Reads up to the pixels and sets `size`.
///
/// On `CPNG_TOO_LARGE` `size` is that of the file; on `CPNG_DAMAGED` it is not set. A chunk that
/// declares more bytes than the file has is an error before any memory is allocated for it. libpng
/// allocates at most 8 MiB for a single chunk and keeps at most 64 ancillary chunks. A wrong CRC is
/// an error in every chunk, including ancillary ones.
cpng_status cpng_read_header(cpng_reader *reader, cpng_limits limits, cpng_size *size);

/// Writes the picture as straight RGBA, 8 bits per channel, rows from top to bottom without
/// padding, and reads to the end of the PNG.
///
/// `count`, the size of `pixels`, must be (1 + 4 · width) · height: rows are inflated there
/// together with their filter bytes. The first 4 · width · height bytes are the picture. Palettes,
/// grays, transparency keys, 16-bit channels and interlacing are converted; colour spaces are not.
/// Unless the status is `CPNG_OK`, the buffer's contents are unspecified.
cpng_status cpng_read_pixels(cpng_reader *reader, uint8_t *pixels, size_t count);

/// libpng's message for the last `CPNG_DAMAGED`; empty if there was none. Valid as long as the
/// reader.
const char *cpng_error(const cpng_reader *reader);

/// The number of warnings, at most four. A warning reports an ancillary chunk that was skipped
/// because it is damaged, too large or invalid. It often gives the reason for a less specific
/// error.
size_t cpng_warning_count(const cpng_reader *reader);

/// The warning at `index`; NULL if there is none. Valid as long as the reader.
const char *_Nullable cpng_warning_at(const cpng_reader *reader, size_t index);

/// Reads the text entries of the file: at most 64, and at most 1 MiB of inflated text. A skipped
/// entry causes a warning. Must be called after `cpng_read_pixels`, which checks the CRCs.
void cpng_read_text(cpng_reader *reader);

/// The number of text entries that `cpng_read_text` found.
size_t cpng_text_count(const cpng_reader *reader);

/// Sets `entry` to the entry at `index`. If there is none, returns false and does not change
/// `entry`.
bool cpng_text_at(const cpng_reader *reader, size_t index, cpng_text *entry);

/// Sets `x` and `y` to the pixels per metre of the pHYs chunk. Returns false if there is no such
/// chunk or it gives only an aspect ratio.
bool cpng_pixels_per_meter(const cpng_reader *reader, uint32_t *x, uint32_t *y);

/// Writes rows of 8-bit RGBA as PNG stores them, each after its filter byte: (1 + 4 · width) ·
/// height bytes.
///
/// Rows that look photographic are stored as the difference from the row above, which suits a
/// strong compressor; the others are not filtered.
void cpng_filter_rows(const uint8_t *pixels, size_t width, size_t height, uint8_t *rows);

/// The maximum number of bytes that `cpng_flat_compress` needs: about 1/5,000 more than the rows
/// have.
size_t cpng_flat_bound(uint32_t width, uint32_t height);

/// Compresses 8-bit RGBA to the zlib stream of a PNG with unfiltered rows, in one pass that is fast
/// for pictures of user interfaces and correct for all. Returns its length; 0 if `capacity` is less
/// than the bound, if there is not enough memory, or if there are more than about 2³² pixels. Equal
/// pictures give equal bytes on every machine.
size_t cpng_flat_compress(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *output,
                          size_t capacity);

/// The maximum number of bytes that `cpng_zlib_compress` writes for `count` bytes of input.
size_t cpng_zlib_bound(size_t count);

/// Compresses the input to a zlib stream with libdeflate at `level` (1 fastest … 12 smallest) and
/// returns its length; 0 if it does not fit into `capacity`, if there is not enough memory, or if
/// libdeflate does not support the level. The same input, level and libdeflate version give the
/// same bytes.
size_t cpng_zlib_compress(int level, const uint8_t *input, size_t count, uint8_t *output,
                          size_t capacity);

/// Where one picture differs from another of the same size.
typedef struct {
  /// The smallest rectangle that contains all differing pixels, in pixels from the top left corner.
  uint32_t x;
  uint32_t y;
  uint32_t width;
  uint32_t height;
  /// The number of differing pixels.
  uint64_t count;
  /// Whether all of them are opaque in the second picture.
  bool is_opaque;
} cpng_change;

/// Sets `change` to where `after` differs from `before`, both 8-bit RGBA of the same size. If they
/// are equal, returns false and does not change `change`.
bool cpng_find_change(const uint8_t *before, const uint8_t *after, uint32_t width, uint32_t height,
                      cpng_change *change);

/// Copies the pixels of `after` within the rectangle of `change`, rows without padding. Pixels that
/// equal those of `before` are written as zeros; with NULL for `before` all are copied.
void cpng_copy_change(const uint8_t *_Nullable before, const uint8_t *after, uint32_t width,
                      const cpng_change *change, uint8_t *pixels);

/// The CRC-32 of PNG over `count` bytes, continued from `crc` (0 to start).
uint32_t cpng_crc32(uint32_t crc, const uint8_t *_Nullable bytes, size_t count);

#pragma clang assume_nonnull end

#endif
