public import Foundation

/// Content that asks for a number with a wheel or a text field.
///
/// ```swift
/// sheet.show(.number(weight, in: 30...250, step: 0.5, unit: "kg"), title: "Weight", from: self) {
///   [weak self] weight in
///   self?.weight = weight
/// }
/// ```
///
/// The value is an `Int`, a `Double`, or a `Measurement`. Numbers are decimal: with steps of 0.1
/// the value is 30.3, and not 30.299999999999997.
///
/// A range with up to 1,000 numbers is a wheel, with the unit beside the selected row. Otherwise
/// the number is typed into a text field, with the keyboard for it. ``style(_:)`` chooses one of
/// them. In a form, a number stands as a line with a text field, unless the style is
/// ``NumberStyle/wheel``. See <doc:Numbers>.
///
/// If the user doesn't touch the content, OK returns the initial number, even if it lies between
/// two steps. If it is outside of the range, the sheet says so and disables OK until the user
/// changes it.
public struct NumberContent<Value>: _NumberFactory, _ContentWithParts {
  let kind: NumberKind<Value>
  private(set) var unit: String?
  private var style = NumberStyle.automatic
  private var locale: Locale?
  private(set) var format: ((Value) -> String)?
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<Value>()

  init(_ kind: NumberKind<Value>, unit: String?) {
    self.kind = kind
    self.unit = unit.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Options

  /// Returns the content as a wheel or as a text field.
  ///
  /// The default is ``NumberStyle/automatic``.
  public func style(_ style: NumberStyle) -> Self { with { $0.style = style } }

  /// Returns the content with a locale, in which numbers are written and read.
  ///
  /// The default is the user's locale.
  public func locale(_ locale: Locale) -> Self { with { $0.locale = locale } }

  /// Returns the content with titles for the rows of a wheel, such as "1 h 30 min".
  ///
  /// A title stands for the number and its unit, so no unit is shown beside it. By default rows
  /// have the number in the format of the locale. A text field always has that format.
  ///
  /// - Parameter title: Returns the title of a number, in the user's language.
  public func format(_ title: @escaping (_ number: Value) -> String) -> Self {
    with { $0.format = title }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var content = self
    change(&content)
    return content
  }

  // MARK: Body

  /// Returns a picker view or a text field.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    if kind.ignoresStep { SheetWarning.numberStepIgnored.log() }
    if hasWheel { return makeWheel(context) }
    if style == .wheel { SheetWarning.wheelTooLong.log() }
    return addParts(to: NumberField(self, context).makeBody(context))
  }

  /// Returns the initial number, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
    if kind.initial == nil { return .failure(.empty(SheetStrings()[.notNumber])) }
    if hasWheel { return checked(kind.answer(for: rows)) }
    return checked(NumberField(self, context).untouched)
  }

  /// A Boolean value that indicates whether a sheet asks for the number with a wheel.
  var hasWheel: Bool {
    switch style.kind {
    case .automatic: isShort
    case .field: false
    case .wheel: kind.scale.wheelCount != nil
    }
  }

  /// A Boolean value that indicates whether a wheel is short enough to be turned from end to end.
  private var isShort: Bool { kind.scale.wheelCount.map { $0 <= 1_000 } ?? false }

  private func makeWheel(_ context: SheetContext) -> SheetBody<Value> {
    let body = WheelsView.makeBody(NumberWheel(self, text: text(context)), context: context) {
      content in
      guard let content = content as? NumberContent<Value>, content.hasWheel else { return nil }
      return NumberWheel(content, text: content.text(context))
    }
    return addParts(to: body)
  }

  /// The rows of a wheel before the user turns it.
  var rows: NumberRows {
    NumberRows(kind.scale, initial: kind.initialNumber, isUnknown: kind.initial != nil)
  }

  func text(_ context: SheetContext) -> NumberText {
    NumberText(locale: locale ?? context.locale)
  }
}

extension NumberContent: SheetLineContent, SheetRowContent, RowInPlaceContent {
  /// A Boolean value that indicates whether a form shows the number as a line, because the style
  /// isn't ``NumberStyle/wheel``.
  public var isLine: Bool { style != .wheel }

  /// Returns a text field without a box.
  public func makeLine(_ context: SheetContext) -> SheetBody<Value> {
    if kind.ignoresStep { SheetWarning.numberStepIgnored.log() }
    return addParts(to: NumberField(self, context).makeLine(context))
  }

  /// A Boolean value that indicates whether the number has a wheel, which the row opens below it.
  var opensInPlace: Bool { hasWheel }

  /// Returns the initial number with its unit.
  public func rowText(_ context: SheetContext) -> String? {
    guard let initial = kind.initial, let number = kind.number(initial) else { return nil }
    return NumberWheel(self, text: text(context)).spokenText(of: number)
  }
}

/// The way in which the content asks for a number.
public struct NumberStyle: Hashable, Sendable {
  enum Kind { case automatic, wheel, field }
  let kind: Kind

  /// A wheel for up to 1,000 numbers, or else a text field.
  public static let automatic = NumberStyle(kind: .automatic)
  /// A wheel.
  ///
  /// More than 10,000 numbers, or a range without an end, get a text field, and log a warning.
  public static let wheel = NumberStyle(kind: .wheel)
  /// A text field.
  public static let field = NumberStyle(kind: .field)
}

/// The content that `.number(…)` returns.
///
/// It keeps that function out of other contents. You don't use it.
@MainActor public protocol _NumberFactory: SheetContent {}

extension SheetContent where Self: _NumberFactory {
  /// Asks for a whole number.
  ///
  /// - Parameters:
  ///   - number: The initial number. If the user doesn't change it, OK returns it, even if it lies
  ///     between two steps. If it is outside of the range, OK is disabled until the user changes
  ///     it. The default is `nil`: a wheel begins with its first row, and a text field is empty.
  ///   - range: The range of the number. Its lower limit is the first step.
  ///   - step: The distance of two numbers. If it isn't positive, it counts as 1 and logs a
  ///     warning. If it is greater than the range, the lower limit is the only number. The default
  ///     is 1.
  ///   - unit: The unit beside the number, in the user's language. The default is `nil`: none.
  /// - Returns: The content.
  public static func number(
    _ number: Int? = nil, in range: ClosedRange<Int>, step: Int = 1, unit: String? = nil
  ) -> NumberContent<Int> where Self == NumberContent<Int> {
    let kind = NumberKind<Int>(
      scale: NumberScale(range, step: step), ignoresStep: step < 1, initial: number,
      number: { Decimal($0) }, value: { $0.integer })
    return NumberContent(kind, unit: unit)
  }

  /// Asks for a number.
  ///
  /// - Parameters:
  ///   - number: The initial number. If the user doesn't change it, OK returns it, even if it lies
  ///     between two steps. If it is outside of the range, OK is disabled until the user changes
  ///     it. The default is `nil`: a wheel begins with its first row, and a text field is empty.
  ///   - range: The range of the number. Steps begin at its lower limit, or at 0 if it has none. A
  ///     limit of 1e21 or more, such as infinity, counts as none: then the number is typed.
  ///   - step: The distance of two numbers, from 1e-12 to 1e21, with at most twelve decimal places.
  ///     Any other number, such as 1/3, counts as 1 and logs a warning. If it is greater than the range, the lower limit is the only number. The
  ///     default is 1.
  ///   - unit: The unit beside the number, in the user's language. The default is `nil`: none.
  /// - Returns: The content.
  public static func number(
    _ number: Double? = nil, in range: ClosedRange<Double>, step: Double = 1, unit: String? = nil
  ) -> NumberContent<Double> where Self == NumberContent<Double> {
    let kind = NumberKind<Double>(
      scale: NumberScale(range, step: step), ignoresStep: NumberScale.step(step) == nil,
      initial: number, number: { NumberScale.number($0) }, value: { $0.double })
    return NumberContent(kind, unit: unit)
  }

  /// Asks for a measurement, in its own unit.
  ///
  /// ```swift
  /// sheet.show(.number(distance, in: 0...42, step: 0.1), title: "Run", from: self) {
  ///   [weak self] distance in
  ///   self?.distance = distance
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - measurement: The initial measurement. The value has the same unit. If the user doesn't
  ///     change it, OK returns it, even if it lies between two steps. If it is outside of the
  ///     range, OK is disabled until the user changes it.
  ///   - range: The range of the number, in the measurement's unit. Steps begin at its lower limit,
  ///     or at 0 if it has none. A limit of 1e21 or more, such as infinity, counts as none: then
  ///     the number is typed.
  ///   - step: The distance of two numbers in the measurement's unit, from 1e-12 to 1e21, with at
  ///     most twelve decimal places. Any other number, such as 1/3, counts as 1 and logs a warning. The default is 1.
  ///   - unit: The unit beside the number, in the user's language. The default is `nil`, for the
  ///     symbol of the measurement's unit, which isn't localized. An empty text hides the unit.
  /// - Returns: The content.
  public static func number<UnitType: Unit>(
    _ measurement: Measurement<UnitType>, in range: ClosedRange<Double>, step: Double = 1,
    unit: String? = nil
  ) -> NumberContent<Measurement<UnitType>> where Self == NumberContent<Measurement<UnitType>> {
    let kind = NumberKind<Measurement<UnitType>>(
      scale: NumberScale(range, step: step), ignoresStep: NumberScale.step(step) == nil,
      initial: measurement, number: { NumberScale.number($0.value) },
      value: { Measurement(value: $0.double, unit: measurement.unit) })
    return NumberContent(kind, unit: unit ?? measurement.unit.symbol)
  }
}
