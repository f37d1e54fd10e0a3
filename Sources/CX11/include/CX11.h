// What SDL does not tell about an X11 desktop.
#ifndef GROWING_TEXT_CX11_H
#define GROWING_TEXT_CX11_H

// The resources that the desktop's settings loaded into the server ("Xft.dpi:\t120\n…"), on a
// connection of its own. The result is to be freed with `free`; NULL without a server or
// resources.
char *gt_x11_resources(void);

#endif
