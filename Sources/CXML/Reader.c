#include "CXML.h"

#include <expat.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Separates a namespace and a name; a namespace cannot contain a space.
#define SEPARATOR ' '

typedef struct {
  XML_Parser parser;
  cxml_document *document;
  const char *vocabulary;
  size_t part_capacity, text_capacity;
  size_t most_parts, deepest, depth;
} state;

static void fail(state *s, const char *message) {
  if (s->document->message[0] != 0) return;
  s->document->line = XML_GetCurrentLineNumber(s->parser);
  snprintf(s->document->message, sizeof s->document->message, "%s", message);
  XML_StopParser(s->parser, XML_FALSE);
}

/// Appends text to the document's text; returns 0 if there is not enough memory.
static int put_bytes(state *s, const char *text, size_t *offset, size_t *length) {
  cxml_document *d = s->document;
  *offset = d->text_length;
  if (*length > s->text_capacity - d->text_length) {
    size_t capacity = s->text_capacity * 2 + *length + 1024;
    char *grown = realloc(d->text, capacity);
    if (grown == NULL) {
      fail(s, "there is no memory for reading XML");
      return 0;
    }
    d->text = grown;
    s->text_capacity = capacity;
  }
  memcpy(d->text + d->text_length, text, *length);
  d->text_length += *length;
  return 1;
}

/// The same for a text that ends with a zero.
static int put(state *s, const char *text, size_t *offset, size_t *length) {
  *length = strlen(text);
  return put_bytes(s, text, offset, length);
}

static cxml_part *add(state *s, int kind) {
  cxml_document *d = s->document;
  if (d->count >= s->most_parts) {
    fail(s, "the file has too many elements and attributes; make it smaller");
    return NULL;
  }
  if (d->count == s->part_capacity) {
    size_t capacity = s->part_capacity * 2 + 64;
    cxml_part *grown = realloc(d->parts, capacity * sizeof *grown);
    if (grown == NULL) {
      fail(s, "there is no memory for reading XML");
      return NULL;
    }
    d->parts = grown;
    s->part_capacity = capacity;
  }
  cxml_part *part = &d->parts[d->count];
  memset(part, 0, sizeof *part);
  part->kind = kind;
  part->line = XML_GetCurrentLineNumber(s->parser);
  return part;
}

/// The local name within the vocabulary; the whole name if it is of another vocabulary.
static const char *local(const state *s, const char *name) {
  size_t length = strlen(s->vocabulary);
  return strncmp(name, s->vocabulary, length) == 0 && name[length] == SEPARATOR ? name + length + 1
                                                                                : name;
}

static void XMLCALL start(void *data, const XML_Char *name, const XML_Char **attributes) {
  state *s = data;
  if (s->document->message[0] != 0) return;
  if (++s->depth > s->deepest) {
    fail(s, "elements are nested too deeply; make the file flatter");
    return;
  }
  cxml_part *part = add(s, CXML_START);
  if (part == NULL || !put(s, local(s, name), &part->name, &part->name_length)) return;
  s->document->count++;
  for (; attributes[0] != NULL; attributes += 2) {
    if (strchr(attributes[0], SEPARATOR) != NULL) continue;
    part = add(s, CXML_ATTRIBUTE);
    if (part == NULL || !put(s, attributes[0], &part->name, &part->name_length) ||
        !put(s, attributes[1], &part->value, &part->value_length))
      return;
    s->document->count++;
  }
}

static void XMLCALL end(void *data, const XML_Char *name) {
  state *s = data;
  (void)name;
  if (s->document->message[0] != 0) return;
  s->depth--;
  if (add(s, CXML_END) != NULL) s->document->count++;
}

/// Expat passes a text in pieces, which are stored one after another and so become one part.
static void XMLCALL text(void *data, const XML_Char *piece, int length) {
  state *s = data;
  if (s->document->message[0] != 0 || length <= 0) return;
  cxml_document *d = s->document;
  size_t offset, count = (size_t)length;
  cxml_part *last = d->count > 0 ? &d->parts[d->count - 1] : NULL;
  if (last != NULL && last->kind == CXML_TEXT) {
    if (put_bytes(s, piece, &offset, &count)) last->value_length += count;
    return;
  }
  cxml_part *part = add(s, CXML_TEXT);
  if (part == NULL || !put_bytes(s, piece, &offset, &count)) return;
  part->value = offset;
  part->value_length = count;
  d->count++;
}

static void XMLCALL doctype(void *data, const XML_Char *name, const XML_Char *system,
                            const XML_Char *public, int has_internal_subset) {
  (void)name, (void)system, (void)public;
  if (has_internal_subset)
    fail(data, "a document type with declarations is not read; save the file without it");
}

int cxml_read(const uint8_t *bytes, size_t length, const char *vocabulary, size_t most_parts,
              size_t deepest, int keeps_text, cxml_document *document) {
  memset(document, 0, sizeof *document);
  document->line = 1;
  if (length > INT_MAX) {
    snprintf(document->message, sizeof document->message, "the file is too large");
    return 1;
  }
  state s = {.document = document,
             .vocabulary = vocabulary,
             .most_parts = most_parts,
             .deepest = deepest,
             .parser = XML_ParserCreateNS(NULL, SEPARATOR)};
  if (s.parser == NULL) {
    snprintf(document->message, sizeof document->message, "there is no memory for reading XML");
    return 1;
  }
  XML_SetUserData(s.parser, &s);
  XML_SetElementHandler(s.parser, start, end);
  if (keeps_text) XML_SetCharacterDataHandler(s.parser, text);
  XML_SetStartDoctypeDeclHandler(s.parser, doctype);
  // A fixed salt makes hash tables behave alike in every process. The limits above bound how slow
  // an attacker could make them.
  XML_SetHashSalt(s.parser, 1);
  if (XML_Parse(s.parser, (const char *)bytes, (int)length, 1) != XML_STATUS_OK &&
      document->message[0] == 0) {
    document->line = XML_GetCurrentLineNumber(s.parser);
    snprintf(document->message, sizeof document->message, "this is not well-formed XML: %s",
             XML_ErrorString(XML_GetErrorCode(s.parser)));
  }
  XML_ParserFree(s.parser);
  return document->message[0] != 0;
}

void cxml_free(cxml_document *document) {
  free(document->parts);
  free(document->text);
  memset(document, 0, sizeof *document);
}
