/// Content that asks for a value in each of two wheels, whose values can have different types.
///
/// ```swift
/// sheet.show(
///   .wheels(.wheel(makes, selected: make)) { [models] make in .wheel(models[make] ?? []) },
///   title: "Car", from: self
/// ) { [weak self] make, model in
///   self?.make = make
///   self?.model = model
/// }
/// ```
///
/// The value is a pair. For each wheel, the rules of ``WheelContent`` apply. If the second wheel
/// depends on the first one, it gets its new options when the first one comes to rest. It keeps its
/// value if that is still available, or else changes to the nearest option.
public struct WheelPairContent<First: Hashable, Second: Hashable>: _OptionContent, _ContentWithParts
{
  private let first: WheelContent<First>
  private let second: (First) -> WheelContent<Second>
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<(First, Second)>()

  init(_ first: WheelContent<First>, _ second: @escaping (First) -> WheelContent<Second>) {
    self.first = first
    self.second = second
  }

  /// Returns a picker view with two wheels.
  public func makeBody(_ context: SheetContext) -> SheetBody<(First, Second)> {
    let wheels = wheels.makeBody(context)
    var body = wheels.map { values throws(ValidationError) in try Self.pair(of: values) }
    body.areEqual = { $0 == $1 }
    body.update = { content, keepsEdits in
      guard let content = content as? WheelPairContent else { return false }
      return wheels.update?(content.wheels, keepsEdits) ?? false
    }
    return addParts(to: body)
  }

  /// Returns the initial pair, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<(First, Second), ValidationError>? {
    checked(wheels.untouched(context)?.checked(Self.pair))
  }

  private var wheels: WheelsContent<Choice> {
    let initialSecond = first.initialValue.map(second)
    let titles = [first.wheelTitle, initialSecond?.wheelTitle].compactMap { $0 }
    return WheelsContent<Choice>(
      count: 2,
      selected: [first.selected.map { .first($0) }, initialSecond?.selected.map { .second($0) }]
    ) { earlier in
      guard case .first(let value) = earlier.first else {
        return first.options.map { $0.map { .first($0) } }
      }
      return second(value).options.map { $0.map { .second($0) } }
    }
    .wheelTitles(titles.count == 2 ? titles : [])
  }

  private static func pair(of values: [Choice]) throws(ValidationError) -> (First, Second) {
    guard case .first(let first) = values.first, case .second(let second) = values.last else {
      throw ValidationError(SheetStrings()[.noOption], shown: .atOnce)
    }
    return (first, second)
  }

  /// A value of one of the wheels.
  private enum Choice: Hashable {
    case first(First)
    case second(Second)
  }
}

extension SheetContent where Self: _OptionContent {
  /// Asks for a value in each of two independent wheels.
  ///
  /// - Parameters:
  ///   - first: The first wheel.
  ///   - second: The second wheel.
  /// - Returns: The content. Its value is a pair.
  public static func wheels<First, Second>(
    _ first: WheelContent<First>, _ second: WheelContent<Second>
  ) -> WheelPairContent<First, Second> where Self == WheelPairContent<First, Second> {
    WheelPairContent(first) { _ in second }
  }

  /// Asks for a value in each of two wheels, of which the second one depends on the first one.
  ///
  /// - Parameters:
  ///   - first: The first wheel.
  ///   - second: Returns the second wheel for a value of the first one, on the main actor. Its
  ///     initial value counts for the initial value of the first wheel only.
  /// - Returns: The content. Its value is a pair.
  public static func wheels<First, Second>(
    _ first: WheelContent<First>, second: @escaping (First) -> WheelContent<Second>
  ) -> WheelPairContent<First, Second> where Self == WheelPairContent<First, Second> {
    WheelPairContent(first, second)
  }
}

extension WheelPairContent: SheetRowContent, RowInPlaceContent {
  /// Returns the titles of both selected options.
  public func rowText(_ context: SheetContext) -> String? {
    let titles = [first.rowText(context), first.selected.flatMap { second($0).rowText(context) }]
    let known = titles.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: " ")
  }
}
