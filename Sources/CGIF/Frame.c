#include "CGIF.h"

#include <gif_lib.h>
#include <string.h>

enum {
  // "GIF89a" and the logical screen descriptor, which giflib writes before each frame. The file
  // needs them only once.
  header_size = 13,
  trailer_size = 1,
  table_size = 3 * 256,
};

// The buffer that giflib writes to.
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
  // A code has at most 12 bits and represents at least one pixel. Each block of 255 bytes has a
  // length byte, and clear codes are rare. Twice the number of pixels is therefore an upper bound.
  return 2 * count + header_size + table_size + 1024;
}

// The palette, padded with black to a power of two, as GIF requires.
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
    // giflib modifies its input, so it gets a copy.
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
  // EGifCloseFile frees the handle even if it fails.
  is_written &= EGifCloseFile(gif, NULL) != GIF_ERROR;
  if (!is_written || to.count < header_size + trailer_size) {
    return 0;
  }
  size_t count = to.count - header_size - trailer_size;
  memmove(output, output + header_size, count);
  return count;
}
