/// libjpeg-turbo's reader as functions that always return.
///
/// libjpeg reports errors by calling a function that must not return. Here that function jumps.
/// Each function that can fail sets its own jump target and returns a status, so that no jump
/// crosses a Swift frame. The functions print nothing and keep no state outside of their reader:
/// threads may use different readers at the same time.

#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The result of a reading function.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Success.
  CJPEG_OK = 0,
  /// The bytes are not a complete and valid JPEG, or the calls were out of order; `cjpeg_error`
  /// says why.
  CJPEG_DAMAGED = 1,
  /// The header exceeds the limits. No memory was allocated for the pixels.
  CJPEG_TOO_LARGE = 2,
} cjpeg_status;

/// The limits above which an image is rejected.
typedef struct {
  /// The maximum width and the maximum height, in pixels.
  uint32_t side;
  /// The maximum of width · height.
  uint64_t pixels;
  /// The maximum of width · height · number of scans: a progressive file can process the same
  /// pixels in thousands of scans.
  uint64_t work;
} cjpeg_limits;

/// The components of a pixel.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Red, green, blue and 255.
  CJPEG_RGBA = 0,
  /// Cyan, magenta, yellow and black; 255 is full ink.
  CJPEG_CMYK = 1,
  /// Cyan, magenta, yellow and black; 255 is no ink, as Adobe's programs write it.
  CJPEG_INVERTED_CMYK = 2,
} cjpeg_samples;

/// The contents of the header.
typedef struct {
  uint32_t width;
  uint32_t height;
  cjpeg_samples samples;
} cjpeg_header;

/// Reads one JPEG in memory. It is created by `cjpeg_open` and freed by `cjpeg_close`. It is used
/// by one thread at a time, and in this order: header, pixels.
typedef struct cjpeg_reader cjpeg_reader;

/// Creates a reader of `count` bytes, which must stay valid until `cjpeg_close`. The caller owns
/// the result, which is NULL only if there is not enough memory.
cjpeg_reader *_Nullable cjpeg_open(const uint8_t *_Nullable bytes, size_t count);

/// Frees the reader and the memory that its functions returned.
void cjpeg_close(cjpeg_reader *reader);

/// Reads up to the pixels and sets `header`. On `CJPEG_TOO_LARGE` its sides are those of the file;
/// on `CJPEG_DAMAGED` it is not set.
cjpeg_status cjpeg_read_header(cjpeg_reader *reader, cjpeg_limits limits, cjpeg_header *header);

/// Writes four bytes per pixel as the header says, rows from top to bottom without padding.
///
/// `count`, the size of `pixels`, must be 4 · width · height. Missing or invalid data is an error,
/// where libjpeg would fill with gray; only warnings that leave all pixels correct (stray bytes
/// between segments) are ignored. Unless the status is `CJPEG_OK`, the buffer's contents are
/// unspecified.
cjpeg_status cjpeg_read_pixels(cjpeg_reader *reader, uint8_t *pixels, size_t count);

/// libjpeg's message for the last `CJPEG_DAMAGED`; empty if there was none. Valid as long as the
/// reader.
const char *cjpeg_error(const cjpeg_reader *reader);

#pragma clang assume_nonnull end

#endif
