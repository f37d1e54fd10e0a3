#include "CPNG.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

static int failed(png_image *image, const char *reason, char message[GT_PNG_MESSAGE]) {
  strncpy(message, image->message[0] ? image->message : reason, GT_PNG_MESSAGE - 1);
  message[GT_PNG_MESSAGE - 1] = 0;
  png_image_free(image);
  return 0;
}

int gt_png_size(const void *png, size_t count, uint32_t *width, uint32_t *height,
                char message[GT_PNG_MESSAGE]) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, png, count))
    return failed(&image, "not a PNG", message);
  *width = image.width;
  *height = image.height;
  png_image_free(&image);
  return 1;
}

int gt_png_decode(const void *png, size_t count, uint8_t *pixels, size_t room,
                  char message[GT_PNG_MESSAGE]) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, png, count))
    return failed(&image, "not a PNG", message);
  image.format = PNG_FORMAT_RGBA;
  if ((size_t)image.width * image.height * 4 > room)
    return failed(&image, "too many pixels", message);
  if (!png_image_finish_read(&image, NULL, pixels, 0, NULL))
    return failed(&image, "damaged", message);
  return 1;
}

int gt_png_encode(const uint8_t *pixels, uint32_t width, uint32_t height, void **png,
                  size_t *count, char message[GT_PNG_MESSAGE]) {
  png_image image = {.version = PNG_IMAGE_VERSION,
                     .width = width,
                     .height = height,
                     .format = PNG_FORMAT_RGB};
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  void *bytes = malloc(size);
  if (!bytes) return failed(&image, "out of memory", message);
  if (!png_image_write_to_memory(&image, bytes, &size, 0, pixels, 0, NULL)) {
    free(bytes);
    return failed(&image, "cannot be encoded", message);
  }
  *png = bytes;
  *count = size;
  return 1;
}
