/// Vectors of pixels, and attributes to compile functions for several vector units.

#ifndef CPIXELS_VECTORS_H
#define CPIXELS_VECTORS_H

#include "CPixels.h"

#include <string.h>

// No fused multiply-add: products are rounded before they are added, so that results are the same
// on all processors. (gcc uses the option -ffp-contract=off instead.)
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif

// The number of pixels that are processed together, one per lane of a vector.
enum { lanes = 8 };

typedef uint32_t words __attribute__((vector_size(4 * lanes)));
typedef int32_t integers __attribute__((vector_size(4 * lanes)));
typedef float numbers __attribute__((vector_size(4 * lanes)));

// Compiles functions twice where the C library can choose at run time: for the x86-64 baseline, and
// for the vector units that most processors have. Helpers are always inlined, because called
// functions are compiled only once. Vectors are passed by address, because the ABI for passing them
// by value depends on the unit. ThreadSanitizer would instrument the function that chooses, which runs
// before the sanitizer is ready.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define is_thread_sanitized
#endif
#endif
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(is_thread_sanitized)
#define every_unit __attribute__((target_clones("avx2", "default")))
#else
#define every_unit
#endif
#define inlined static inline __attribute__((always_inline))

#endif
