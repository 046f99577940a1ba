// Expat, the XML parser, as one function that reads a whole file into a flat list.
#ifndef CXML_H
#define CXML_H

#include <stddef.h>
#include <stdint.h>

/// The kinds of parts in a document.
enum cxml_kind {
  /// The start of an element called `name`.
  CXML_START = 0,
  /// An attribute of the element that started last.
  CXML_ATTRIBUTE = 1,
  /// The end of the innermost element.
  CXML_END = 2,
  /// Character data of the innermost element, in `value`. An element with children can have several.
  CXML_TEXT = 3
};

/// A part of a document. Offsets and lengths are in bytes of `cxml_document.text`, which is UTF-8.
typedef struct {
  int kind;
  unsigned long line;
  size_t name, name_length;
  size_t value, value_length;
} cxml_part;

/// A document, or the error that it failed with.
typedef struct {
  cxml_part *parts;
  size_t count;
  char *text;
  size_t text_length;
  /// The line of the first error, and its message, which is empty if there is no error.
  unsigned long line;
  char message[160];
} cxml_document;

/// Reads a file. Nothing outside of it is read, and a document type with declarations is an error.
/// An element of a namespace other than `vocabulary` is named "namespace name", with a space
/// between; attributes of other namespaces are skipped. Character data is in the document only with
/// `keeps_text`. Returns 0 on success.
int cxml_read(const uint8_t *bytes, size_t length, const char *vocabulary, size_t most_parts,
              size_t deepest, int keeps_text, cxml_document *document);

/// Frees the document's memory.
void cxml_free(cxml_document *document);

#endif
