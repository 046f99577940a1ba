#ifndef CELLOPHANE_CYAML_SHIM_H
#define CELLOPHANE_CYAML_SHIM_H

#include <yaml.h>

#endif
