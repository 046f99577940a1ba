/// Undoes PNG's filters. CPNG.h declares the function that chooses and applies them.

#ifndef CPNG_FILTERS_H
#define CPNG_FILTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Converts filtered rows of 8-bit RGBA, each after its filter byte, to pixels without padding, in
/// place. Returns false if a row's filter byte is invalid.
bool filters_undo(uint8_t *rows, size_t width, size_t height);

#endif
