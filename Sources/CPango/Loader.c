#include <dlfcn.h>
#include <pthread.h>

#include "CPango.h"

static cpango_functions functions;
static bool is_loaded;

static void load(void) {
#ifdef __APPLE__
  // The linker keeps libraries to which nothing refers.
  void *library = RTLD_DEFAULT;
#else
  // The lookup goes on in the libraries that this one needs.
  void *library = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#endif
  bool is_complete = true;
#define FIND(name)                                               \
  *(void **)&functions.name = dlsym(library, #name);             \
  is_complete = is_complete && *(void **)&functions.name != NULL;
  CPANGO_NAMES(FIND)
#undef FIND
  is_loaded = is_complete;
}

const cpango_functions *cpango_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &functions : NULL;
}
