/// libjpeg-turbo's reader behind functions that always return.
///
/// libjpeg reports errors by calling a function that must not return. Here that function jumps, and each
/// function that can meet an error sets its own jump target, lands in it and returns a status: no jump
/// crosses a Swift frame. No function prints, or keeps state outside the reader it is given: different
/// readers may be used by different threads at the same time.

#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a reading function ended.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// It did what its comment says.
  CJPEG_OK = 0,
  /// The bytes are not a whole and valid JPEG, or the call came out of turn; `cjpeg_error` says why.
  CJPEG_DAMAGED = 1,
  /// The header asks for more than the limits; nothing was allocated for the pixels.
  CJPEG_TOO_LARGE = 2,
} cjpeg_status;

/// What a picture may be before it is refused.
typedef struct {
  /// The longest width and the longest height, in pixels.
  uint32_t side;
  /// The largest width · height.
  uint64_t pixels;
  /// The largest width · height · number of scans: a progressive file can ask for the same pixels to be
  /// gone over thousands of times.
  uint64_t work;
} cjpeg_limits;

/// What the samples of a pixel are.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Red, green, blue and 255.
  CJPEG_RGBA = 0,
  /// Cyan, magenta, yellow and black; 255 is full ink.
  CJPEG_CMYK = 1,
  /// The same, but 255 is no ink, as Adobe's programs write it.
  CJPEG_INVERTED_CMYK = 2,
} cjpeg_samples;

/// What the header says.
typedef struct {
  uint32_t width;
  uint32_t height;
  cjpeg_samples samples;
} cjpeg_header;

/// One pass over one JPEG in memory. Made by `cjpeg_open`, freed by `cjpeg_close`, used by one thread at
/// a time, and in this order: header, pixels.
typedef struct cjpeg_reader cjpeg_reader;

/// Makes a reader of `count` bytes, which are borrowed: they must stay in place until `cjpeg_close`.
/// NULL only when there is no memory. The caller owns the result.
cjpeg_reader *_Nullable cjpeg_open(const uint8_t *_Nullable bytes, size_t count);

/// Frees the reader and what its functions returned pointers to.
void cjpeg_close(cjpeg_reader *reader);

/// Reads everything up to the pixels and sets `header`; on `CJPEG_TOO_LARGE` its sides are what the file
/// asks for, on `CJPEG_DAMAGED` it is not set.
cjpeg_status cjpeg_read_header(cjpeg_reader *reader, cjpeg_limits limits, cjpeg_header *header);

/// Writes four bytes for each pixel, rows from the top down without gaps, as the header says.
///
/// `count`, the room at `pixels`, must be 4 · width · height. Missing or wrong data is an error, where
/// libjpeg would fill up with gray; only what leaves all pixels right (stray bytes between segments) is
/// passed over. On any status but `CJPEG_OK` the buffer's contents are unspecified.
cjpeg_status cjpeg_read_pixels(cjpeg_reader *reader, uint8_t *pixels, size_t count);

/// Why the last call returned `CJPEG_DAMAGED`, in libjpeg's words; empty when none did. Lives as long as
/// the reader.
const char *cjpeg_error(const cjpeg_reader *reader);

#pragma clang assume_nonnull end

#endif
