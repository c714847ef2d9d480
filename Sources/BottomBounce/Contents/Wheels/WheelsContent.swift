/// Content that asks for values with one wheel or several wheels.
///
/// ```swift
/// sheet.show(.wheel(["S", "M", "L"], selected: size), title: "Size", from: self) {
///   [weak self] size in
///   self?.size = size
/// }
/// sheet.show(.wheels([sizes, colors], selected: ["M", "Red"]), from: self) { [weak self] values in
///   self?.values = values
/// }
/// ```
///
/// `.wheel(…)` returns the value of one wheel. `.wheels(…)` returns the values of several wheels as
/// an array, or as a pair if their types differ, or if the second wheel depends on the first one:
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
/// The options of a wheel can depend on the values of the wheels before it. When a wheel comes to
/// rest, the wheels after it get their new options. They keep their values if they are still
/// available, or else change to the nearest option. If a wheel spins, OK waits until it stops.
///
/// Wheels show only titles. For images and subtitles use ``ListContent``. A wheel that stops at a
/// disabled option turns to the nearest enabled one.
///
/// If the user doesn't touch the wheels, OK returns the initial values. A wheel without an initial
/// value begins with its first enabled option. So does a wheel whose initial value isn't one of its
/// enabled options; then the sheet says that the value isn't available and disables OK until the
/// user turns each such wheel. A wheel with only one enabled option needs no turn.
public struct WheelsContent<Value>: _ContentFactory, _ContentWithParts {
  private var selected: [AnyHashable?]
  private let options: (_ earlier: [AnyHashable]) -> [SheetOption<AnyHashable>]
  private let value: (_ chosen: [AnyHashable]) -> Value?
  private let choices: (Value) -> [AnyHashable]
  private var titles: [String] = []
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Value>()

  init<Choice: Hashable>(
    count: Int, selected: [Choice?], value: @escaping ([Choice]) -> Value?,
    choices: @escaping (Value) -> [Choice],
    options: @escaping ([Choice]) -> [SheetOption<Choice>]
  ) {
    func cast(_ values: [AnyHashable]) -> [Choice] { values.compactMap { $0.base as? Choice } }
    self.selected = (0..<max(count, 0)).map { $0 < selected.count ? selected[$0] : nil }
    self.options = { options(cast($0)).map { $0.map { AnyHashable($0) } } }
    self.value = { value(cast($0)) }
    self.choices = { choices($0) }
  }

  init<First, Second>(
    _ first: WheelsContent<First>, _ second: @escaping (First) -> WheelsContent<Second>
  ) where Value == (First, Second) {
    let count = first.selected.count
    let initial = first.wheels.value.map(second)
    selected = first.selected + (initial?.selected ?? [nil])
    options = { earlier in
      guard earlier.count >= count, let value = first.value(Array(earlier.prefix(count))) else {
        return first.options(earlier)
      }
      return second(value).options(Array(earlier.dropFirst(count)))
    }
    value = { chosen in
      guard let value = first.value(Array(chosen.prefix(count))),
        let other = initial?.value(Array(chosen.dropFirst(count)))
      else { return nil }
      return (value, other)
    }
    choices = { first.choices($0.0) + second($0.0).choices($0.1) }
    // Beside another wheel, a title counts only if that wheel has one, too.
    let titles = [first.titles, initial?.titles ?? []]
    if !titles.contains([]) { self.titles = titles.flatMap { $0 } }
  }

  /// Returns the content with accessibility labels for its wheels.
  ///
  /// By default they have the title of the sheet. Beside another content's wheel, they count only
  /// if that wheel has a title, too.
  public func wheelTitles(_ titles: [String]) -> Self {
    var content = self
    content.titles = titles
    return content
  }

  /// Returns a picker view.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    let shown = ShownContent(self, context)
    var body = WheelsView.makeBody(shown, wheels, titles: titles) { $0.wheels }
    body.areEqual = { [choices] in choices($0) == choices($1) }
    return body
  }

  /// Returns the initial value, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
    let answer = wheels.answer
    if selected.contains(nil), answer.value != nil {
      return .failure(.empty(SheetStrings()[.chooseOne]))
    }
    return checked(answer)
  }

  /// The wheels before the user turns one.
  var wheels: OptionWheels<Value> {
    OptionWheels(selected: selected, value: value, options: options)
  }
}

extension SheetContent where Self: _ContentFactory {
  /// Asks for one of several options with a wheel.
  ///
  /// - Parameters:
  ///   - options: Strings in the user's language, or options, from top to bottom.
  ///   - selected: The initial value. OK waits until the user turns the wheel if it isn't one of
  ///     the enabled options. The default is `nil`: the first one.
  public static func wheel<Option: TitledOption>(
    _ options: [Option], selected: Option.Choice? = nil
  ) -> WheelsContent<Option.Choice> where Self == WheelsContent<Option.Choice> {
    let options = Option.list(options)
    return WheelsContent(count: 1, selected: [selected], value: \.first, choices: { [$0] }) { _ in
      options
    }
  }

  /// Asks for one of several values with a wheel.
  ///
  /// `title` returns the title of a value, in the user's language. It can be a key path. The other
  /// parameters are those of ``SheetContent/wheel(_:selected:)``.
  public static func wheel<Choice: Hashable>(
    _ values: [Choice], selected: Choice? = nil, title: (Choice) -> String
  ) -> WheelsContent<Choice> where Self == WheelsContent<Choice> {
    .wheel(values.map { SheetOption($0, title: title($0)) }, selected: selected)
  }

  /// Asks for a value in each of several independent wheels.
  ///
  /// - Parameters:
  ///   - wheels: The strings or options of each wheel.
  ///   - selected: The initial values, from the first wheel on. OK waits until the user turns each
  ///     wheel whose value isn't one of its enabled options. The default is the first options.
  /// - Returns: The content. Its value has one element per wheel.
  public static func wheels<Option: TitledOption>(
    _ wheels: [[Option]], selected: [Option.Choice] = []
  ) -> WheelsContent<[Option.Choice]> where Self == WheelsContent<[Option.Choice]> {
    WheelsContent(
      count: wheels.count, selected: selected, value: { $0 }, choices: { $0 }
    ) { Option.list(wheels[$0.count]) }
  }

  /// Asks for a value in each of two independent wheels, as a pair.
  public static func wheels<First, Second>(
    _ first: WheelsContent<First>, _ second: WheelsContent<Second>
  ) -> WheelsContent<(First, Second)> where Self == WheelsContent<(First, Second)> {
    WheelsContent(first) { _ in second }
  }

  /// Asks for a value in each of two wheels, of which the second one depends on the first one.
  ///
  /// The first content can have several wheels itself, so that a third wheel depends on two others.
  ///
  /// `second` returns the second wheel for a value of the first one, on the main actor. Its initial
  /// value counts for the initial value of the first wheel only. The content's value is a pair.
  public static func wheels<First, Second>(
    _ first: WheelsContent<First>, second: @escaping (First) -> WheelsContent<Second>
  ) -> WheelsContent<(First, Second)> where Self == WheelsContent<(First, Second)> {
    WheelsContent(first, second)
  }
}

extension WheelsContent {
  /// Returns a row with the titles of the selected options.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    var (earlier, titles): ([AnyHashable], [String]) = ([], [])
    for value in selected {
      guard let value, let option = options(earlier).first(where: { $0.value == value }) else {
        break
      }
      earlier.append(value)
      titles.append(option.title)
    }
    return .row(titles.isEmpty ? nil : titles.joined(separator: " "))
  }
}

extension WheelsContent: ReplaceableContent {
  var described: Value? { wheels.value }

  func replacing(_ value: Value, _ context: SheetContext) -> WheelsContent? {
    var content = self
    content.selected = choices(value)
    guard content.selected.count == selected.count else { return nil }
    return content.wheels.wheels.map(\.value) == content.selected ? content : nil
  }
}
