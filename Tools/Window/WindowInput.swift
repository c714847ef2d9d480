import CSDL
import UIKit
import UIKitSimulator

/// Converts the events of the window into input of the device.
@MainActor final class WindowInput {
  let simulator: Simulator
  let window: ScreenWindow
  private var finger: Finger?
  /// The pressed keys, with the presses sent to the app.
  var presses: [SDL_Scancode: UIPress] = [:]
  var isTextInputOn = false
  /// The time until which an input method may respond to the last key on its own connection.
  var inputMethodAnswersUntil = -1.0
  /// The change count of the device's pasteboard when it last matched the system's clipboard.
  var pasteboardChanges = 0
  /// A Boolean value that indicates whether the window must be drawn completely.
  var isExposed = true
  private(set) var wantsToQuit = false

  init(_ simulator: Simulator, window: ScreenWindow) {
    self.simulator = simulator
    self.window = window
  }

  /// Handles events in order.
  func handle(_ events: [SDL_Event]) {
    var rest = events[...]
    while let event = rest.popFirst() {
      switch SDL_EventType(event.type) {
      case SDL_QUIT: wantsToQuit = true
      case SDL_WINDOWEVENT: handle(event.window)
      case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
        fingerDown(at: window.point(event.button.x, event.button.y))
      case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
        fingerUp(at: window.point(event.button.x, event.button.y))
      case SDL_MOUSEMOTION:
        // Mice report more often than the screen changes, so only the last location is used.
        if rest.first?.type != event.type {
          finger?.slide(to: window.point(event.motion.x, event.motion.y))
        }
      case SDL_MOUSEWHEEL: turnWheel(event.wheel)
      case SDL_KEYDOWN:
        // The text typed by the key is in the next event, according to the keyboard layout.
        let typed = rest.first.flatMap(Self.text(of:))
        if keyDown(event.key, typed: typed) { rest.removeFirst() }
      case SDL_KEYUP: keyUp(event.key)
      case SDL_TEXTINPUT: Self.text(of: event).map(insert)
      case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: compose(event)
      default: break
      }
    }
  }

  /// Ends the program after this turn.
  func quit() { wantsToQuit = true }

  private func handle(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_SHOWN:
      isExposed = true
    case SDL_WINDOWEVENT_FOCUS_LOST: releaseKeys()
    default: break
    }
  }

  // MARK: Mouse

  private func fingerDown(at point: CGPoint) {
    // Reports the end of the click outside the window, too.
    SDL_CaptureMouse(SDL_TRUE)
    finger?.cancel()
    finger = simulator.touchDown(at: point)
  }

  private func fingerUp(at point: CGPoint) {
    SDL_CaptureMouse(SDL_FALSE)
    finger?.slide(to: point)
    finger?.lift()
    finger = nil
  }

  /// The distance by which a wheel event moves the content, in points: about a row of a list.
  ///
  /// It's an estimate.
  private static let notch: CGFloat = 40

  private func turnWheel(_ event: SDL_MouseWheelEvent) {
    // The touch already scrolls.
    guard finger == nil else { return }
    // Turning the wheel away from the user scrolls up, like moving a finger down. The system's
    // setting for the direction is already applied.
    let distance = CGSize(
      width: -CGFloat(event.preciseX) * Self.notch, height: CGFloat(event.preciseY) * Self.notch)
    simulator.turnWheel(
      at: window.point(event.mouseX, event.mouseY), by: distance, type: .discrete)
  }
}
