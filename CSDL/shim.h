// SDL2 and its satellites, and HarfBuzz, which SDL2_ttf brings: the one C module of the window
// system and the fonts.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
