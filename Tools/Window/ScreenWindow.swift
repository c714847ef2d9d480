import CSDL
import Foundation
import UIKit

/// A system window that shows a device's screen.
///
/// It owns SDL's video.
@MainActor final class ScreenWindow {
  private let window: OpaquePointer
  /// The screen's size in points, in the current orientation.
  private(set) var size: CGSize
  /// The number of window units per point.
  private let unitsPerPoint: CGFloat
  /// The number of pixels per point.
  private(set) var scale: CGFloat = 1
  /// The file descriptor that becomes readable when events arrive, or `nil` if SDL has none.
  let connection: Int32?

  /// Opens a window for a screen.
  ///
  /// - Parameter scale: The number of window units per point, or `nil` for the largest scale that
  ///   fits the display.
  init(title: String, size: CGSize, scale wanted: CGFloat?) throws(WindowProblem) {
    self.size = size
    try Self.startVideo()
    unitsPerPoint = wanted ?? Self.fittingScale(for: size)
    let middle = CSDLMiddleOfScreen()
    guard
      let window = SDL_CreateWindow(
        title, middle, middle, Self.units(size.width, unitsPerPoint),
        Self.units(size.height, unitsPerPoint), SDL_WINDOW_ALLOW_HIGHDPI.rawValue)
    else {
      let reason = String(cString: SDL_GetError())
      SDL_Quit()
      throw .noWindow(reason: reason)
    }
    self.window = window
    let connection = CSDLConnection(window)
    self.connection = connection >= 0 ? connection : nil
    var width: Int32 = 0
    SDL_GetWindowSizeInPixels(window, &width, nil)
    var units: Int32 = 0
    SDL_GetWindowSize(window, &units, nil)
    scale = unitsPerPoint * CGFloat(max(width, 1)) / CGFloat(max(units, 1))
  }

  isolated deinit {
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  private static func startVideo() throws(WindowProblem) {
    let environment = ProcessInfo.processInfo.environment
    let displays = [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")].filter {
      environment[$0.1]?.isEmpty == false
    }
    if environment["SDL_VIDEODRIVER"] == nil {
      guard !displays.isEmpty else { throw .noDisplay }
      // Otherwise SDL would try drivers that use the console or show nothing.
      SDL_SetHint(SDL_HINT_VIDEODRIVER, displays.map(\.0).joined(separator: ","))
    }
    // The run loop handles SIGINT and SIGTERM. See `WindowSession`.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // For marked text longer than the 31 bytes of the basic event.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .displayRefused(
        name: displays.compactMap { environment[$0.1] }.joined(separator: ", "),
        reason: String(cString: SDL_GetError()))
    }
    // X11 can update rectangles from memory. With OpenGL, the whole window would be drawn.
    if String(cString: SDL_GetCurrentVideoDriver()) == "x11" {
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    SDL_EnableScreenSaver()
    SDL_StopTextInput()
  }

  /// Returns the largest scale with which a screen fits the display: multiples of a half, or of a
  /// twentieth below one.
  private static func fittingScale(for size: CGSize) -> CGFloat {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0 else { return 1 }
    // An estimate of the title bar's height, which SDL doesn't provide in advance.
    let titleBar: CGFloat = 40
    let fit = min(CGFloat(bounds.w) / size.width, (CGFloat(bounds.h) - titleBar) / size.height)
    let steps: CGFloat = fit >= 1 ? 2 : 20
    return min(max((fit * steps).rounded(.down) / steps, 0.5), 3)
  }

  private static func units(_ points: CGFloat, _ unitsPerPoint: CGFloat) -> Int32 {
    Int32((points * unitsPerPoint).rounded())
  }

  // MARK: Showing

  /// Resizes the window for a rotated screen, and keeps its center.
  func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    var (x, y, oldWidth, oldHeight) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowSize(window, &oldWidth, &oldHeight)
    let width = Self.units(size.width, unitsPerPoint)
    let height = Self.units(size.height, unitsPerPoint)
    var bounds = SDL_Rect()
    SDL_GetDisplayUsableBounds(max(SDL_GetWindowDisplayIndex(window), 0), &bounds)
    SDL_SetWindowSize(window, width, height)
    // The title bar stays on the display.
    SDL_SetWindowPosition(
      window, max(x + (oldWidth - width) / 2, bounds.x), max(y + (oldHeight - height) / 2, bounds.y)
    )
  }

  /// Copies the changed parts of an image, or all of it, to the window.
  func show(_ screen: ScreenRenderer, wholly: Bool) {
    guard let surface = SDL_GetWindowSurface(window) else { return }
    let whole = PixelRect(
      minX: 0, minY: 0, maxX: Int(surface.pointee.w), maxY: Int(surface.pointee.h)
    ).intersection(screen.bounds)
    let parts = wholly ? [whole] : screen.damagedRects.map { $0.intersection(whole) }
    let rects = parts.filter { !$0.isEmpty }.map {
      SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height))
    }
    guard !rects.isEmpty, SDL_LockSurface(surface) == 0 else { return }
    screen.withPixels { pixels, stride in
      for rect in rects { Self.copy(pixels, stride, to: surface, rect) }
    }
    SDL_UnlockSurface(surface)
    SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  private static func copy(
    _ pixels: UnsafeRawBufferPointer, _ stride: Int, to surface: UnsafeMutablePointer<SDL_Surface>,
    _ rect: SDL_Rect
  ) {
    guard let source = pixels.baseAddress, let target = surface.pointee.pixels,
      let format = surface.pointee.format
    else { return }
    let pitch = surface.pointee.pitch
    let pixelSize = Int(format.pointee.BytesPerPixel)
    SDL_ConvertPixels(
      rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue,
      source + Int(rect.y) * stride + Int(rect.x) * 4, Int32(stride), format.pointee.format,
      target + Int(rect.y) * Int(pitch) + Int(rect.x) * pixelSize, pitch)
  }

  // MARK: Events

  /// Returns the pending events in order.
  func pollEvents() -> [SDL_Event] {
    var events: [SDL_Event] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { events.append(event) }
    return events
  }

  /// A Boolean value that indicates whether SDL has already read events from the connection.
  var hasEvents: Bool { SDL_PollEvent(nil) != 0 }

  /// Sets the rectangle in which text is typed, in points of the screen, for the candidates of the
  /// system's input method.
  func placeInputMethod(at rect: CGRect) {
    var place = SDL_Rect(
      x: Self.units(rect.minX, unitsPerPoint), y: Self.units(rect.minY, unitsPerPoint),
      w: Self.units(rect.width, unitsPerPoint), h: Self.units(rect.height, unitsPerPoint))
    SDL_SetTextInputRect(&place)
  }

  /// Returns the point on the screen for a location in the window.
  func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
  }
}
