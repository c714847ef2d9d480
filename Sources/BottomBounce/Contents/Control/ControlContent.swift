public import UIKit

/// Asks for what a control of the app's is worth, such as a slider or a colour well.
///
/// ```swift
/// sheet.show(
///   ControlContent(\UISlider.value) { [volume] in
///     let slider = UISlider()
///     slider.value = volume
///     return slider
///   }, in: view
/// ) { [weak self] volume in
///   self?.volume = volume
/// }
/// ```
///
/// The control has the panel's width and tells of its changes by the event `.valueChanged`. It is called by
/// the sheet's title where it has no accessibility label. A view that is no control is a content in a few lines more:
/// see ``SheetContent``.
public struct ControlContent<Control: UIControl, Value: Sendable>: SheetContent {
  private let value: KeyPath<Control, Value>
  private let makeControl: @MainActor () -> Control
  private let problem: (@MainActor (Value) -> ValidationProblem?)?

  /// The value of a control that a closure makes, once a presentation.
  ///
  /// - Parameters:
  ///   - value: The control's property that is the value.
  ///   - problem: What is wrong with a value, asked with every change; every value will do by default. While there is
  ///     a problem OK is disabled, and the problem is shown.
  ///   - makeControl: Makes the control, set to the value to begin with.
  public init(
    _ value: KeyPath<Control, Value>,
    problem: (@MainActor (Value) -> ValidationProblem?)? = nil,
    of makeControl: @escaping @MainActor () -> Control
  ) {
    self.value = value
    self.problem = problem
    self.makeControl = makeControl
  }

  /// Returns the control.
  public func makeBody(_ context: SheetContext) -> Control {
    let control = makeControl()
    if control.accessibilityLabel == nil { control.accessibilityLabel = context.title }
    if control is UISlider {
      // Lower than what a finger hits surely.
      let height = control.heightAnchor.constraint(
        greaterThanOrEqualToConstant: PanelLayout.tappable)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
    guard let problem else {
      control.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
      return control
    }
    let check = { @MainActor [value, weak control] in
      guard let control else { return }
      let found = problem(control[keyPath: value])
      context.setCanConfirm(found == nil)
      context.show(found)
      context.valueChanged()
    }
    control.addAction(UIAction { _ in check() }, for: .valueChanged)
    context.setCanConfirm(problem(control[keyPath: value]) == nil)
    return control
  }

  /// Returns the control's value.
  ///
  /// - Throws: The problem that it has.
  public func value(in body: Control) throws(ValidationProblem) -> Value {
    let value = body[keyPath: value]
    if let problem = problem?(value) { throw problem }
    return value
  }
}
