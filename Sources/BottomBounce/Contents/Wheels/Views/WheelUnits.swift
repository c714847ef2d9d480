import UIKit
import ViewBuilding

/// Wheels of numbers with a fixed label beside the selected rows.
@MainActor protocol UnitWheelsModel: WheelsModel {
  func unit(of wheel: Int) -> String
  func spokenText(ofRow row: Int, of wheel: Int) -> String
  /// One of the titles is as wide as the widest row of a wheel, with other digits.
  func titlesToMeasure(of wheel: Int) -> [String]
  func unitsToMeasure(of wheel: Int) -> [String]
}

/// The labels beside the selected rows of wheels: rows are views, so that numbers end at the
/// labels, and VoiceOver reads the units.
final class WheelUnits: NSObject, UIPickerViewAccessibilityDelegate {
  private var model: any UnitWheelsModel
  private unowned let view: WheelsView
  private let labels: [UILabel]
  /// Cached, because they don't depend on the width of the picker view.
  private var textWidths: [(title: CGFloat, unit: CGFloat)] = []
  private var layouts: [WheelUnitLayout] = []

  init(_ model: any UnitWheelsModel, in view: WheelsView) {
    self.model = model
    self.view = view
    labels = (0..<model.count).map { _ in UILabel(shrinking: Self.unitFont) }
    super.init()
    for label in labels {
      // The rows are read with their units.
      label.isAccessibilityElement = false
      view.addSubview(label)
    }
    show(model)
  }

  private var picker: UIPickerView { view.pickerView }

  // MARK: Labels

  func show(_ model: any UnitWheelsModel) {
    self.model = model
    textWidths = (0..<model.count).map { wheel in
      let titles = model.titlesToMeasure(of: wheel)
      // Digits aren't equally wide.
      let others = (1...9).flatMap { digit in titles.map { $0.withDigits(digit) } }
      return (
        Self.width(of: titles + others, Self.rowFont),
        Self.width(of: model.unitsToMeasure(of: wheel), Self.unitFont)
      )
    }
    layouts = makeLayouts()
    update()
  }

  func update() {
    for (wheel, label) in labels.enumerated() { label.text = model.unit(of: wheel) }
    view.setNeedsLayout()
  }

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
      let layout = layouts[wheel]
      label.frame = CGRect(
        x: left(of: wheel, isMirrored) + layout.unitLeft(isMirrored),
        y: picker.frame.midY - Self.unitFont.lineHeight / 2 + Self.unitDrop,
        width: layout.unitWidth, height: Self.unitFont.lineHeight)
      label.textAlignment = isMirrored ? .right : .left
    }
  }

  private func left(of wheel: Int, _ isMirrored: Bool) -> CGFloat {
    let selected = picker.selectedRow(inComponent: wheel)
    if let row = picker.view(forRow: selected, forComponent: wheel) {
      return row.convert(row.bounds, to: view).minX
    }
    // The wheel turns, and the selected row can't be seen.
    let widths = layouts.map { $0.width + Self.spacing }
    let others = isMirrored ? widths[(wheel + 1)...] : widths[..<wheel]
    return picker.frame.midX - (widths.reduce(0, +) - Self.spacing) / 2 + others.reduce(0, +)
  }

  // MARK: Widths

  private static func width(of texts: [String], _ font: UIFont) -> CGFloat {
    let label = UILabel(shrinking: font)
    label.numberOfLines = 0
    label.text = texts.joined(separator: "\n")
    return label.intrinsicContentSize.width.rounded(.up)
  }

  private func makeLayouts() -> [WheelUnitLayout] {
    let gaps = 2 * Self.margin + Self.spacing * CGFloat(textWidths.count - 1)
    return WheelUnitLayout.layouts(of: textWidths, in: picker.bounds.width - gaps)
  }

  /// The font of the rows of a picker view.
  static let rowFont = UIFont.systemFont(ofSize: 23.5)
  /// The font of the units in a date picker that counts down, by eye.
  static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// Moves a unit down to the baseline of its number, in points.
  private static let unitDrop: CGFloat = 1
  /// Between two wheels of a picker view, in points, by eye.
  private static let spacing: CGFloat = 5
  /// From the sides to the band behind the selected rows, in points, by eye.
  private static let margin: CGFloat = 9

  // MARK: UIPickerViewDelegate

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    layouts[component].width
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let layout = layouts[component]
    let rowView = view as? UnitRowView ?? UnitRowView(shrinking: Self.rowFont)
    rowView.bounds.size = CGSize(width: layout.width, height: Self.rowFont.lineHeight)
    let isMirrored = pickerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    rowView.text = model.row(row, of: component).title
    rowView.textAlignment = isMirrored ? .left : .right
    let left = layout.titleLeft(isMirrored)
    rowView.numberSpan = left...left + layout.titleWidth
    rowView.spokenText = { [model] in model.spokenText(ofRow: row, of: component) }
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

struct WheelUnitLayout: Equatable {
  /// Before the number and after the unit, in points.
  var padding: CGFloat
  var titleWidth: CGFloat
  var unitWidth: CGFloat

  var width: CGFloat { padding + titleWidth + Self.gap + unitWidth + padding }

  func titleLeft(_ isMirrored: Bool) -> CGFloat {
    isMirrored ? width - padding - titleWidth : padding
  }

  func unitLeft(_ isMirrored: Bool) -> CGFloat {
    isMirrored ? padding : width - padding - unitWidth
  }

  /// Between a number and its unit, in points, by eye.
  private static let gap: CGFloat = 6
  private static let maximumPadding: CGFloat = 9

  static func layouts(
    of widths: [(title: CGFloat, unit: CGFloat)], in available: CGFloat
  ) -> [WheelUnitLayout] {
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

final class UnitRowView: UILabel {
  var numberSpan: ClosedRange<CGFloat> = 0...0 { didSet { setNeedsDisplay() } }
  /// A closure, because assistive technologies read only a few rows.
  var spokenText: (@MainActor () -> String)?

  override func drawText(in rect: CGRect) {
    super.drawText(
      in: CGRect(
        x: numberSpan.lowerBound, y: rect.minY,
        width: numberSpan.upperBound - numberSpan.lowerBound, height: rect.height))
  }

  override var accessibilityLabel: String? {
    get { spokenText?() }
    set {}
  }
}

extension UILabel {
  fileprivate convenience init(shrinking font: UIFont) {
    self.init()
    self.font = font
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
  }
}

extension String {
  fileprivate func withDigits(_ digit: UInt32) -> String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
      let other = value.flatMap { Unicode.Scalar(scalar.value - UInt32($0) + digit) }
      scalars.append(other ?? scalar)
    }
    return String(scalars)
  }
}
