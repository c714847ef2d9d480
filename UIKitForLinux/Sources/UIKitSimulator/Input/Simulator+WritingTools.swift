import UIKit

extension Simulator {
  /// Begins a Writing Tools session in the text view that is being edited.
  public func beginWritingTools() {
    system.makeCurrent()
    (system.keyboard.input as? UITextView)?.hasWritingToolsSession = true
  }

  /// Replaces the whole text, as Writing Tools do during a session, without asking the delegate.
  public func rewriteText(as text: String) {
    system.makeCurrent()
    guard let view = system.keyboard.input as? UITextView, view.hasWritingToolsSession,
      let whole = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    else { return }
    view.replace(whole, withText: text)
    advance(by: frameInterval)
  }

  /// Ends the Writing Tools session, and notifies the delegate of the text view.
  public func endWritingTools() {
    system.makeCurrent()
    guard let view = system.keyboard.input as? UITextView, view.hasWritingToolsSession else {
      return
    }
    view.hasWritingToolsSession = false
    view.delegate?.textViewWritingToolsDidEnd(view)
    advance(by: frameInterval)
  }
}
