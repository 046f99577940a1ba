/// Vectors of pixels, and functions that are compiled for every unit that works on them.

#ifndef CPIXELS_VECTORS_H
#define CPIXELS_VECTORS_H

#include "CPixels.h"

#include <string.h>

// A product is rounded before it is added to something, also by processors that could do both at once:
// the results are the same everywhere. (gcc has the option -ffp-contract=off instead.)
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif

// Pixels that are looked at together, one in each lane of a vector.
enum { lanes = 8 };

typedef uint32_t words __attribute__((vector_size(4 * lanes)));
typedef int32_t integers __attribute__((vector_size(4 * lanes)));
typedef float numbers __attribute__((vector_size(4 * lanes)));

// Compiled once for what every x86-64 has and once for what most have, where the C library can
// choose between them. The helpers are forced into their callers, because a function that is called
// is compiled only once. All vectors are handed on by address: how one is passed by value depends on
// the unit.
#if defined(__x86_64__) && defined(__GLIBC__)
#define every_unit __attribute__((target_clones("avx2", "default")))
#else
#define every_unit
#endif
#define inlined static inline __attribute__((always_inline))

#endif
