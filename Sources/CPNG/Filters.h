/// Undoing PNG's filters; choosing and applying them is part of CPNG.h.

#ifndef CPNG_FILTERS_H
#define CPNG_FILTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Turns filtered rows of 8-bit RGBA, each behind the byte that names its filter, into the pixels
/// without gaps, in the same place. False when a row names a filter that does not exist.
bool filters_undo(uint8_t *rows, size_t width, size_t height);

#endif
