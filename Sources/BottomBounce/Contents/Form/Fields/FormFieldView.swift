import UIKit
import ViewBuilding

/// The base class of the lines, blocks, and rows of a form.
class FormFieldView: UIStackView {
  let titleLabel = UILabel()
  final let boxes: SheetBoxMetrics
  private var footerView: NoteView?
  private var messageView: NoteView?
  private var separator: UIView?
  final let lineWidths = LineWidths()

  var isInCard: Bool { true }
  /// `nil` for fields that aren't rows.
  var tapTarget: FormRowControl? { nil }
  /// VoiceOver moves to this element.
  var element: UIView { self }

  init(_ boxes: SheetBoxMetrics) {
    self.boxes = boxes
    super.init(frame: .zero)
    axis = .vertical
    titleLabel.setStyle(.body)
    if isInCard {
      backgroundColor = .secondarySystemGroupedBackground
      clipsToBounds = true
    }
  }

  /// Subclasses need no such initializer, because archives are not supported.
  @available(*, unavailable)
  required init(coder: NSCoder) {
    assertionFailure("FormFieldView is made in code.")
    boxes = .classic
    super.init(frame: .zero)
  }

  func add(_ view: UIView) {}
  func contentDidChange() {}

  final var title: String? {
    get { titleLabel.text }
    set {
      guard newValue != title else { return }
      // The content's accessibility label is the title, unless the content sets another label.
      let isName = element.accessibilityLabel == title
      titleLabel.text = newValue
      setNeedsLayout()
      if isName { element.accessibilityLabel = newValue }
    }
  }

  func setContentFont(_ font: UIFont) {
    titleLabel.font = font
    setNeedsLayout()
  }

  final var footer: String? {
    get { footerView?.text }
    set {
      let view = footerView ?? NoteView(identifier: "BottomBounce.fieldFooter")
      if newValue != nil { footerView = view }
      let hasMessage = messageView?.superview != nil
      show(newValue, in: view, at: arrangedSubviews.count - (hasMessage ? 1 : 0))
    }
  }

  final var message: String? { messageView?.text }

  final func show(message: String?, isDescribed: Bool) {
    tapTarget?.accessibilityHint = message
    let view =
      messageView
      ?? NoteView(identifier: "BottomBounce.fieldMessage", isError: true)
    view.isElement = !isDescribed && tapTarget == nil
    if message != nil { messageView = view }
    show(message, in: view, at: arrangedSubviews.count)
  }

  private func show(_ text: String?, in view: NoteView, at index: Int) {
    view.text = text
    if text == nil {
      if view.superview != nil { view.fadeOut() }
    } else if view.superview == nil {
      insert(view, at: index)
    }
  }

  final func setPosition(isFirst: Bool, isLast: Bool) {
    guard isInCard else { return }
    if !isFirst, separator == nil {
      let line = UIView.makeSeparator()
      separator = line
      addSubview(line)
      setNeedsLayout()
    }
    separator?.isHidden = isFirst
    roundCard(boxes.cornerRadius, isFirst: isFirst, isLast: isLast)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut(
      separator: separator, leading: SheetMetrics.boxMargin, trailing: boxes.separatorEnd)
  }

  final var textField: UITextField? { first(UITextField.self, in: self) }

  final var textEntry: (any UIView & UITextInput)? {
    textField ?? first(UITextView.self, in: self)
  }

  final var isText: Bool { textEntry != nil }

  /// Keeps a key that the app has chosen.
  final func setReturnKey(_ key: UIReturnKeyType) {
    guard let textField, [.done, .next].contains(textField.returnKeyType),
      textField.returnKeyType != key
    else { return }
    textField.returnKeyType = key
    if textField.isFirstResponder { textField.reloadInputViews() }
  }

  private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    for subview in view.subviews {
      if let match = subview as? View ?? first(type, in: subview) { return match }
    }
    return nil
  }
}

/// A cache of the single-line widths of labels.
@MainActor final class LineWidths {
  private var known: [ObjectIdentifier: (text: String?, font: UIFont, width: CGFloat)] = [:]

  func width(of label: UILabel) -> CGFloat {
    let known = known[ObjectIdentifier(label)]
    if let known, known.text == label.text, known.font == label.font { return known.width }
    let endless = CGFloat.greatestFiniteMagnitude
    let width = label.sizeThatFits(CGSize(width: endless, height: endless)).width
    self.known[ObjectIdentifier(label)] = (label.text, label.font, width)
    return width
  }
}

final class FormLineView: FormFieldView {
  private let row = UIView()
  private lazy var layout = EquationLayout(in: row, ["title": titleLabel])
  private lazy var arrangement = layout.group("")
  private weak var content: UIView?
  private var contentFont: UIFont?
  /// `nil` before the content is added.
  private var isStacked: Bool?
  private var hasMovedText = false

  override init(_ boxes: SheetBoxMetrics) {
    super.init(boxes)
    titleLabel.isAccessibilityElement = false
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    layout.numbers = ["box": SheetMetrics.boxMargin]
    layout.eqs(
      """
      view.height >= \(boxes.rowHeight)
      title.leading == box
      title.bottom <= 0
      """)
    arrangement.activate()
    addArrangedSubview(row)
    updateTitleTop()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
      view.updateTitleTop()
      view.setNeedsUpdateConstraints()
    }
  }

  override var element: UIView { textField ?? content ?? self }

  override func add(_ view: UIView) {
    content = view
    row.addSubview(view)
    layout["text"] = view
    arrange()
  }

  override func setContentFont(_ font: UIFont) {
    super.setContentFont(font)
    contentFont = font
    updateTitleTop()
  }

  override func contentDidChange() {
    if isStacked != needsStack { setNeedsUpdateConstraints() }
  }

  private var needsStack: Bool {
    textField == nil && isText
      || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      || lineWidths.width(of: titleLabel) > max(bounds.width / 2 - SheetMetrics.boxMargin, 0)
        && bounds.width > 0
  }

  override func layoutSubviews() {
    if isStacked != needsStack { arrange() }
    // A text below its title has the same leading edge.
    if isStacked == true, textField?.textAlignment == trailingAlignment {
      alignText(atEnd: false)
      hasMovedText = true
    }
    super.layoutSubviews()
  }

  private func alignText(atEnd: Bool) {
    if let box = (textField as? BoxedTextField)?.box as? TextBox {
      box.alignText(atEnd: atEnd)
    } else {
      textField?.textAlignment = atEnd ? trailingAlignment : .natural
    }
  }

  private func updateTitleTop() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let lineHeight = (contentFont ?? body).lineHeight
    layout.eq("title.top == \(max((boxes.rowHeight - lineHeight) / 2, boxes.textMargin))")
  }

  override func updateConstraints() {
    if isStacked != needsStack { arrange() }
    super.updateConstraints()
  }

  private func arrange() {
    guard content != nil else { return }
    let needsStack = needsStack
    isStacked = needsStack
    if needsStack {
      arrangement.replaceAll(
        with: """
          title.trailing <= -box
          text.leading == box
          text.trailing == -box
          text.top == title.bottom
          text.bottom == 0
          """)
    } else {
      if hasMovedText { alignText(atEnd: true) }
      hasMovedText = false
      arrangement.replaceAll(
        with: """
          text.leading == title.trailing + 16
          text.trailing == -box
          text.top == 0
          text.bottom == 0
          """)
    }
  }
}

/// A field with its content below the title.
final class FormBlockView: FormFieldView {
  private let main = UIStackView()

  override init(_ boxes: SheetBoxMetrics) {
    super.init(boxes)
    titleLabel.setStyle(.footnote)
    titleLabel.textColor = .secondaryLabel
    titleLabel.accessibilityTraits = .header
    main.axis = .vertical
    main.spacing = 6
    let header = UIView()
    ViewTree(in: header, numbers: SheetMetrics.numbers(.zero)) {
      ViewNode(titleLabel) {
        "leading == box"
        "trailing == -box"
        "top, bottom == 0"
      }
    }
    main.addArrangedSubview(header)
    addArrangedSubview(main)
  }

  override func setContentFont(_ font: UIFont) {}
  override var isInCard: Bool { false }
  override var element: UIView { main.arrangedSubviews.last ?? self }

  override func add(_ view: UIView) {
    main.addArrangedSubview(view)
  }
}
