#include "Text.h"

#include <libdeflate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The maximum number of bytes that all entries of a file may inflate to. Our choice: ordinary
// entries have some hundred bytes.
static const size_t most_inflated = 1u << 20;

// PNG allows keywords of 1 to 79 bytes.
enum { longest_keyword = 79 };

// The unparsed bytes of a chunk.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} span;

typedef struct {
  text_list *list;
  text_list_warn *warn;
  void *context;
  // The number of bytes that may still be inflated.
  size_t room;
  // Created for the first compressed entry.
  struct libdeflate_decompressor *decompressor;
} reading;

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void leave_out(reading *state, const char *type, const char *reason) {
  char message[64];
  snprintf(message, sizeof message, "%.4s: %s", type, reason);
  state->warn(state->context, message);
}

// Removes the bytes up to the next zero byte, and that byte, from the front.
static bool take_string(span *rest, span *string) {
  const uint8_t *end = rest->count == 0 ? NULL : memchr(rest->bytes, 0, rest->count);
  if (end == NULL) {
    return false;
  }
  *string = (span){rest->bytes, (size_t)(end - rest->bytes)};
  rest->count -= string->count + 1;
  rest->bytes = end + 1;
  return true;
}

// Inflates a zlib stream into newly allocated memory. Returns NULL, after a warning, if that fails.
static char *inflate_text(reading *state, const char *type, span stream, size_t *count) {
  if (state->decompressor == NULL) {
    state->decompressor = libdeflate_alloc_decompressor();
  }
  // deflate's ratio is at most 1032, so a short stream needs no large buffer.
  size_t bound = stream.count < state->room / 1032 ? stream.count * 1032 : state->room;
  char *output = malloc(bound + 1);
  if (state->decompressor == NULL || output == NULL) {
    free(output);
    leave_out(state, type, "there is not enough memory");
    return NULL;
  }
  enum libdeflate_result result = libdeflate_zlib_decompress(
      state->decompressor, stream.bytes, stream.count, output, bound, count);
  if (result != LIBDEFLATE_SUCCESS) {
    bool is_too_long = result == LIBDEFLATE_INSUFFICIENT_SPACE && bound == state->room;
    // Counted even if it fails, so that many damaged streams take no more time than one.
    state->room -= bound;
    leave_out(state, type, is_too_long ? "the text is too long" : "the text is damaged");
    free(output);
    return NULL;
  }
  state->room -= *count;
  char *exact = realloc(output, *count + 1);
  return exact == NULL ? output : exact;
}

static void read_entry(reading *state, const char *type, span data) {
  span keyword;
  if (!take_string(&data, &keyword) || keyword.count == 0 || keyword.count > longest_keyword) {
    leave_out(state, type, "the keyword is damaged");
    return;
  }
  bool is_utf8 = memcmp(type, "iTXt", 4) == 0;
  bool is_compressed = memcmp(type, "zTXt", 4) == 0;
  if (is_utf8) {
    span language, translation;
    if (data.count < 2) {
      leave_out(state, type, "the chunk is too short");
      return;
    }
    is_compressed = data.bytes[0] != 0;
    span method = {data.bytes, 2};
    data = (span){data.bytes + 2, data.count - 2};
    if (!take_string(&data, &language) || !take_string(&data, &translation) ||
        method.bytes[0] > 1 || (is_compressed && method.bytes[1] != 0)) {
      leave_out(state, type, "the chunk is damaged");
      return;
    }
  } else if (is_compressed) {
    if (data.count == 0 || data.bytes[0] != 0) {
      leave_out(state, type, "the compression is unknown");
      return;
    }
    data = (span){data.bytes + 1, data.count - 1};
  }
  size_t count = data.count;
  char *inflated = NULL;
  if (is_compressed) {
    inflated = inflate_text(state, type, data, &count);
    if (inflated == NULL) {
      return;
    }
  }
  text_list *list = state->list;
  list->entries[list->count].inflated = inflated;
  list->entries[list->count].text = (cpng_text){
      .keyword = (const char *)keyword.bytes,
      .keyword_length = keyword.count,
      .text = inflated == NULL ? (const char *)data.bytes : inflated,
      .text_length = count,
      .is_utf8 = is_utf8,
  };
  list->count++;
}

static bool is_text(const char *type) {
  return memcmp(type, "tEXt", 4) == 0 || memcmp(type, "zTXt", 4) == 0 ||
         memcmp(type, "iTXt", 4) == 0;
}

void text_list_read(text_list *list, const uint8_t *bytes, size_t count, text_list_warn *warn,
                    void *context) {
  static const size_t signature = 8, overhead = 12;
  reading state = {.list = list, .warn = warn, .context = context, .room = most_inflated};
  size_t offset = signature;
  while (offset + overhead <= count) {
    size_t length = big_endian(bytes + offset);
    const char *type = (const char *)bytes + offset + 4;
    if (length > count - offset - overhead || memcmp(type, "IEND", 4) == 0) {
      break;
    }
    if (is_text(type)) {
      if (list->count == text_list_most) {
        leave_out(&state, type, "there are too many texts");
        break;
      }
      read_entry(&state, type, (span){bytes + offset + 8, length});
    }
    offset += overhead + length;
  }
  if (state.decompressor != NULL) {
    libdeflate_free_decompressor(state.decompressor);
  }
}

void text_list_free(text_list *list) {
  for (size_t index = 0; index < list->count; index++) {
    free(list->entries[index].inflated);
  }
  list->count = 0;
}
