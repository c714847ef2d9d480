/// The line below a body.
@MainActor final class SheetFooter {
  private weak var panel: Panel?
  private let text: @MainActor () -> String?
  private var shown: String?
  private let announcer = FooterAnnouncer()

  /// Creates the line of a panel, and shows it.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - text: Returns the text; `nil` for none.
  init(in panel: Panel, text: @escaping @MainActor () -> String?) {
    self.panel = panel
    self.text = text
    shown = text()
    if shown != nil { panel.showFooter(shown) }
  }

  /// Shows the current text, before a layout of the panel.
  func update() {
    let text = text()
    guard text != shown else { return }
    shown = text
    panel?.showFooter(text)
    announcer.announce(text)
  }

  /// Stops an announcement that is still due.
  func stop() { announcer.announce(nil) }
}
