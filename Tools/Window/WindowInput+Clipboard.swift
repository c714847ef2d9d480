import CSDL
import UIKit
import UIKitSimulator

// Copying and pasting between the window and other programs.
extension WindowInput {
  /// Reads text copied in other programs.
  ///
  /// Called only before pasting, because the owner of the clipboard can be slow.
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

  /// Makes text that was copied in this turn available to other programs.
  func writeClipboard() {
    simulator.system.makeCurrent()
    let pasteboard = UIPasteboard.general
    guard pasteboard.changeCount != pasteboardChanges else { return }
    pasteboardChanges = pasteboard.changeCount
    SDL_SetClipboardText(pasteboard.string ?? "")
  }
}
