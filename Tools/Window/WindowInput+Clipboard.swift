import CSDL
import UIKit
import UIKitSimulator

// What is copied in the window can be pasted elsewhere, and the other way round.
extension WindowInput {
  /// Fetches what was copied elsewhere; asked for only when it is to be pasted, since its owner may be slow.
  func readClipboard() {
    guard SDL_HasClipboardText() == SDL_TRUE, let characters = SDL_GetClipboardText() else {
      return
    }
    let text = String(cString: characters)
    SDL_free(characters)
    simulator.system.makeCurrent()
    if !text.isEmpty, text != UIPasteboard.general.string { UIPasteboard.general.string = text }
    pasteboardChanges = UIPasteboard.general.changeCount
  }

  /// Lends other programs what was copied in this turn.
  func writeClipboard() {
    simulator.system.makeCurrent()
    let pasteboard = UIPasteboard.general
    guard pasteboard.changeCount != pasteboardChanges else { return }
    pasteboardChanges = pasteboard.changeCount
    SDL_SetClipboardText(pasteboard.string ?? "")
  }
}
