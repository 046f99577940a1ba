#ifndef CELLOPHANE_CCAIRO_SHIM_H
#define CELLOPHANE_CCAIRO_SHIM_H

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>

#endif
