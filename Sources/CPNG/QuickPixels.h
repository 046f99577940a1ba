/// Decodes the pixels of common PNGs without libpng.

#ifndef CPNG_QUICK_PIXELS_H
#define CPNG_QUICK_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Inflates and unfilters 8-bit RGBA that is not interlaced. `bytes` starts at the length of the
/// first IDAT. Only IEND may follow the last IDAT, because other chunks would have to be read, too.
///
/// `pixels` has room for (1 + 4 · width) · height bytes; the picture takes 4 · width · height of
/// them. Returns false for anything unusual, and then the contents of `pixels` are unspecified:
/// libpng must decode the file or report its error. All checksums that libpng checks are checked
/// here, so that a picture that is accepted here is also accepted by libpng, with the same pixels.
/// (One exception is known: libdeflate accepts some incomplete prefix codes that zlib rejects. Both
/// checksums are correct for such a file, too.)
bool quick_pixels_read(const uint8_t *bytes, size_t count, size_t width, size_t height,
                       uint8_t *pixels);

#endif
