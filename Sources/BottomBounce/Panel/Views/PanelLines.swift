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

  /// Gives the message its final size, and makes a new one transparent.
  ///
  /// - Parameters:
  ///   - wasVisible: Whether another message was visible before.
  ///   - area: The place of a message that hasn't been laid out, with any height, so that it
  ///     doesn't grow from a corner.
  ///   - isRightToLeft: Whether the symbol is at the right end of the area.
  func prepareMessage(wasVisible: Bool, in area: CGRect, isRightToLeft: Bool) {
    guard let message else { return }
    if !wasVisible {
      message.alpha = 0
      symbol?.alpha = 0
    }
    if message.bounds.width == 0 { place(message, in: area, isRightToLeft) }
    let width = message.bounds.width
    guard width > 0 else { return }
    message.frame.size.height =
      message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func place(_ message: UILabel, in area: CGRect, _ isRightToLeft: Bool) {
    let size = symbol?.intrinsicContentSize ?? .zero
    let indent = min(size.width + SheetMetrics.errorSymbolMargin, area.width)
    message.frame = CGRect(
      x: isRightToLeft ? area.minX : area.minX + indent, y: area.minY,
      width: area.width - indent, height: 0)
    // The symbol is centered at the first line.
    symbol?.frame = CGRect(
      x: isRightToLeft ? area.maxX - size.width : area.minX,
      y: area.minY + (message.font.lineHeight - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Shows the message that ``Panel/prepareMessage(_:isElement:)`` prepared.
  func fadeInMessage() {
    message?.alpha = 1
    symbol?.alpha = 1
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
