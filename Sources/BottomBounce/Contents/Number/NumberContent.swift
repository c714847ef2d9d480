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
/// The value is an `Int`, a `Double`, a `Decimal`, or a `Measurement`. Numbers are decimal: with
/// steps of 0.1 the value is 30.3, and not 30.299999999999997.
///
/// A range with up to 1,000 numbers is a wheel, with the unit beside the selected row. Otherwise
/// the number is typed into a text field, with the keyboard for it. ``style(_:)`` chooses one of
/// them. In a form, a number is a line with a text field, unless the style is
/// ``NumberStyle/wheel``. See <doc:Numbers>.
///
/// If the user doesn't touch the content, OK returns the initial number, even if it lies between
/// two steps. If it is outside of the range, the sheet says so and disables OK until the user
/// changes it.
public struct NumberContent<Value>: _ContentFactory, _ContentWithParts {
  private(set) var kind: NumberKind<Value>
  /// `nil` if the app's currency isn't valid.
  private let notation: NumberNotation?
  private var style = NumberStyle.automatic
  private var locale: Locale?
  private(set) var format: ((Value) -> String)?
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Value>()

  init(_ kind: NumberKind<Value>, _ notation: NumberNotation?) {
    self.kind = kind
    self.notation = notation
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
  /// A title replaces the number and its unit, so no unit is shown beside it. By default rows have
  /// the number in the format of the locale. A text field always has that format.
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
    if notation == nil { SheetWarning.currencyIgnored.log() }
    if context.place == .line { return makeField(context) }
    if hasWheel { return makeWheel(context) }
    if style == .wheel { SheetWarning.wheelTooLong.log() }
    return makeField(context)
  }

  /// Returns the initial number, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
    if kind.initial == nil { return .failure(.empty(SheetStrings()[.notNumber])) }
    if hasWheel { return checked(kind.answer(for: rows)) }
    return checked(NumberField(self, context).untouched)
  }

  var hasWheel: Bool {
    let scale = kind.scale
    guard scale.hasLower, scale.hasUpper, let count = scale.count else { return false }
    // A wheel of 1,000 numbers is short enough to be turned from end to end.
    return style == .wheel && count <= 10_000 || style == .automatic && count <= 1_000
  }

  private func makeWheel(_ context: SheetContext) -> SheetBody<Value> {
    // A number isn't relabeled: the content describes it in the other unit.
    WheelsView.makeBody(
      ShownContent(self, context), NumberWheel(self, text: text(context)),
      keepsTurns: { $0.content.notation == $1.content.notation }
    ) { $0.hasWheel ? NumberWheel($0, text: $0.text(context)) : nil }
  }

  private func makeField(_ context: SheetContext) -> SheetBody<Value> {
    let shown = ShownContent(self, context)
    var field = NumberField(self, context)
    let view = TextContentView(content: field.content, context: shown.context)
    return shown.ruledBody(view, view.bodyTraits) { _ in
      view.answer().checked { text throws(ValidationError) in
        try field.value(of: text, isComposed: view.entry.markedTextRange != nil)
      }
    } show: { content, update in
      if content.hasWheel, context.place != .line { return false }
      let new = NumberField(content, context)
      // A number isn't relabeled or read again: the content describes it in the other unit.
      let isSame = new.hasNotation(of: field)
      if !isSame { shown.forgetEdits() }
      field = new
      view.show(
        new.content,
        BodyUpdate(
          keepsEdits: update.keepsEdits && isSame, keepsValue: update.keepsValue && isSame))
      return true
    }
  }

  var rows: NumberRows {
    NumberRows(kind.scale, initial: kind.initialNumber, isUnknown: kind.initial != nil)
  }

  func text(_ context: SheetContext) -> NumberText {
    NumberText(
      locale: locale ?? context.locale, notation ?? .none, fractionDigits: kind.scale.fractionDigits
    )
  }
}

extension NumberContent: ReplaceableContent {
  var described: Value? { kind.initial }

  func replacing(_ value: Value, _ context: SheetContext) -> NumberContent? {
    let content = with { $0.kind.initial = value }
    return content.kind.initialNumber.map(kind.scale.allows) == true ? content : nil
  }
}

extension NumberContent {
  /// Returns a line with a text field, or a row if the style is ``NumberStyle/wheel``.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    style == .wheel ? row(context) : .line(orNone: row(context))
  }

  private func row(_ context: SheetContext) -> FormFieldStyle {
    .row(
      kind.initialNumber.map { NumberWheel(self, text: text(context)).spokenText(of: $0) },
      opensInPlace: hasWheel)
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

extension SheetContent where Self: _ContentFactory {
  /// Asks for a number.
  ///
  /// - Parameters:
  ///   - number: The initial number. If the user doesn't change it, OK returns it, even if it lies
  ///     between two steps. If it is outside of the range, OK is disabled until the user changes
  ///     it. With `nil`, a wheel begins with its first row, and a text field is empty.
  ///   - range: The range of the number. Steps begin at its lower limit, or at 0 if it has none. A
  ///     limit of 1e21 or more, such as infinity, counts as none: then the number is typed.
  ///   - step: The distance of two numbers, with at most twelve decimal places. If it isn't
  ///     positive, or is such as 1/3, it counts as 1 and logs a warning. If it is greater than the
  ///     range, the lower limit is the only number. The default is 1.
  ///   - unit: The unit beside the number, in the user's language. The default is `nil`: none.
  public static func number<Number: SheetNumber>(
    _ number: Number?, in range: ClosedRange<Number.Limit>, step: Number.Limit = 1,
    unit: String? = nil
  ) -> NumberContent<Number> where Self == NumberContent<Number> {
    NumberContent(.init(number, in: range, step: step), NumberNotation(unit: unit))
  }

  /// Asks for a number, without an initial one.
  ///
  /// It is the same as ``SheetContent/number(_:in:step:unit:)`` with `nil` as the number, and has
  /// its other parameters.
  public static func number<Number: SheetNumber>(
    in range: ClosedRange<Number>, step: Number = 1, unit: String? = nil
  ) -> NumberContent<Number> where Self == NumberContent<Number>, Number.Limit == Number {
    number(nil, in: range, step: step, unit: unit)
  }

  /// Asks for an amount of money.
  ///
  /// ```swift
  /// sheet.show(.number(price, in: 0...10_000, currency: "EUR"), title: "Price", from: self) {
  ///   [weak self] price in
  ///   self?.price = price
  /// }
  /// ```
  ///
  /// The symbol is where the locale writes it. The user can type or paste it, or the code. See
  /// <doc:Numbers>.
  ///
  /// - Parameters:
  ///   - amount: The initial amount, or `nil` for none. If the user doesn't change it, OK returns
  ///     it. A `Decimal` is returned exactly.
  ///   - range: The range of the amount.
  ///   - step: The distance of two amounts. The default is the smallest amount of the currency,
  ///     such as 0.01, or 1 for an `Int`.
  ///   - currency: The code of the currency in ISO 4217. If it doesn't have three letters, the
  ///     amount has no symbol, and a warning is logged.
  public static func number<Number: SheetNumber>(
    _ amount: Number?, in range: ClosedRange<Number.Limit>, step: Number.Limit? = nil,
    currency: String
  ) -> NumberContent<Number> where Self == NumberContent<Number> {
    let notation = NumberNotation(currency: currency)
    let digits = notation?.fractionDigits ?? 2
    let smallest = Decimal(sign: .plus, exponent: -digits, significand: 1)
    return NumberContent(
      .init(amount, in: range, step: step ?? Number.Limit(decimal: smallest) ?? 1), notation)
  }

  /// Asks for a measurement, in a unit that the user knows.
  ///
  /// ```swift
  /// let unit: UnitMass = Locale.current.measurementSystem == .us ? .pounds : .kilograms
  /// sheet.show(
  ///   .number(bodyWeight, in: 20...700, step: 0.1, shownIn: unit), title: "Weight", from: self
  /// ) { [weak self] weight in
  ///   self?.bodyWeight = weight
  /// }
  /// ```
  ///
  /// The measurement is converted to the unit for the user, and the value back to the unit of the
  /// measurement. If the user doesn't change it, OK returns it exactly.
  ///
  /// - Parameters:
  ///   - measurement: The initial measurement, shown with the digits of the step. With `nil`, a
  ///     wheel begins with its first row, a text field is empty, and the value has the shown unit.
  ///   - range: The range of the number, in the shown unit.
  ///   - step: The distance of two numbers, in the shown unit. The default is 1.
  ///   - shownUnit: The unit that the user sees.
  ///   - symbol: The symbol of the shown unit in the user's language. The default is `nil`: the
  ///     unit's symbol, which isn't localized. An empty text hides it.
  public static func number<UnitType: Dimension>(
    _ measurement: Measurement<UnitType>?, in range: ClosedRange<Double>, step: Double = 1,
    shownIn shownUnit: UnitType, symbol: String? = nil
  ) -> NumberContent<Measurement<UnitType>> where Self == NumberContent<Measurement<UnitType>> {
    let unit = measurement?.unit ?? shownUnit
    let kind = NumberKind(measurement, in: range, step: step) { measurement, scale in
      measurement.converted(to: shownUnit).value.decimal?.rounded(scale.fractionDigits)
    } value: { (number: Double) in
      Measurement(value: number, unit: shownUnit).converted(to: unit)
    }
    return NumberContent(kind, NumberNotation(unit: symbol ?? shownUnit.symbol))
  }
}

extension NumberKind where Value: SheetNumber {
  fileprivate init(_ initial: Value?, in range: ClosedRange<Value.Limit>, step: Value.Limit) {
    self.init(initial, in: range, step: step, decimal: { number, _ in number.decimal }) { $0 }
  }
}
