/// What our code is measured against, and the pictures for it: Cairo, Pango, libpng and loops as a C
/// program would have them, so that no peer pays for a language.

#ifndef PEERS_H
#define PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A cell at three times its size: 390 × 88 points.
enum { peers_cell_width = 1170, peers_cell_height = 264 };

/// Bytes that a peer allocated; `peers_free` takes them back. `bytes` is NULL when the peer failed.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
} peers_bytes;

void peers_free(peers_bytes bytes);

/// Draws the cell into `rgba`, which holds 4 · width · height bytes, straight alpha: rounded fill and
/// stroke, a clipped gradient area with shapes, two lines of Inter, a star, a translucent overlay.
/// With `photograph` the clipped area holds smooth noise, as a photograph would be. Moving `shift`
/// (0 and up) moves the text by as many points and changes nothing else. False when Cairo failed.
bool peers_draw_cell(bool photograph, double shift, uint8_t *rgba);

/// Draws, in the same size, lines of text on white as outlines, so that they lie where they should to a
/// fraction of a pixel, `shift` points to the right.
bool peers_draw_page(double shift, uint8_t *rgba);

/// Draws `count` frames, 2 and up, of the cell while it changes, each on a surface of its own and with
/// layouts of its own, as a program would that knows nothing better. False when Cairo failed.
bool peers_draw_frames(int count);

/// Runs a program, which is looked for as the shell does, and waits for its end. `words` are the program
/// and its arguments, a line each; what it prints is dropped. The nanoseconds that it took; -1 when
/// there is no such program or it failed.
int64_t peers_time_process(const char *words);

/// The most bytes of memory that the last program of `peers_time_process` had at a time.
int64_t peers_process_memory(void);

/// The most bytes of memory that this process had at a time.
int64_t peers_own_memory(void);

/// The length of a file in bytes; -1 when it cannot be read.
int64_t peers_file_size(const char *path);

/// Reads `count` bytes at most of a file from `offset`, and returns how many there were.
size_t peers_file_read(const char *path, int64_t offset, uint8_t *to, size_t count);

/// libpng as it is used without thought: `png_write_row` with everything left as it is.
peers_bytes peers_libpng_encode(const uint8_t *rgba, uint32_t width, uint32_t height);

/// libdeflate at level 1 over rows that are not filtered: what our own compressor replaces.
peers_bytes peers_libdeflate_encode(const uint8_t *rgba, uint32_t width, uint32_t height);

/// ISA-L (libisal) at level 1 over rows that are not filtered. Its bytes depend on the processor. Fails if the library
/// is not installed, or its header was not when this was built.
peers_bytes peers_isal_encode(const uint8_t *rgba, uint32_t width, uint32_t height);

/// A Cairo surface of straight RGBA, to be encoded many times; NULL when Cairo failed.
void *_Nullable peers_cairo_surface(const uint8_t *rgba, uint32_t width, uint32_t height);
void peers_cairo_surface_free(void *surface);

/// `cairo_surface_write_to_png_stream`, which also un-premultiplies.
peers_bytes peers_cairo_encode(void *surface);

/// libpng's simplified API into straight RGBA of exactly `count` bytes; false when it failed.
bool peers_libpng_decode(const uint8_t *file, size_t length, uint8_t *rgba, size_t count);

/// `cairo_image_surface_create_from_png_stream`, the surface dropped at once; false when it failed.
bool peers_cairo_decode(const uint8_t *file, size_t length);

/// The number of pixels that are not the same, by a loop over the pixels and no thought.
size_t peers_count_differing(const uint8_t *expected, const uint8_t *actual, size_t pixels);

/// `memcpy`, which the compiler cannot leave out.
void peers_copy(uint8_t *to, const uint8_t *from, size_t count);

#pragma clang assume_nonnull end

#endif
