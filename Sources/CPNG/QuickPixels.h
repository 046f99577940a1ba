/// The pixels of the PNGs that we and most others write, without libpng.

#ifndef CPNG_QUICK_PIXELS_H
#define CPNG_QUICK_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Inflates and unfilters 8-bit RGBA that is not interlaced. The first IDAT begins at `bytes`, with
/// its length; nothing may follow the last but IEND, as what is there would have to be read too.
///
/// `pixels` has room for (1 + 4 · width) · height bytes; the picture is 4 · width · height of them.
/// False on anything unusual, and then nothing is known of `pixels`: libpng, asked for the same,
/// reads it or says what is wrong. So every checksum that libpng looks at is looked at here, and
/// what ends in true are pictures that libpng reads alike. (One exception is known: libdeflate
/// takes some incomplete prefix codes that zlib refuses. Both checksums hold for such a file too.)
bool quick_pixels_read(const uint8_t *bytes, size_t count, size_t width, size_t height,
                       uint8_t *pixels);

#endif
