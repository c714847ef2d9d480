public import UIKit

extension BottomBounceView {
  /// Shows a sheet with a text field over the whole screen.
  ///
  /// It is the same as `show(_:title:from:)` with `.text(…)`.
  ///
  /// - Parameters:
  ///   - controller: The view controller whose screen the sheet covers.
  ///   - title: The title above the field. The default is `nil`: no title.
  ///   - text: The initial text. The default is empty.
  ///   - placeholder: The text of an empty field. The default is `nil`.
  ///   - configuration: The options of the sheet. The default is ``SheetConfiguration/default``.
  ///   - onValue: Called with the text when the user has confirmed.
  ///   - onCancel: Called with the reason when there is no value. The default is `nil`.
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
  /// - Parameters:
  ///   - host: The view to dim.
  ///   - title: The title above the field. The default is `nil`: no title.
  ///   - text: The initial text. The default is empty.
  ///   - placeholder: The text of an empty field. The default is `nil`.
  ///   - configuration: The options of the sheet. The default is ``SheetConfiguration/default``.
  ///   - onValue: Called with the text when the user has confirmed.
  ///   - onCancel: Called with the reason when there is no value. The default is `nil`.
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
  /// - Parameters:
  ///   - controller: The view controller whose screen the sheet covers.
  ///   - title: The title above the wheels. The default is `nil`: no title.
  ///   - date: The initial date. The default is `nil`: now.
  ///   - minimum: The earliest selectable date. The default is `nil`: no limit.
  ///   - maximum: The latest selectable date. The default is `nil`: no limit.
  ///   - mode: The parts of the date that the user can change. The default is the day.
  ///   - configuration: The options of the sheet. The default is ``SheetConfiguration/default``.
  ///   - onValue: Called with the date when the user has confirmed.
  ///   - onCancel: Called with the reason when there is no value. The default is `nil`.
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
  /// - Parameters:
  ///   - host: The view to dim.
  ///   - title: The title above the wheels. The default is `nil`: no title.
  ///   - date: The initial date. The default is `nil`: now.
  ///   - minimum: The earliest selectable date. The default is `nil`: no limit.
  ///   - maximum: The latest selectable date. The default is `nil`: no limit.
  ///   - mode: The parts of the date that the user can change. The default is the day.
  ///   - configuration: The options of the sheet. The default is ``SheetConfiguration/default``.
  ///   - onValue: Called with the date when the user has confirmed.
  ///   - onCancel: Called with the reason when there is no value. The default is `nil`.
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
