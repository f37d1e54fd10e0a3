#include "CICU.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

struct CICUBreaks {
  UText *text;
  UBreakIterator *iterator;
};

CICUBreaks *cicu_breaks_open(CICUBreakKind kind) {
  CICUBreaks *breaks = calloc(1, sizeof *breaks);
  if (!breaks) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  breaks->iterator = ubrk_open(kind == CICULineBreaks ? UBRK_LINE : UBRK_WORD, "", NULL, 0, &error);
  if (U_SUCCESS(error)) return breaks;
  cicu_breaks_close(breaks);
  return NULL;
}

bool cicu_breaks_start(CICUBreaks *breaks, const void *text, int64_t length) {
  UErrorCode error = U_ZERO_ERROR;
  breaks->text = utext_openUTF8(breaks->text, text, length, &error);
  ubrk_setUText(breaks->iterator, breaks->text, &error);
  return U_SUCCESS(error);
}

int32_t cicu_breaks_next(CICUBreaks *breaks) { return ubrk_next(breaks->iterator); }

bool cicu_breaks_ends_word(CICUBreaks *breaks) {
  return ubrk_getRuleStatus(breaks->iterator) >= UBRK_WORD_NONE_LIMIT;
}

void cicu_breaks_stop(CICUBreaks *breaks) { cicu_breaks_start(breaks, "", 0); }

void cicu_breaks_close(CICUBreaks *breaks) {
  if (breaks->iterator) ubrk_close(breaks->iterator);
  utext_close(breaks->text);
  free(breaks);
}

bool cicu_words_ignore(int32_t character) {
  int32_t value = u_getIntPropertyValue(character, UCHAR_WORD_BREAK);
  return value == U_WB_EXTEND || value == U_WB_FORMAT || value == U_WB_ZWJ;
}

bool cicu_words_count_as_number(int32_t character) {
  return u_getIntPropertyValue(character, UCHAR_WORD_BREAK) == U_WB_NUMERIC;
}

int32_t cicu_bidi_levels(const uint16_t *text, int32_t length, int32_t base, uint8_t *levels) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &error);
  UBiDiLevel start = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  ubidi_setPara(bidi, (const UChar *)text, length, start, NULL, &error);
  int32_t level = U_SUCCESS(error) ? ubidi_getParaLevel(bidi) : -1;
  if (length > 0 && U_SUCCESS(error)) {
    const UBiDiLevel *found = ubidi_getLevels(bidi, &error);
    if (U_SUCCESS(error)) {
      for (int32_t i = 0; i < length; i++) levels[i] = found[i];
    } else {
      level = -1;
    }
  }
  ubidi_close(bidi);
  return level;
}

void cicu_bidi_visual_order(const uint8_t *levels, int32_t length, int32_t *order) {
  ubidi_reorderVisual(levels, length, order);
}

CICUBidiType cicu_bidi_type(int32_t character) {
  switch (u_charDirection(character)) {
    case U_LEFT_TO_RIGHT: return CICUBidiLeft;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return CICUBidiRight;
    case U_OTHER_NEUTRAL: return CICUBidiNeutral;
    case U_WHITE_SPACE_NEUTRAL: return CICUBidiSpace;
    case U_DIR_NON_SPACING_MARK: return CICUBidiMark;
    case U_BOUNDARY_NEUTRAL: return CICUBidiNeutralFormat;
    case U_BLOCK_SEPARATOR: return CICUBidiSeparator;
    case U_SEGMENT_SEPARATOR: return CICUBidiSegment;
    case U_LEFT_TO_RIGHT_EMBEDDING: return CICUBidiEmbedLeft;
    case U_RIGHT_TO_LEFT_EMBEDDING: return CICUBidiEmbedRight;
    case U_LEFT_TO_RIGHT_OVERRIDE: return CICUBidiOverrideLeft;
    case U_RIGHT_TO_LEFT_OVERRIDE: return CICUBidiOverrideRight;
    case U_POP_DIRECTIONAL_FORMAT: return CICUBidiPop;
    case U_LEFT_TO_RIGHT_ISOLATE: return CICUBidiIsolateLeft;
    case U_RIGHT_TO_LEFT_ISOLATE: return CICUBidiIsolateRight;
    case U_FIRST_STRONG_ISOLATE: return CICUBidiIsolateFirst;
    case U_POP_DIRECTIONAL_ISOLATE: return CICUBidiPopIsolate;
    default: return CICUBidiWeak;
  }
}

bool cicu_is_punctuation_or_symbol(int32_t character) {
  return (U_GET_GC_MASK(character) & (U_GC_P_MASK | U_GC_S_MASK)) != 0;
}

bool cicu_is_space_separator(int32_t character) {
  return u_charType(character) == U_SPACE_SEPARATOR;
}

bool cicu_is_east_asian_wide(int32_t character) {
  int32_t width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH;
}

bool cicu_has_emoji_presentation(int32_t character) {
  return u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION);
}

CICUJoiningType cicu_joining_type(int32_t character) {
  switch ((UJoiningType)u_getIntPropertyValue(character, UCHAR_JOINING_TYPE)) {
    case U_JT_JOIN_CAUSING: return CICUJoinCausing;
    case U_JT_DUAL_JOINING: return CICUDualJoining;
    case U_JT_LEFT_JOINING: return CICULeftJoining;
    case U_JT_RIGHT_JOINING: return CICURightJoining;
    case U_JT_TRANSPARENT: return CICUTransparent;
    default: return CICUNonJoining;
  }
}

static uint32_t tag(const char *name) {
  return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

uint32_t cicu_script(int32_t character) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(character, &error);
  // ICU takes longer to look a name up than for all the rest.
  switch (script) {
    case USCRIPT_COMMON: return tag("Zyyy");
    case USCRIPT_INHERITED: return tag("Zinh");
    case USCRIPT_LATIN: return tag("Latn");
    case USCRIPT_ARABIC: return tag("Arab");
    case USCRIPT_HEBREW: return tag("Hebr");
    case USCRIPT_CYRILLIC: return tag("Cyrl");
    case USCRIPT_GREEK: return tag("Grek");
    case USCRIPT_DEVANAGARI: return tag("Deva");
    case USCRIPT_THAI: return tag("Thai");
    case USCRIPT_HIRAGANA: return tag("Hira");
    case USCRIPT_KATAKANA: return tag("Kana");
    default: break;
  }
  // ICU names every script that it returns; an error comes back as a code that has no name.
  const char *name = uscript_getShortName(script);
  return tag(name ? name : "Zzzz");
}

int32_t cicu_closing_bracket(int32_t character) {
  int32_t type = u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  return type == U_BPT_OPEN ? u_getBidiPairedBracket(character) : 0;
}

bool cicu_is_closing_bracket(int32_t character) {
  return u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_CLOSE;
}
