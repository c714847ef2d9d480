import UIKit
import ViewBuilding

/// Wheels of numbers with a fixed label beside the selected rows.
@MainActor protocol UnitWheelsModel: WheelsModel {
  /// A Boolean value that indicates whether the wheels have labels.
  ///
  /// It doesn't change.
  var hasUnits: Bool { get }
  /// Returns the label beside the selected row of a wheel.
  func unit(of wheel: Int) -> String
  /// Returns what assistive technologies read for a row: the number with its unit.
  func spokenText(ofRow row: Int, of wheel: Int) -> String
  /// Returns texts of which one is as wide as the widest row of a wheel.
  func titlesToMeasure(of wheel: Int) -> [String]
  /// Returns texts of which one is as wide as the widest label of a wheel.
  func unitsToMeasure(of wheel: Int) -> [String]
}

/// The labels beside the selected rows of wheels, as in a date picker that counts down.
///
/// The wheels can turn, and the labels don't move. Rows are views, so that the numbers end at the
/// labels, and VoiceOver reads the units.
final class WheelUnits: NSObject, UIPickerViewAccessibilityDelegate {
  private var model: any UnitWheelsModel
  private unowned let view: WheelsView
  private var labels: [UILabel] = []
  private lazy var layouts = makeLayouts()

  init(_ model: any UnitWheelsModel, in view: WheelsView) {
    self.model = model
    self.view = view
  }

  private var picker: UIPickerView { view.pickerView }

  // MARK: Labels

  /// Adds the labels over the wheels.
  func addLabels() {
    labels = (0..<model.count).map { _ in
      let label = UILabel()
      label.font = Self.unitFont
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      // The rows are read with their units.
      label.isAccessibilityElement = false
      view.addSubview(label)
      return label
    }
    update()
  }

  /// Shows the labels of other wheels.
  func show(_ model: any UnitWheelsModel) {
    self.model = model
    layouts = makeLayouts()
    update()
  }

  /// Shows the labels for the selected rows.
  func update() {
    for (wheel, label) in labels.enumerated() { label.text = model.unit(of: wheel) }
    view.setNeedsLayout()
  }

  /// Places the labels beside the selected rows.
  func layout() {
    let new = makeLayouts()
    if new != layouts {
      layouts = new
      picker.reloadAllComponents()
      view.showSelection()
    }
    picker.layoutIfNeeded()
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, label) in labels.enumerated() {
      let row = frame(ofRowIn: wheel)
      let layout = layouts[wheel]
      let x =
        isMirrored
        ? row.maxX - layout.unitStart - layout.unitWidth : row.minX + layout.unitStart
      label.frame = CGRect(
        x: x, y: picker.frame.midY - Self.unitFont.lineHeight / 2 + Self.unitDrop,
        width: layout.unitWidth, height: Self.unitFont.lineHeight)
      label.textAlignment = isMirrored ? .right : .left
    }
  }

  /// Returns the place of a wheel's rows.
  private func frame(ofRowIn wheel: Int) -> CGRect {
    let selected = picker.selectedRow(inComponent: wheel)
    if let row = picker.view(forRow: selected, forComponent: wheel) {
      return row.convert(row.bounds, to: view)
    }
    // The wheel turns, and the selected row can't be seen.
    let widths = layouts.map(\.width)
    let whole = widths.reduce(0, +) + Self.spacing * CGFloat(widths.count - 1)
    let before = widths.prefix(wheel).reduce(0) { $0 + $1 + Self.spacing }
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = picker.frame.midX - whole / 2
    let x = isMirrored ? left + whole - before - widths[wheel] : left + before
    return CGRect(x: x, y: 0, width: widths[wheel], height: 0)
  }

  // MARK: Widths

  /// Returns the widths of the wheels, which share the width of the picker view.
  private func makeLayouts() -> [WheelUnitLayout] {
    let label = UILabel()
    func width(_ texts: [String], _ font: UIFont) -> CGFloat {
      label.font = font
      let widths = texts.map { text in
        label.text = text
        return label.intrinsicContentSize.width
      }
      return (widths.max() ?? 0).rounded(.up)
    }
    let widths =
      textWidths
      ?? (0..<model.count).map {
        (
          width(model.titlesToMeasure(of: $0), Self.rowFont),
          width(model.unitsToMeasure(of: $0), Self.unitFont)
        )
      }
    textWidths = widths
    let available = picker.bounds.width - 2 * Self.margin - Self.spacing * CGFloat(widths.count - 1)
    return WheelUnitLayout.layouts(of: widths, in: available)
  }

  /// The widths of the texts in each wheel, which don't depend on the width of the picker view.
  private var textWidths: [(title: CGFloat, unit: CGFloat)]?

  /// The font of the rows of a picker view.
  static let rowFont = UIFont.systemFont(ofSize: 23.5)
  /// The font of the units in a date picker that counts down, by eye.
  static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// How much lower the middle of a unit is than the middle of its number, so that both stand on
  /// one line, in points.
  private static let unitDrop: CGFloat = 1
  /// The distance between two wheels of a picker view, in points, by eye.
  private static let spacing: CGFloat = 5
  /// The distance of the band behind the selected rows from the sides, in points, by eye.
  private static let margin: CGFloat = 9

  // MARK: UIPickerViewDelegate

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    layouts[component].width
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let size = CGSize(width: layouts[component].width, height: Self.rowFont.lineHeight)
    let rowView = view as? UnitRowView ?? UnitRowView(frame: CGRect(origin: .zero, size: size))
    rowView.show(
      model.row(row, of: component).title, layout: layouts[component],
      spoken: model.spokenText(ofRow: row, of: component))
    return rowView
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    view.pickerView(pickerView, accessibilityLabelForComponent: component)
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    view.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// The place of a number and of its unit in a wheel.
struct WheelUnitLayout: Equatable {
  /// The space before the number and after the unit, in points.
  var padding: CGFloat
  var titleWidth: CGFloat
  var unitWidth: CGFloat

  /// The distance of the unit from the leading edge of the wheel, in points.
  var unitStart: CGFloat { padding + titleWidth + Self.gap }
  var width: CGFloat { unitStart + unitWidth + padding }

  /// The distance between a number and its unit, in points, by eye.
  private static let gap: CGFloat = 6
  private static let maximumPadding: CGFloat = 9

  /// Returns the layouts of several wheels, which are narrower if there is not enough space.
  ///
  /// - Parameters:
  ///   - widths: The widths of the texts in each wheel, in points.
  ///   - available: The width for all wheels, in points.
  static func layouts(
    of widths: [(title: CGFloat, unit: CGFloat)], in available: CGFloat
  ) -> [WheelUnitLayout] {
    guard !widths.isEmpty else { return [] }
    let texts = widths.reduce(0) { $0 + $1.title + $1.unit }
    let room = available - texts - gap * CGFloat(widths.count)
    let padding = min(max(room / CGFloat(2 * widths.count), 0), maximumPadding)
    let scale = room < 0 && texts > 0 ? max((texts + room) / texts, 0) : 1
    return widths.map {
      WheelUnitLayout(
        padding: padding, titleWidth: $0.title * scale, unitWidth: $0.unit * scale)
    }
  }
}

/// A row of a wheel with a number, which ends before the unit.
private final class UnitRowView: UIView {
  private let label = UILabel()
  private var layout: WheelUnitLayout?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = WheelUnits.rowFont
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    isAccessibilityElement = true
    addSubview(label)
  }

  /// Archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("UnitRowView is made in code.")
    return nil
  }

  func show(_ title: String, layout: WheelUnitLayout, spoken: String) {
    label.text = title
    accessibilityLabel = spoken
    self.layout = layout
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let end = isMirrored ? bounds.width - layout.padding : layout.padding + layout.titleWidth
    label.frame = CGRect(
      x: end - layout.titleWidth, y: 0, width: layout.titleWidth, height: bounds.height)
    label.textAlignment = isMirrored ? .left : .right
  }
}
