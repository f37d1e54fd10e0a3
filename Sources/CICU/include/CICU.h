// Inline wrappers over the ICU functions that the package uses: ICU's own names carry its version
// through macros, which Swift does not see.
#ifndef GROWING_TEXT_CICU_H
#define GROWING_TEXT_CICU_H

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

#endif
