/// Content that asks for a value in each of several wheels, whose values have the same type.
///
/// ```swift
/// sheet.show(.wheels([sizes, colors], selected: ["M", "Red"]), from: self) { [weak self] values in
///   self?.values = values
/// }
/// ```
///
/// For one wheel see ``WheelContent``, for two wheels whose values have different types
/// ``WheelPairContent``.
///
/// The options of a wheel can depend on the values of the wheels before it, see
/// `.dependentWheels(…)`. When a wheel comes to rest, the wheels
/// after it get their new options. They keep their values if they are still available, or else
/// change to the nearest option. If a wheel spins, OK waits until it stands still.
///
/// Wheels show only titles. A wheel that stops at a disabled option turns to the nearest enabled
/// one.
///
/// If the user doesn't touch the wheels, OK returns the initial values. A wheel without an initial
/// value begins with its first enabled option. So does a wheel whose initial value isn't one of its
/// enabled options; then the sheet says that the value isn't available and disables OK until the
/// user turns each such wheel. A wheel with only one enabled option needs no turn.
public struct WheelsContent<Value: Hashable>: _OptionContent, _ContentWithParts {
  private let count: Int
  private let selected: [Value?]
  private let options: ([Value]) -> [SheetOption<Value>]
  private var wheelTitles: [String] = []
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<[Value]>()

  init(
    count: Int, selected: [Value?], options: @escaping ([Value]) -> [SheetOption<Value>]
  ) {
    self.count = count
    self.selected = selected
    self.options = options
  }

  /// Returns the content with accessibility labels for its wheels.
  ///
  /// By default they have the title of the sheet.
  public func wheelTitles(_ titles: [String]) -> Self {
    var content = self
    content.wheelTitles = titles
    return content
  }

  /// Returns a picker view.
  public func makeBody(_ context: SheetContext) -> SheetBody<[Value]> {
    let body = WheelsView.makeBody(Model(selection), titles: wheelTitles, context: context) {
      $0.selection.answer
    } update: { content in
      (content as? WheelsContent<Value>).map { Model($0.selection) }
    }
    return addParts(to: body)
  }

  /// Returns the initial values, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<[Value], ValidationError>? {
    let answer = selection.answer
    let isProposal = selected.prefix(max(count, 0)).count { $0 != nil } < count
    if isProposal, answer.value != nil { return .failure(.empty(SheetStrings()[.chooseOne])) }
    return checked(answer)
  }

  /// The wheels before the user turns one.
  private var selection: WheelsSelection<Value> {
    WheelsSelection(count: count, selected: selected, options: options)
  }

  /// The selection behind the view, which doesn't know the values.
  @MainActor private final class Model: WheelsModel {
    private(set) var selection: WheelsSelection<Value>
    /// The rows after the last change.
    ///
    /// The app's closure for options can lay out the wheels while the selection changes.
    private var rows: [[OptionRow]]

    init(_ selection: WheelsSelection<Value>) {
      self.selection = selection
      rows = Self.rows(of: selection)
    }

    private static func rows(of selection: WheelsSelection<Value>) -> [[OptionRow]] {
      selection.wheels.map { $0.options.map(\.row) }
    }

    var count: Int { rows.count }
    func rowCount(of wheel: Int) -> Int { rows[wheel].count }
    func row(_ row: Int, of wheel: Int) -> OptionRow { rows[wheel][row] }
    var selected: [Int] { selection.wheels.map(\.row) }
    var waiting: [Int] { selection.wheels.indices.filter { selection.isWaiting($0) } }

    func turn(_ wheel: Int, to row: Int) -> WheelsChange {
      let changed = selection.turn(wheel, to: row)
      if !changed.isEmpty { rows = Self.rows(of: selection) }
      return WheelsChange(reloaded: changed)
    }

    func accept(_ wheel: Int) {
      selection.accept(wheel)
    }
  }
}

extension SheetContent where Self: _OptionContent {
  /// Asks for a value in each of several independent wheels.
  ///
  /// - Parameters:
  ///   - wheels: The strings or options of each wheel.
  ///   - selected: The initial values, from the first wheel on. OK waits until the user turns each
  ///     wheel whose value isn't one of its enabled options. The default is the first options.
  /// - Returns: The content. Its value has one element per wheel.
  public static func wheels<Option: TitledOption>(
    _ wheels: [[Option]], selected: [Option.Choice] = []
  ) -> WheelsContent<Option.Choice> where Self == WheelsContent<Option.Choice> {
    WheelsContent(count: wheels.count, selected: selected) { Option.list(wheels[$0.count]) }
  }

  /// Asks for a value in each of several wheels, whose options depend on the wheels before them.
  ///
  /// - Parameters:
  ///   - count: The number of wheels.
  ///   - selected: The initial values, from the first wheel on. OK waits until the user turns each
  ///     wheel whose value isn't one of its enabled options. The default is the first options.
  ///   - options: Returns the options of a wheel for the values of the wheels before it, on the
  ///     main actor.
  /// - Returns: The content. Its value has one element per wheel.
  public static func dependentWheels<Choice>(
    _ count: Int, selected: [Choice] = [],
    options: @escaping (_ earlier: [Choice]) -> [SheetOption<Choice>]
  ) -> WheelsContent<Choice> where Self == WheelsContent<Choice> {
    WheelsContent(count: count, selected: selected, options: options)
  }

  /// Asks for a value in each of several wheels, whose values depend on the wheels before them.
  ///
  /// - Parameters:
  ///   - count: The number of wheels.
  ///   - selected: The initial values, from the first wheel on. OK waits until the user turns each
  ///     wheel that doesn't contain its value. The default is the first values.
  ///   - values: Returns the values of a wheel for the values of the wheels before it, on the main
  ///     actor.
  ///   - title: Returns the title of a value, in the user's language. It can be a key path.
  /// - Returns: The content. Its value has one element per wheel.
  public static func dependentWheels<Choice>(
    _ count: Int, selected: [Choice] = [], values: @escaping (_ earlier: [Choice]) -> [Choice],
    title: @escaping (Choice) -> String
  ) -> WheelsContent<Choice> where Self == WheelsContent<Choice> {
    WheelsContent(count: count, selected: selected) {
      values($0).map { SheetOption($0, title: title($0)) }
    }
  }

  /// Asks for a string in each of several wheels, whose strings depend on the wheels before them.
  ///
  /// ```swift
  /// sheet.show(
  ///   .dependentWheels(2, selected: ["France", "Lyon"]) { earlier in
  ///     guard let country = earlier.first else { return countries }
  ///     return cities(country)
  ///   }, from: self
  /// ) { [weak self] place in
  ///   self?.place = place
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of wheels.
  ///   - selected: The initial strings, from the first wheel on. OK waits until the user turns each
  ///     wheel that doesn't contain its string. The default is the first strings.
  ///   - values: Returns the strings of a wheel for the strings of the wheels before it, on the
  ///     main actor.
  /// - Returns: The content. Its value has one element per wheel.
  public static func dependentWheels(
    _ count: Int, selected: [String] = [], values: @escaping (_ earlier: [String]) -> [String]
  ) -> WheelsContent<String> where Self == WheelsContent<String> {
    WheelsContent(count: count, selected: selected) { String.list(values($0)) }
  }
}

extension WheelsContent: SheetRowContent, RowInPlaceContent {
  /// Returns the titles of the selected options.
  public func rowText(_ context: SheetContext) -> String? {
    var earlier: [Value] = []
    var titles: [String] = []
    for value in selected.prefix(count) {
      guard let value, let option = options(earlier).first(where: { $0.value == value }) else {
        break
      }
      earlier.append(value)
      titles.append(option.title)
    }
    return titles.isEmpty ? nil : titles.joined(separator: " ")
  }
}
