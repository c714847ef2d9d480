// SDL 2 without its own `main`, and what Swift cannot see of it: macros with arguments, and the union
// that tells of the connection to the display.
#pragma once
#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <SDL_syswm.h>

/// The place that lets the system choose the middle of the screen.
static inline int CSDLMiddleOfScreen(void) { return SDL_WINDOWPOS_CENTERED; }

/// The file descriptor of the X11 connection that a window's events come through; -1 where there is none.
static inline int CSDLConnection(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11)
    return ConnectionNumber(info.info.x11.display);
#endif
  return -1;
}
