// libpng's simplified interface in three calls: its version constant, its macros and its error
// text in a structure do not reach Swift.
#ifndef GROWING_TEXT_CPNG_H
#define GROWING_TEXT_CPNG_H

#include <stddef.h>
#include <stdint.h>

// Room for libpng's message, its end included.
#define GT_PNG_MESSAGE 64

// Each call returns 1, or 0 with the reason in `message`.

// The size that a PNG says it has; no pixel is decoded.
int gt_png_size(const void *png, size_t count, uint32_t *width, uint32_t *height,
                char message[GT_PNG_MESSAGE]);

// Decodes to 8-bit sRGB with straight alpha: R, G, B, A. `pixels` has room for width * height.
int gt_png_decode(const void *png, size_t count, uint8_t *pixels, size_t room,
                  char message[GT_PNG_MESSAGE]);

// Encodes 8-bit sRGB without alpha: R, G, B. On return `*png` is to be freed with `free`.
int gt_png_encode(const uint8_t *pixels, uint32_t width, uint32_t height, void **png,
                  size_t *count, char message[GT_PNG_MESSAGE]);

#endif
