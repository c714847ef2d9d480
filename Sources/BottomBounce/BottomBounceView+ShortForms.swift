public import UIKit

/// A method for each of the package's own contents, for those who look for one by name.
extension BottomBounceView {
  /// Shows a text field in a host, and gives the text back that the person confirmed.
  ///
  /// The same as `show(.text(…), in:configuration:onValue:onCancel:)`.
  public func showTextField(
    in host: UIView, text: String = "", placeholder: String? = nil,
    configuration: Configuration = Configuration(), onValue: @escaping @MainActor (String) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    show(
      .text(text, placeholder: placeholder), in: host, configuration: configuration,
      onValue: onValue, onCancel: onCancel)
  }

  /// Shows date wheels in a host, up to a last date if there is one, and gives back the confirmed one.
  ///
  /// The same as `show(.date(…), in:configuration:onValue:onCancel:)`.
  public func showDatePicker(
    in host: UIView, date: Date? = nil, maximum: DateLimit? = nil, mode: DateContent.Mode = .date,
    configuration: Configuration = Configuration(), onValue: @escaping @MainActor (Date) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    show(
      .date(date, maximum: maximum, mode: mode), in: host, configuration: configuration,
      onValue: onValue, onCancel: onCancel)
  }

  /// Shows wheels for a date in a host, from a first date on, and gives back the confirmed one.
  ///
  /// The same as `show(.date(…), in:configuration:onValue:onCancel:)`.
  public func showDatePicker(
    in host: UIView, date: Date? = nil, minimum: DateLimit, mode: DateContent.Mode = .date,
    configuration: Configuration = Configuration(), onValue: @escaping @MainActor (Date) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    show(
      .date(date, minimum: minimum, mode: mode), in: host, configuration: configuration,
      onValue: onValue, onCancel: onCancel)
  }

  /// Shows wheels for a date between two others in a host, and gives back the confirmed one.
  ///
  /// The same as `show(.date(…), in:configuration:onValue:onCancel:)`.
  ///
  /// - Throws: A problem where the limits leave nothing to choose; then nothing is shown, and no closure runs.
  public func showDatePicker(
    in host: UIView, date: Date? = nil, minimum: DateLimit, maximum: DateLimit,
    mode: DateContent.Mode = .date, configuration: Configuration = Configuration(),
    onValue: @escaping @MainActor (Date) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) throws(DateProblem) {
    show(
      try DateContent(date, minimum: minimum, maximum: maximum, mode: mode), in: host,
      configuration: configuration, onValue: onValue, onCancel: onCancel)
  }
}
