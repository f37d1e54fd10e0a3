// What the package asks of ICU, in plain C types.
//
// None of ICU's own headers is included here: Foundation brings an ICU of its own as a module, and
// the compiler rejects a program in which both modules define `UErrorCode`. ICU's names carry its
// version besides, pasted on by macros that Swift does not see.
#ifndef GROWING_TEXT_CICU_H
#define GROWING_TEXT_CICU_H

#include <stdbool.h>
#include <stdint.h>

// Breaks.

typedef enum { CICULineBreaks, CICUWordBreaks } CICUBreakKind;

/// Walks over the boundaries of texts, one after the other.
typedef struct CICUBreaks CICUBreaks;

/// NULL where ICU cannot open its rules. They are those of the root locale, whatever the process's
/// is.
CICUBreaks *cicu_breaks_open(CICUBreakKind kind);
/// Starts a walk over UTF-8 that must stay where it is until the walk is stopped; false where memory
/// is short.
bool cicu_breaks_start(CICUBreaks *breaks, const void *text, int64_t length);
/// Moves to the next boundary and returns its byte offset, or -1 after the last.
int32_t cicu_breaks_next(CICUBreaks *breaks);
/// True where the segment before the boundary is a word: letters, numbers, kana, ideographs.
bool cicu_breaks_ends_word(CICUBreaks *breaks);
/// Lets go of the text.
void cicu_breaks_stop(CICUBreaks *breaks);
void cicu_breaks_close(CICUBreaks *breaks);

/// True for characters of Word_Break Extend, Format and ZWJ, which rule WB4 skips.
bool cicu_words_ignore(int32_t character);
/// True for characters of Word_Break Numeric.
bool cicu_words_count_as_number(int32_t character);

// Bidirectional text (UAX #9).

/// Writes the level of each UTF-16 unit of one paragraph. `base` is 0, 1, or -1 for the first
/// strong character's. Returns the paragraph's level, or -1 where memory is short.
int32_t cicu_bidi_levels(const uint16_t *text, int32_t length, int32_t base, uint8_t *levels);
/// Writes the logical indices in visual order (rule L2). Levels above 126 leave `order` as it is.
void cicu_bidi_visual_order(const uint8_t *levels, int32_t length, int32_t *order);

/// Bidi_Class, as far as explicit levels, brackets and the end of a row ask.
typedef enum {
  CICUBidiLeft,
  /// R and AL.
  CICUBidiRight,
  CICUBidiNeutral,
  CICUBidiSpace,
  CICUBidiMark,
  /// BN.
  CICUBidiNeutralFormat,
  /// B.
  CICUBidiSeparator,
  /// S.
  CICUBidiSegment,
  CICUBidiEmbedLeft,
  CICUBidiEmbedRight,
  CICUBidiOverrideLeft,
  CICUBidiOverrideRight,
  CICUBidiPop,
  CICUBidiIsolateLeft,
  CICUBidiIsolateRight,
  CICUBidiIsolateFirst,
  CICUBidiPopIsolate,
  /// Numbers and what goes with them.
  CICUBidiWeak
} CICUBidiType;
CICUBidiType cicu_bidi_type(int32_t character);

// Properties of a character.

/// General category P* or S*.
bool cicu_is_punctuation_or_symbol(int32_t character);
/// General category Zs.
bool cicu_is_space_separator(int32_t character);
/// East_Asian_Width W, F or H.
bool cicu_is_east_asian_wide(int32_t character);
bool cicu_has_emoji_presentation(int32_t character);
/// Joining_Type, in the order of the enumeration below.
typedef enum {
  CICUNonJoining,
  CICUJoinCausing,
  CICUDualJoining,
  CICULeftJoining,
  CICURightJoining,
  CICUTransparent
} CICUJoiningType;
CICUJoiningType cicu_joining_type(int32_t character);
/// The ISO 15924 tag, packed big-endian ('Latn').
uint32_t cicu_script(int32_t character);
/// The bracket that closes the one given, or 0 where the character opens none.
int32_t cicu_closing_bracket(int32_t character);
bool cicu_is_closing_bracket(int32_t character);

#endif
