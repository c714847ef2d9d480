public import UIKit

extension BottomBounceView {
  /// Shows a sheet with a text field over the whole screen.
  ///
  /// It is the same as `show(_:title:from:)` with `.text(…)`.
  ///
  /// The parameters are those of ``SheetContent/text(_:placeholder:limit:)`` and
  /// ``show(_:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:onValue:onCancel:)``.
  public func showTextField(
    from controller: UIViewController, title: (any SheetTitle)? = nil, text: String = "",
    placeholder: String? = nil, configuration: SheetConfiguration = SheetConfiguration(),
    onValue: @escaping @MainActor (String) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    show(
      .text(text, placeholder: placeholder), title: title, from: controller,
      configuration: configuration, onValue: onValue, onCancel: onCancel)
  }

  /// Shows a sheet with a text field in a view.
  ///
  /// It is the same as `show(_:title:in:)` with `.text(…)`.
  ///
  /// `host` is the view to dim. The other parameters are those of the method for a controller.
  public func showTextField(
    in host: UIView, title: (any SheetTitle)? = nil, text: String = "", placeholder: String? = nil,
    configuration: SheetConfiguration = SheetConfiguration(),
    onValue: @escaping @MainActor (String) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    show(
      .text(text, placeholder: placeholder), title: title, in: host, configuration: configuration,
      onValue: onValue, onCancel: onCancel)
  }

  /// Shows a sheet with the wheels of a date picker over the whole screen.
  ///
  /// It is the same as `show(_:title:from:)` with `.date(…)`.
  ///
  /// The parameters are those of ``SheetContent/date(_:minimum:maximum:mode:minuteInterval:)`` and
  /// ``show(_:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:onValue:onCancel:)``.
  public func showDatePicker(
    from controller: UIViewController, title: (any SheetTitle)? = nil, date: Date? = nil,
    minimum: DateLimit? = nil, maximum: DateLimit? = nil, mode: DateMode = .date,
    configuration: SheetConfiguration = SheetConfiguration(),
    onValue: @escaping @MainActor (Date) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    show(
      .date(date, minimum: minimum, maximum: maximum, mode: mode), title: title, from: controller,
      configuration: configuration, onValue: onValue, onCancel: onCancel)
  }

  /// Shows a sheet with the wheels of a date picker in a view.
  ///
  /// It is the same as `show(_:title:in:)` with `.date(…)`.
  ///
  /// `host` is the view to dim. The other parameters are those of the method for a controller.
  public func showDatePicker(
    in host: UIView, title: (any SheetTitle)? = nil, date: Date? = nil, minimum: DateLimit? = nil,
    maximum: DateLimit? = nil, mode: DateMode = .date,
    configuration: SheetConfiguration = SheetConfiguration(),
    onValue: @escaping @MainActor (Date) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    show(
      .date(date, minimum: minimum, maximum: maximum, mode: mode), title: title, in: host,
      configuration: configuration, onValue: onValue, onCancel: onCancel)
  }
}
