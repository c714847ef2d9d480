import UIKit
import ViewBuilding

/// The lines of text below the body of a panel: the footer, and the message of an error.
///
/// A label is created for its first text. When the text disappears, the label keeps its place, so
/// the panel doesn't jump while the user types or a wheel turns.
@MainActor final class PanelLines {
  private(set) var footer: UILabel?
  private(set) var message: UILabel?
  /// The symbol before the message, which is visible together with it.
  private(set) var symbol: UIImageView?
  private let layout: EquationLayout
  private let footerAlignment: NSTextAlignment
  private let messageFont: UIFont?

  /// Creates the lines of a panel, which has none yet.
  ///
  /// - Parameters:
  ///   - layout: The layout of the panel's contents, with the numbers of the panel's insets.
  ///   - footerAlignment: The alignment of the footer.
  ///   - messageFont: The font of messages; `nil` for the default one.
  init(in layout: EquationLayout, footerAlignment: NSTextAlignment, messageFont: UIFont?) {
    self.layout = layout
    self.footerAlignment = footerAlignment
    self.messageFont = messageFont
  }

  /// The labels that were created, from top to bottom.
  var labels: [UILabel] { [footer, message].compactMap { $0 } }

  /// The labels with a text that VoiceOver reads as an element of its own.
  var elements: [UILabel] { labels.filter { $0.alpha > 0 && $0.isAccessibilityElement } }

  /// Shows a text in the footer, or hides it, and returns whether the label is new.
  func showFooter(_ text: String?) -> Bool {
    let isNew = footer == nil && text != nil
    if isNew { footer = makeFooter() }
    show(text, in: footer)
    return isNew
  }

  /// Shows the message of an error, or hides it, and returns whether the label is new.
  ///
  /// - Parameters:
  ///   - error: The error; `nil` hides the message.
  ///   - isElement: Whether VoiceOver reads the message as an element of its own.
  func showMessage(of error: ValidationError?, isElement: Bool) -> Bool {
    let isNew = message == nil && error != nil
    if isNew { message = makeMessage() }
    show(error?.message, in: message)
    if !isElement { message?.isAccessibilityElement = false }
    symbol?.alpha = error == nil ? 0 : 1
    // The app's font may have followed the text size that the user has set.
    if messageFont != nil, let font = message?.font {
      symbol?.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font)
    }
    return isNew
  }

  private func show(_ text: String?, in label: UILabel?) {
    if let text { label?.text = text }
    label?.alpha = text == nil ? 0 : 1
    label?.isAccessibilityElement = text != nil
  }

  private func makeFooter() -> UILabel {
    let label = UILabel()
    label.setStyle(.footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = footerAlignment
    label.accessibilityIdentifier = "BottomBounce.footer"
    add(label, named: "footer")
    layout.eq("footer.leading == start + box")
    return label
  }

  private func makeMessage() -> UILabel {
    let label = UILabel()
    label.setStyle(.footnote)
    if let messageFont { label.font = messageFont }
    label.accessibilityIdentifier = "BottomBounce.message"
    add(label, named: "message")
    let symbol = UIImageView.makeErrorSymbol(font: messageFont)
    self.symbol = symbol
    layout["symbol"] = symbol
    layout.eqs(
      """
      symbol.leading == start + box
      symbol.firstBaseline == message.firstBaseline
      message.leading == symbol.trailing + \(SheetMetrics.errorSymbolMargin)
      """)
    return label
  }

  private func add(_ label: UILabel, named name: String) {
    label.setContentHuggingPriority(SheetPriority.hugging, for: .vertical)
    layout[name] = label
    layout.eq("\(label).trailing == -finish - box")
  }
}
