// The text chunks of a PNG (tEXt, zTXt and iTXt), read within fixed limits.

#ifndef TEXT_H
#define TEXT_H

#include "CPNG.h"

// The most entries that are read from one file.
enum { text_list_most = 64 };

// Entries of one file. Zero-initialised it is empty.
typedef struct {
  struct {
    cpng_text text;
    // The inflated text; NULL where `text` points into the file.
    char *inflated;
  } entries[text_list_most];
  size_t count;
} text_list;

// Receives the reason why an entry is left out.
typedef void text_list_warn(void *context, const char *message);

// Reads the text chunks of the file up to IEND, or up to the first chunk that is not whole. CRCs are
// not checked here. All entries of a file together inflate to at most 1 MiB; the entry that would
// exceed this and all compressed entries after it are left out.
void text_list_read(text_list *list, const uint8_t *bytes, size_t count, text_list_warn *warn,
                    void *context);

// Frees what was inflated and empties the list.
void text_list_free(text_list *list);

#endif
