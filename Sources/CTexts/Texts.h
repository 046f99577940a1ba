/// What each file of texts needs.

#ifndef TEXTS_H
#define TEXTS_H

#include "CTexts.h"

// `#embed` is part of C23. Clang knows it in every version of C, with a warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// Defines the function that returns a text. Its bytes are a constant of the same name, and end with a zero.
#define TEXT(name) \
  const char *ctexts_##name(void) { return (const char *)name; }

#endif
