// Expat, the XML parser, behind one function that reads a whole file into a flat list.
#ifndef CXML_H
#define CXML_H

#include <stddef.h>
#include <stdint.h>

/// What a part of a document is.
enum cxml_kind {
  /// An element begins; `name` is its name.
  CXML_START = 0,
  /// An attribute of the element that began last.
  CXML_ATTRIBUTE = 1,
  /// The innermost element ends.
  CXML_END = 2
};

/// A part of a document. Offsets and lengths are in bytes of `cxml_document.text`, which is UTF-8.
typedef struct {
  int kind;
  unsigned long line;
  size_t name, name_length;
  size_t value, value_length;
} cxml_part;

/// A document, or why it is none.
typedef struct {
  cxml_part *parts;
  size_t count;
  char *text;
  size_t text_length;
  /// The line of the first error, and what it is; the message is empty when there is none.
  unsigned long line;
  char message[160];
} cxml_document;

/// Reads a file. Nothing outside of it is read, and a document type that declares anything is refused.
/// Elements of namespaces other than `vocabulary` have "namespace name" as their name, with a space
/// between; such attributes are left out. Returns 0 when it was read.
int cxml_read(const uint8_t *bytes, size_t length, const char *vocabulary, size_t most_parts,
              size_t deepest, cxml_document *document);

/// Gives the memory back.
void cxml_free(cxml_document *document);

#endif
