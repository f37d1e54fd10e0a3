// libpng's simplified interface, whose version constant is a macro.
#ifndef GROWING_TEXT_CPNG_H
#define GROWING_TEXT_CPNG_H

#include <png.h>

#endif
