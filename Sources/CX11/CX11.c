#include "CX11.h"

#include <X11/Xlib.h>
#include <string.h>

char *gt_x11_resources(void) {
  Display *display = XOpenDisplay(NULL);
  if (!display) return NULL;
  const char *resources = XResourceManagerString(display);
  char *copy = resources ? strdup(resources) : NULL;
  XCloseDisplay(display);
  return copy;
}
