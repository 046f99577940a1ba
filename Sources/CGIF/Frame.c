#include "CGIF.h"

#include <gif_lib.h>
#include <string.h>

enum {
  // "GIF89a" and the screen's descriptor, which giflib writes before the frame and we once a file.
  header_size = 13,
  trailer_size = 1,
  table_size = 3 * 256,
};

// Where giflib's bytes go.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} sink;

static int take(GifFileType *gif, const GifByteType *bytes, int count) {
  sink *to = gif->UserData;
  if (count < 0 || (size_t)count > to->capacity - to->count) {
    return 0;
  }
  memcpy(to->bytes + to->count, bytes, (size_t)count);
  to->count += (size_t)count;
  return count;
}

size_t cgif_frame_bound(size_t count) {
  // A code has 12 bits at most and stands for a pixel at least; blocks of 255 bytes have one more, and
  // the codes that clear the table are few. Twice the pixels is more than all of it.
  return 2 * count + header_size + table_size + 1024;
}

// The colours, and black up to the power of two that GIF asks for.
static ColorMapObject *color_map(const cgif_palette *palette) {
  int bits = 1;
  while ((1u << bits) < palette->count) {
    bits += 1;
  }
  ColorMapObject *map = GifMakeMapObject(1 << bits, NULL);
  if (map != NULL) {
    for (uint32_t i = 0; i < palette->count; i++) {
      const uint8_t *color = palette->colors + (size_t)3 * i;
      map->Colors[i] = (GifColorType){color[0], color[1], color[2]};
    }
  }
  return map;
}

static bool write_blocks(GifFileType *gif, const ColorMapObject *map, const uint8_t *indices,
                         const cgif_palette *palette, cgif_place place) {
  GraphicsControlBlock control = {
      .DisposalMode = place.is_cleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT,
      .UserInputFlag = false,
      .DelayTime = 0,
      .TransparentColor = palette->transparent,
  };
  GifByteType extension[4];
  size_t size = EGifGCBToExtension(&control, extension);
  EGifSetGifVersion(gif, true);
  if (EGifPutScreenDesc(gif, place.width, place.height, 8, 0, NULL) == GIF_ERROR ||
      EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, (int)size, extension) == GIF_ERROR ||
      EGifPutImageDesc(gif, place.x, place.y, place.width, place.height, false, map) ==
          GIF_ERROR) {
    return false;
  }
  GifPixelType row[UINT16_MAX];
  for (size_t y = 0; y < place.height; y++) {
    // giflib masks what it is given, so it gets a copy.
    memcpy(row, indices + y * place.width, place.width);
    if (EGifPutLine(gif, row, place.width) == GIF_ERROR) {
      return false;
    }
  }
  return true;
}

size_t cgif_write_frame(const uint8_t *indices, const cgif_palette *palette, cgif_place place,
                        uint8_t *output, size_t capacity) {
  if (capacity < cgif_frame_bound((size_t)place.width * place.height)) {
    return 0;
  }
  sink to = {output, 0, capacity};
  GifFileType *gif = EGifOpen(&to, take, NULL);
  if (gif == NULL) {
    return 0;
  }
  ColorMapObject *map = color_map(palette);
  bool is_written = map != NULL && write_blocks(gif, map, indices, palette, place);
  GifFreeMapObject(map);
  // Frees the handle whatever it returns.
  is_written &= EGifCloseFile(gif, NULL) != GIF_ERROR;
  if (!is_written || to.count < header_size + trailer_size) {
    return 0;
  }
  size_t count = to.count - header_size - trailer_size;
  memmove(output, output + header_size, count);
  return count;
}
