public import UIKit

extension BottomBounceView {
  /// Shows a sheet with a text field over the whole screen.
  ///
  /// It is the same as
  /// ``show(_:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:onValue:onCancel:)``
  /// with ``SheetContent/text(_:placeholder:limit:)``, and has parameters of both.
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
  /// `host` is the view to dim. The other parameters are those of
  /// ``showTextField(from:title:text:placeholder:configuration:onValue:onCancel:)``.
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
  /// It is the same as
  /// ``show(_:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:onValue:onCancel:)``
  /// with ``SheetContent/date(_:minimum:maximum:mode:minuteInterval:)``, and has parameters of
  /// both.
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
  /// `host` is the view to dim. The other parameters are those of
  /// ``showDatePicker(from:title:date:minimum:maximum:mode:configuration:onValue:onCancel:)``.
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
