import Foundation

extension Display {
  /// Asks a window to close, like a window manager's close button, which this display lacks.
  ///
  /// It calls Xlib, which SDL loads, because xdotool supports this only since 2021.
  func pressCloseBox(of window: String) throws {
    typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> CUnsignedLong
    typealias Send =
      @convention(c) (
        OpaquePointer, CUnsignedLong, CInt, CLong, UnsafeMutableRawPointer
      ) -> CInt
    typealias Close = @convention(c) (OpaquePointer) -> CInt
    let library = dlopen("libX11.so.6", RTLD_NOW)
    guard let window = CUnsignedLong(window), let open = dlsym(library, "XOpenDisplay"),
      let intern = dlsym(library, "XInternAtom"), let send = dlsym(library, "XSendEvent"),
      let close = dlsym(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(name)
    else { throw DisplayProblem.noXlib }
    let atom = unsafeBitCast(intern, to: Intern.self)
    // An XClientMessageEvent inside an XEvent of 24 longs: type, …, window, message, format, data.
    var event = [CLong](repeating: 0, count: 24)
    event[0] = 33
    event[4] = CLong(bitPattern: window)
    event[5] = CLong(bitPattern: atom(display, "WM_PROTOCOLS", 0))
    event[6] = 32
    event[7] = CLong(bitPattern: atom(display, "WM_DELETE_WINDOW", 0))
    event.withUnsafeMutableBytes { bytes in
      if let base = bytes.baseAddress {
        _ = unsafeBitCast(send, to: Send.self)(display, window, 0, 0, base)
      }
    }
    // Also flushes the output buffer.
    _ = unsafeBitCast(close, to: Close.self)(display)
  }
}
