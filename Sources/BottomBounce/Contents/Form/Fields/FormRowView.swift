import UIKit
import ViewBuilding

/// A row with a title and a value, which opens content below it or in a sheet.
final class FormRowView: FormFieldView {
  private let control = FormRowControl()
  override var tapTarget: FormRowControl? { control }
  private let valueLabel = UILabel()
  private let texts = UIStackView()
  private var imageView: RowImageView?
  let opensInPlace: Bool
  private let chevron = UIImageView()
  private let background = UIView()
  private lazy var layout = EquationLayout(
    in: control,
    ["texts": texts, "chevron": chevron, "value": valueLabel, "background": background])
  private lazy var end = layout.group("")
  private var content: UIView?
  /// `false` for a picker.
  var isMenu = false { didSet { if isMenu != oldValue { updateMark() } } }

  init(_ boxes: SheetBoxMetrics, opensInPlace: Bool) {
    self.opensInPlace = opensInPlace
    super.init(boxes)
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
    control.accessibilityIdentifier = "BottomBounce.row"
    valueLabel.setStyle(.body)
    valueLabel.textColor = closedColor
    texts.addArrangedSubview(titleLabel)
    texts.addArrangedSubview(valueLabel)
    texts.isUserInteractionEnabled = false
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    chevron.tintColor = .tertiaryLabel
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    background.backgroundColor = .tertiarySystemFill
    background.isUserInteractionEnabled = false
    for view in [background, texts, chevron] { control.addSubview(view) }
    layout.numbers = SheetMetrics.numbers(.zero)
    layout.eqs(
      """
      texts.leading == box
      texts.top == \(boxes.textMargin)
      texts.bottom == -\(boxes.textMargin)
      chevron.trailing == -box
      chevron.centerY == 0
      chevron.hugH, chevron.resistH == required
      background.leading == value.leading - \(Self.backgroundSides)
      background.trailing == value.trailing + \(Self.backgroundSides)
      background.top == value.top - \(Self.backgroundMargin)
      background.bottom == value.bottom + \(Self.backgroundMargin)
      """)
    end.activate()
    control.heightAnchor.constraint(greaterThanOrEqualToConstant: boxes.rowHeight).isActive = true
    addArrangedSubview(control)
    updateMark()
    updateStatus()
    let traits: [any UITraitDefinition.Type] = [
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
    ]
    registerForTraitChanges(traits) { (view: Self, _) in view.updateAxis() }
  }

  override var element: UIView { control }

  var text: String? {
    get { valueLabel.text }
    set {
      guard newValue != text else { return }
      valueLabel.text = newValue
      control.accessibilityValue = newValue
      updateBackground()
      setNeedsLayout()
    }
  }

  var image: UIImage? {
    get { imageView?.image }
    set {
      guard newValue !== image else { return }
      let view = imageView ?? addImageView()
      view.image = newValue
      view.isHidden = newValue == nil
      updateMark()
      setNeedsLayout()
    }
  }

  /// The value of a picker has one, as in the system's compact date picker.
  private var hasBackground: Bool { opensInPlace && !isMenu && image == nil }

  private func updateMark() {
    chevron.image = opensInPlace ? Self.menuImage : Self.chevronImage
    chevron.isHidden = hasBackground
    end.replaceAll(
      with: hasBackground
        ? "texts.trailing == -\(SheetMetrics.boxMargin + Self.backgroundSides)"
        : "chevron.leading == texts.trailing + spacing")
    updateBackground()
    updateAxis()
  }

  private func updateBackground() { background.isHidden = !hasBackground || text?.isEmpty != false }

  private func addImageView() -> UIImageView {
    let view = RowImageView()
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let axis = NSLayoutConstraint.Axis.horizontal
    view.setContentHuggingPriority(.required, for: axis)
    view.setContentCompressionResistancePriority(.required, for: axis)
    let value = UIStackView(arrangedSubviews: [view, valueLabel])
    value.spacing = SheetMetrics.spacing
    value.alignment = .center
    texts.addArrangedSubview(value)
    imageView = view
    return view
  }

  func add(_ view: UIView, isIndented: Bool) {
    let content = UIView()
    self.content = content
    ViewTree(in: content) {
      ViewNode(view) {
        "leading == \(isIndented ? SheetMetrics.boxMargin : 0)"
        "trailing, top, bottom == 0"
      }
    }
    insert(content, at: 1)
    valueLabel.textColor = tintColor
    updateStatus()
  }

  private var closedColor: UIColor { opensInPlace ? .label : .secondaryLabel }

  func removeContent() {
    content?.fadeOut()
    content = nil
    valueLabel.textColor = closedColor
    updateStatus()
  }

  private func updateStatus() {
    guard opensInPlace, #available(iOS 18, *) else { return }
    control.accessibilityExpandedStatus = content == nil ? .collapsed : .expanded
  }

  override func setContentFont(_ font: UIFont) {
    super.setContentFont(font)
    valueLabel.font = font
  }

  private var needsStack: Bool {
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { return true }
    var width = lineWidths.width(of: titleLabel) + Self.spacing + lineWidths.width(of: valueLabel)
    if let imageView, !imageView.isHidden {
      width += imageView.intrinsicContentSize.width + SheetMetrics.spacing
    }
    width +=
      hasBackground
      ? 2 * Self.backgroundSides : chevron.intrinsicContentSize.width + SheetMetrics.spacing
    return bounds.width > 0 && width > bounds.width - 2 * SheetMetrics.boxMargin
  }

  override func layoutSubviews() {
    if needsStack != (texts.axis == .vertical) { updateAxis() }
    super.layoutSubviews()
  }

  private func updateAxis() {
    let isStacked = needsStack
    texts.axis = isStacked ? .vertical : .horizontal
    texts.spacing = isStacked ? (hasBackground ? 10 : 4) : Self.spacing
    // The background is as wide as the value.
    texts.alignment = isStacked && hasBackground ? .leading : .fill
    valueLabel.textAlignment = isStacked ? .natural : trailingAlignment
    let axis = NSLayoutConstraint.Axis.horizontal
    // The title is as wide as its text, and the value fills the row, unless it has an image or a
    // background.
    let titleHugs = !isStacked && imageView == nil && !hasBackground
    titleLabel.setContentHuggingPriority(titleHugs ? .defaultHigh : .defaultLow, for: axis)
    valueLabel.setContentHuggingPriority(titleHugs ? .defaultLow : .defaultHigh, for: axis)
    imageView?.maximumHeight = UIFont.preferredFont(forTextStyle: .body).lineHeight
    valueLabel.setContentCompressionResistancePriority(.defaultLow, for: axis)
    background.roundCorners(
      min(boxes.cornerRadius, valueLabel.font.lineHeight / 2 + Self.backgroundMargin))
  }

  /// Between the title and the value, in points.
  private static let spacing: CGFloat = 12

  /// From the value to the ends of its background, in points, by eye.
  private static let backgroundSides: CGFloat = 10
  /// Above and below the value, in points, by eye.
  private static let backgroundMargin: CGFloat = 6

  private static let chevronImage = UIImage(systemName: "chevron.forward")
  private static let menuImage = UIImage(systemName: "chevron.up.chevron.down")
}

private final class RowImageView: UIImageView {
  var maximumHeight: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    let scale = min(maximumHeight / max(size.height, 1), 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

class FormRowControl: TapControl {
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
