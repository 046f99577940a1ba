/// libpng's reader, libdeflate, and a compressor of our own behind functions that always return.
///
/// libpng reports errors by `longjmp`. A jump must not cross Swift frames, so each function here
/// that can meet an error sets its own jump target, lands in it and returns a status. No function
/// calls back into its caller, prints, or keeps state outside the reader it is given: different
/// readers may be used by different threads at the same time.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a reading function ended.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// It did what its comment says.
  CPNG_OK = 0,
  /// The bytes are not a whole and valid PNG, or the call came out of turn; `cpng_error` says why.
  CPNG_DAMAGED = 1,
  /// The header asks for more than the limits; nothing was allocated for the pixels.
  CPNG_TOO_LARGE = 2,
} cpng_status;

/// What a picture may be before it is refused.
typedef struct {
  /// The longest width and the longest height, in pixels.
  uint32_t side;
  /// The largest width · height.
  uint64_t pixels;
} cpng_limits;

/// Width and height in pixels.
typedef struct {
  uint32_t width;
  uint32_t height;
} cpng_size;

/// One tEXt, zTXt or iTXt entry; the pointers live as long as the reader.
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

/// One pass over one PNG in memory. Made by `cpng_open`, freed by `cpng_close`, used by one thread
/// at a time, and in this order: header, pixels, then text and density.
typedef struct cpng_reader cpng_reader;

/// Makes a reader of `count` bytes, which are borrowed: they must stay in place until `cpng_close`.
/// NULL only when there is no memory. The caller owns the result.
cpng_reader *_Nullable cpng_open(const uint8_t *_Nullable bytes, size_t count);

/// Frees the reader and everything that its functions returned pointers to.
void cpng_close(cpng_reader *reader);

/// Reads everything up to the pixels and sets `size`.
///
/// On `CPNG_TOO_LARGE` `size` holds what the header asks for; on `CPNG_DAMAGED` it is not set.
/// A chunk that declares more bytes than the file has is an error before anything is allocated for
/// it. No single chunk makes libpng allocate more than 8 MiB, and it keeps at most 64 ancillary
/// chunks. A wrong CRC is an error in every chunk, also in ancillary ones.
cpng_status cpng_read_header(cpng_reader *reader, cpng_limits limits, cpng_size *size);

/// Writes the picture as straight RGBA, 8 bits a channel, rows from the top down without gaps, and
/// reads on to the end of the PNG.
///
/// `count`, the room at `pixels`, must be (1 + 4 · width) · height of the header: rows are inflated
/// there together with their filters. The first 4 · width · height bytes are the picture. Palettes, grays, transparency keys, 16-bit
/// channels and interlacing are resolved; sample values are not converted between colour spaces.
/// On any status but `CPNG_OK` the buffer's contents are unspecified.
cpng_status cpng_read_pixels(cpng_reader *reader, uint8_t *pixels, size_t count);

/// Why the last call returned `CPNG_DAMAGED`, in libpng's words; empty when none did. Lives as long
/// as the reader.
const char *cpng_error(const cpng_reader *reader);

/// The number of warnings, at most four. A warning is an ancillary chunk that was left out because it
/// is damaged or too large, or that the standard does not allow; it often has the reason for a vaguer
/// error.
size_t cpng_warning_count(const cpng_reader *reader);

/// The warning at `index`; NULL if there is none. Lives as long as the reader.
const char *_Nullable cpng_warning_at(const cpng_reader *reader, size_t index);

/// Reads the text entries of the file, at most 64 of them and at most 1 MiB of inflated text in all.
/// What is left out is a warning. To be called after `cpng_read_pixels`, which checks the CRCs.
void cpng_read_text(cpng_reader *reader);

/// The number of text entries that `cpng_read_text` has found.
size_t cpng_text_count(const cpng_reader *reader);

/// Sets `entry` to the entry at `index`; false, and `entry` untouched, when there is none.
bool cpng_text_at(const cpng_reader *reader, size_t index, cpng_text *entry);

/// Sets `x` and `y` to the pixels per metre of the pHYs chunk; false when there is no such chunk or
/// it gives only a ratio.
bool cpng_pixels_per_meter(const cpng_reader *reader, uint32_t *x, uint32_t *y);

/// Writes the rows of 8-bit RGBA as PNG stores them: each behind the byte that names its filter,
/// (1 + 4 · width) · height bytes in all.
///
/// Rows that look photographic are stored as their difference from the row above, which suits a
/// strong compressor; the others are not filtered.
void cpng_filter_rows(const uint8_t *pixels, size_t width, size_t height, uint8_t *rows);

/// The most bytes `cpng_flat_compress` needs: about 1 in 5,000 more than the rows have.
size_t cpng_flat_bound(uint32_t width, uint32_t height);

/// Writes 8-bit RGBA as the zlib stream of a PNG whose rows are not filtered: in one pass that is
/// quick on pictures of user interfaces and right on all. Returns its length; 0 when `capacity` is
/// less than the bound, there is no memory, or there are more than about 2³² pixels. The same
/// picture gives the same bytes on every machine.
size_t cpng_flat_compress(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *output,
                          size_t capacity);

/// The most bytes `cpng_zlib_compress` can write for `count` bytes of input.
size_t cpng_zlib_bound(size_t count);

/// Writes the input as a zlib stream made by libdeflate at `level` (1 fastest … 12 smallest) and
/// returns its length; 0 when it does not fit into `capacity`, there is no memory, or libdeflate
/// does not know the level. The same input, level and libdeflate version give the same bytes.
size_t cpng_zlib_compress(int level, const uint8_t *input, size_t count, uint8_t *output,
                          size_t capacity);

/// Where one picture differs from another of the same size.
typedef struct {
  /// The smallest rectangle that holds all pixels that differ, in pixels from the top left corner.
  uint32_t x;
  uint32_t y;
  uint32_t width;
  uint32_t height;
  /// How many pixels differ.
  uint64_t count;
  /// Whether all of these are opaque in the second picture.
  bool is_opaque;
} cpng_change;

/// Sets `change` to where `after` differs from `before`, both 8-bit RGBA of the same size; false, and
/// `change` untouched, when they are equal.
bool cpng_find_change(const uint8_t *before, const uint8_t *after, uint32_t width, uint32_t height,
                      cpng_change *change);

/// Writes the pixels of `after` within the rectangle of `change`, rows without gaps. Those that equal
/// `before` are written as zeros, all components of them; with NULL for `before` none are.
void cpng_copy_change(const uint8_t *_Nullable before, const uint8_t *after, uint32_t width,
                      const cpng_change *change, uint8_t *pixels);

/// The CRC-32 that PNG uses, of `count` bytes, carried on from `crc` (0 to start).
uint32_t cpng_crc32(uint32_t crc, const uint8_t *_Nullable bytes, size_t count);

#pragma clang assume_nonnull end

#endif
