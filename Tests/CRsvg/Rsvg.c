#include "CRsvg.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <sys/types.h>

typedef struct {
  double x, y, width, height;
} rectangle;

/// From the headers of Cairo (CAIRO_FORMAT_ARGB32) and librsvg (RSVG_HANDLE_FLAG_UNLIMITED: any size of document).
enum { format_argb32 = 0, flag_unlimited = 1 };

static struct {
  void *(*g_memory_input_stream_new_from_data)(const void *, ssize_t, void *);
  void (*g_object_unref)(void *);
  void *(*cairo_image_surface_create_for_data)(unsigned char *, int, int, int, int);
  void *(*cairo_create)(void *);
  void (*cairo_destroy)(void *);
  void (*cairo_surface_flush)(void *);
  void (*cairo_surface_destroy)(void *);
  void *(*rsvg_handle_new_from_stream_sync)(void *, void *, int, void *, void **);
  void (*rsvg_handle_set_dpi)(void *, double);
  int (*rsvg_handle_render_document)(void *, void *, const rectangle *, void **);
} library;
static bool is_loaded;

static void load(void) {
#ifdef __APPLE__
  void *handle = dlopen("librsvg-2.2.dylib", RTLD_NOW | RTLD_LOCAL);
  if (!handle) handle = dlopen("/opt/homebrew/lib/librsvg-2.2.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!handle) return;
  bool is_complete = true;
  // The lookup goes on in the libraries that this one needs.
#define FIND(name)                                            \
  *(void **)&library.name = dlsym(handle, #name);             \
  is_complete = is_complete && *(void **)&library.name != NULL;
  FIND(g_memory_input_stream_new_from_data)
  FIND(g_object_unref)
  FIND(cairo_image_surface_create_for_data)
  FIND(cairo_create)
  FIND(cairo_destroy)
  FIND(cairo_surface_flush)
  FIND(cairo_surface_destroy)
  FIND(rsvg_handle_new_from_stream_sync)
  FIND(rsvg_handle_set_dpi)
  FIND(rsvg_handle_render_document)
#undef FIND
  is_loaded = is_complete;
}

crsvg_result crsvg_draw(
    const uint8_t *document, size_t length, int width, int height, uint32_t *pixels) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return crsvg_missing;

  void *stream = library.g_memory_input_stream_new_from_data(document, (ssize_t)length, NULL);
  // Errors are not asked for, so none is made.
  void *handle =
      library.rsvg_handle_new_from_stream_sync(stream, NULL, flag_unlimited, NULL, NULL);
  library.g_object_unref(stream);
  if (!handle) return crsvg_refused;
  // As rsvg-convert and browsers have it.
  library.rsvg_handle_set_dpi(handle, 96);
  void *surface = library.cairo_image_surface_create_for_data(
      (unsigned char *)pixels, format_argb32, width, height, 4 * width);
  void *context = library.cairo_create(surface);
  rectangle viewport = {0, 0, width, height};
  int is_drawn = library.rsvg_handle_render_document(handle, context, &viewport, NULL);
  library.cairo_surface_flush(surface);
  library.cairo_destroy(context);
  library.cairo_surface_destroy(surface);
  library.g_object_unref(handle);
  return is_drawn ? crsvg_drawn : crsvg_refused;
}
