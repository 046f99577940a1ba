// Reads the text chunks of a PNG (tEXt, zTXt and iTXt) within fixed limits.

#ifndef TEXT_H
#define TEXT_H

#include "CPNG.h"

// The maximum number of entries that are read from one file.
enum { text_list_most = 64 };

// The entries of one file. Zero-initialised, it is empty.
typedef struct {
  struct {
    cpng_text text;
    // The inflated text; NULL if `text` points into the file.
    char *inflated;
  } entries[text_list_most];
  size_t count;
} text_list;

// Receives the reason why an entry was skipped.
typedef void text_list_warn(void *context, const char *message);

// Reads the text chunks up to IEND or the first incomplete chunk. CRCs are not checked here. All
// entries of a file together inflate to at most 1 MiB; the entry that would exceed this and all
// compressed entries after it are skipped.
void text_list_read(text_list *list, const uint8_t *bytes, size_t count, text_list_warn *warn,
                    void *context);

// Frees the inflated texts and empties the list.
void text_list_free(text_list *list);

#endif
