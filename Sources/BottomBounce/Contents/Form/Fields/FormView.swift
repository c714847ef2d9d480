import UIKit
import ViewBuilding

/// The view of a form: cards of rows, and blocks between them.
final class FormView: SheetSubview, SeveralValues {
  private let stack = UIStackView()
  /// Section headers and footers, by twice the index of the section, plus 1 for a footer.
  private var lines: [Int: NoteView] = [:]
  var onFocus: (() -> Void)?

  private let noteColor: UIColor

  init(title: String?, noteColor: UIColor) {
    self.noteColor = noteColor
    super.init(frame: .zero)
    nameGroup(title)
    stack.axis = .vertical
    ViewTree(in: self) {
      ViewNode(stack) {
        "leading, trailing, top == 0"
        "bottom == 0 @ \(SheetPriority.almostRequired)"
      }
    }
  }

  /// The form is first responder while no text is, so that a selected field gets key presses.
  override var canBecomeFirstResponder: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    defer { onFocus?() }
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    defer { onFocus?() }
    return super.resignFirstResponder()
  }

  var fields: [FormFieldView] { stack.arrangedSubviews.compactMap { $0 as? FormFieldView } }

  /// A field that stays keeps its superview, so that it stays first responder.
  func show(_ newFields: [FormFieldView], in sections: [FormSection]) {
    var rest = newFields[...]
    var items: [(view: UIView, spacing: CGFloat)] = []
    for (index, section) in sections.enumerated() where section.count > 0 {
      let fields = Array(rest.prefix(section.count))
      rest = rest.dropFirst(section.count)
      let header = line(section.header, at: 2 * index, isHeader: true)
      let footer = line(section.footer, at: 2 * index + 1, isHeader: false)
      if let header { items.append((header, 0)) }
      for (index, field) in fields.enumerated() {
        let (previous, next) = (fields[safe: index - 1], fields[safe: index + 1])
        let isLast = next?.isInCard != true
        field.setPosition(isFirst: previous?.isInCard != true, isLast: isLast)
        let end = next == nil && footer != nil ? SheetMetrics.spacing : SheetMetrics.cardSpacing
        items.append((field, field.isInCard && !isLast ? 0 : end))
      }
      if let footer { items.append((footer, SheetMetrics.cardSpacing - SheetMetrics.fieldMargin)) }
    }
    let views = items.map(\.view)
    moveFocus(to: Set(views.map(ObjectIdentifier.init)), of: fields)
    replace(stack.arrangedSubviews, with: views)
    for item in items { stack.setCustomSpacing(item.spacing, after: item.view) }
  }

  private func replace(_ old: [UIView], with new: [UIView]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    var rest = old.filter { kept.contains(ObjectIdentifier($0)) }[...]
    for view in old where !kept.contains(ObjectIdentifier(view)) {
      view.fadeOut(isCovered: (view as? FormFieldView)?.isInCard == true && view !== old.last)
    }
    var moved: Set<ObjectIdentifier> = []
    for (index, view) in new.enumerated() {
      while let next = rest.first, moved.contains(ObjectIdentifier(next)) { rest.removeFirst() }
      if rest.first === view {
        rest.removeFirst()
      } else {
        if view.superview == nil {
          stack.insert(view, at: index)
        } else {
          stack.insertArrangedSubview(view, at: index)
        }
        moved.insert(ObjectIdentifier(view))
      }
    }
  }

  private func line(_ text: String?, at place: Int, isHeader: Bool) -> NoteView? {
    guard let text else { return nil }
    let name = isHeader ? "BottomBounce.sectionHeader" : "BottomBounce.sectionFooter"
    let line = lines[place] ?? NoteView(identifier: name)
    if isHeader { line.label.accessibilityTraits = .header }
    lines[place] = line
    line.label.textColor = noteColor
    line.text = isHeader ? text.asSectionHeader : text
    if isHeader { line.label.accessibilityLabel = text }
    return line
  }

  /// Without a first responder, key presses are lost; the next one must take over before the old
  /// one leaves the window, or else the keyboard hides.
  private func moveFocus(to kept: Set<ObjectIdentifier>, of fields: [FormFieldView]) {
    guard currentFirstResponder !== self,
      let focused = fields.firstIndex(where: { $0.currentFirstResponder != nil }),
      !kept.contains(ObjectIdentifier(fields[focused]))
    else { return }
    let next = fields[focused...].first { kept.contains(ObjectIdentifier($0)) && $0.isText }
    if next?.textEntry?.becomeFirstResponder() != true { becomeFirstResponder() }
  }

  func replace(_ old: FormFieldView, with new: FormFieldView, focus: () -> Void) {
    guard let index = stack.arrangedSubviews.firstIndex(of: old) else { return }
    stack.insert(new, at: index)
    // The keyboard stays if the first responder changes before it leaves the window.
    if old.currentFirstResponder != nil, new.isText { focus() }
    if old.currentFirstResponder != nil { becomeFirstResponder() }
    old.removeFromSuperview()
  }

  /// If the text with the focus and its title don't both fit, the text is visible.
  func scroll(to field: FormFieldView) {
    let ancestors = sequence(first: self as UIView, next: \.superview)
    guard let scrollView = ancestors.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    scrollView.layoutIfNeeded()
    let inset = scrollView.adjustedContentInset
    let visibleHeight = scrollView.bounds.height - inset.top - inset.bottom
    func show(_ view: UIView, margin: CGFloat) {
      var rect = view.convert(view.bounds, to: scrollView).insetBy(dx: 0, dy: -margin)
      // The title of a field that is too high stays visible. If no other row fits, the title is at
      // the top.
      if visibleHeight - rect.height < SheetMetrics.tapTarget { rect.size.height = visibleHeight }
      scrollView.scrollRectToVisible(rect, animated: false)
    }
    show(field, margin: SheetMetrics.spacing)
    // A text view with more lines scrolls to its insertion point itself.
    if let text = field.currentFirstResponder as? UIView { show(text, margin: 0) }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
