public import UIKit
import ViewBuilding

/// The body of an ``OptionalContent``: another content's body, and a button that gives back nil.
public final class OptionalContentView<Content: UIView>: UIView {
  /// The body of the content that may be left without a value.
  public let content: Content
  /// Whether the person wants no value.
  private(set) var isCleared = false
  private let context: SheetContext
  private var layout: EquationLayout?
  /// The height of a content that was measured; the content itself holds it.
  private var measuredHeight: NSLayoutConstraint?

  init(_ content: Content, clearTitle: String, context: SheetContext) {
    self.content = content
    self.context = context
    let sharedRow = (content as? any ActionRowBody)?.actionRow
    let row = sharedRow ?? ActionRow()
    super.init(frame: .zero)
    layout =
      ViewTree(in: self) {
        ViewNode(content, named: "content") {
          "leading, trailing, top == 0"
          if sharedRow != nil { "bottom == 0" }
        }
        ViewNode(sharedRow == nil ? row : nil) {
          "leading, trailing, bottom == 0"
          "top == content.bottom"
        }
      }.layout
    row.addButton(clearTitle, identifier: "BottomBounce.clear") { [weak self] in self?.clear() }
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("OptionalContentView is made in code.")
    return nil
  }

  private func clear() {
    guard isUserInteractionEnabled else { return }
    isCleared = true
    // No value is always a valid one.
    context.setCanConfirm(true)
    context.submit()
  }

  public override var canBecomeFirstResponder: Bool { content.canBecomeFirstResponder }

  // UIKit asks overrides to call super; it comes to that only where the content refuses.
  public override func becomeFirstResponder() -> Bool {
    content.becomeFirstResponder() || super.becomeFirstResponder()
  }
}

extension OptionalContentView: WidthFitting {
  /// Passes the width on, and measures a content that cannot say its height otherwise, as the panel does.
  func fit(width: CGFloat, in host: CGSize) {
    (content as? any WidthFitting)?.fit(width: width, in: host)
    guard !content.holdsConstraints(apartFrom: measuredHeight),
      content.intrinsicContentSize.height == UIView.noIntrinsicMetric
    else { return }
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    measuredHeight = layout?.eq(
      "content.height == \(content.sizeThatFits(size).height.rounded(.up)) @ high")
  }
}

extension OptionalContentView: FontTaking {
  func take(_ font: UIFont) {
    (content as? any FontTaking)?.take(font)
  }
}

extension OptionalContentView: BodyWrapper {
  var wrappedBody: UIView { content }
}

extension OptionalContentView: PendingBody {
  func stop() {
    (content as? any PendingBody)?.stop()
  }
}
