public import UIKit

/// Content that asks for the value of a `UIControl`, such as a slider or color well.
///
/// ```swift
/// sheet.show(
///   .control(\UISlider.value) { [volume] in
///     let slider = UISlider()
///     slider.value = volume
///     return slider
///   }, title: "Volume", from: self
/// ) { [weak self] volume in
///   self?.volume = volume
/// }
/// ```
///
/// The control has the width of the panel and sends `.valueChanged` when its value changes. If it
/// has no accessibility label, it gets the title of the sheet. For a view that isn't a control,
/// write a ``SheetContent``.
///
/// If the user doesn't touch the control, OK returns the value of the new control.
public struct ControlContent<Control: UIControl, Value>: _ContentFactory, _ContentWithParts {
  private let value: KeyPath<Control, Value>
  private let makeControl: () -> Control
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Value>()

  init(_ value: KeyPath<Control, Value>, of makeControl: @escaping () -> Control) {
    self.value = value
    self.makeControl = makeControl
  }

  /// Returns the control.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    let control = makeControl()
    if control.accessibilityLabel == nil { control.accessibilityLabel = context.title }
    let shown = ShownContent(self, context)
    var traits = SheetBodyTraits()
    traits.usesAnyHeight = control.containsScrollView
    if let slider = control as? UISlider {
      slider.heightAnchor.constraint(
        greaterThanOrEqualToConstant: SheetMetrics.tapTarget
      ).activate(SheetPriority.almostRequired)
      traits.handleKey = { SliderKeyboardNavigator(slider: slider).handle($0) }
    }
    let notify = UIAction { [context = shown.context] _ in context.valueChanged() }
    control.addAction(notify, for: .valueChanged)
    var body = shown.ruledBody(control, traits) { .success(control[keyPath: $0.value]) }
    body.setValue = { [value] new in
      guard let value = value as? ReferenceWritableKeyPath<Control, Value>,
        shown.content._parts.accepts(new)
      else { return false }
      let old = control[keyPath: value]
      control[keyPath: value] = new
      guard Equality.areEqual(control[keyPath: value], new) != false else {
        control[keyPath: value] = old
        return false
      }
      control.sendActions(for: .valueChanged)
      return true
    }
    return body
  }
}

extension SheetContent where Self: _ContentFactory {
  /// Asks for the value of a control.
  ///
  /// - Parameters:
  ///   - value: The property of the control that contains the value.
  ///   - makeControl: Returns a new control with the initial value. Called once per presentation.
  public static func control<Control, Value>(
    _ value: KeyPath<Control, Value>, of makeControl: @escaping () -> Control
  ) -> ControlContent<Control, Value> where Self == ControlContent<Control, Value> {
    ControlContent(value, of: makeControl)
  }
}
