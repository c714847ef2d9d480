/// Asks for a value in each of several columns, on wheels, where later columns may depend on earlier ones.
///
/// ```swift
/// let place = ColumnsContent(2, chosen: ["France", "Lyon"]) { earlier in
///   guard let country = earlier.first else { return countries.options { $0 } }
///   return cities(country).options { $0 }
/// }
/// ```
///
/// When a wheel comes to rest, the wheels after it get the options that go with it. They keep their values as far as
/// these are still there; others fall to the option that is nearest to where they were. OK while a wheel spins
/// waits until it stands still.
///
/// Wheels show titles alone. One whose option is disabled turns on to the nearest that is not.
public struct ColumnsContent<Value: Hashable & Sendable>: SheetContent {
  /// The number of columns.
  public var count: Int
  /// The values to begin with, from the first column on; none by default, for the first options.
  public var chosen: [Value]
  /// What assistive technologies call the columns; none by default, for the sheet's title.
  public var columnTitles: [String] = []
  /// Returns the options of the column after those in which some values are chosen.
  ///
  /// Gets no values for the first column, one for the second. Asked when a value before it is another, and where the
  /// content is: on the main actor.
  public var options: (_ earlier: [Value]) -> [SheetOption<Value>]

  // The closure's type names no actor: after `.columns(…)` in a call, the compiler of Swift 6.2 takes a closure
  // for one that has to be `@MainActor` by its own words.

  /// Columns that depend on each other.
  public init(
    _ count: Int, chosen: [Value] = [],
    options: @escaping (_ earlier: [Value]) -> [SheetOption<Value>]
  ) {
    self.count = count
    self.chosen = chosen
    self.options = options
  }

  /// Columns that do not depend on each other.
  public init(_ columns: [[SheetOption<Value>]], chosen: [Value] = []) {
    self.init(columns.count, chosen: chosen) { earlier in columns[earlier.count] }
  }

  /// Returns wheels turned to the values to begin with.
  public func makeBody(_ context: SheetContext) -> ColumnsContentView {
    let wheels = Wheels(ColumnChoice(count: count, chosen: chosen, options: options))
    return ColumnsContentView(wheels: wheels, columnTitles: columnTitles, context: context)
  }

  /// Waits until the wheels stand still.
  public func settle(_ body: ColumnsContentView) async {
    await body.settle()
  }

  /// Returns the values that the wheels show, from the first column to the last.
  ///
  /// - Throws: A problem, where a column has no option that can be chosen.
  public func value(in body: ColumnsContentView) throws(ValidationProblem) -> [Value] {
    body.readRows()
    guard let values = (body.wheels as? Wheels)?.choice.values else {
      throw ValidationProblem(SheetTexts().noOption)
    }
    return values
  }

  /// The choice behind the wheels, which know nothing of its values.
  @MainActor private final class Wheels: ColumnWheels {
    var choice: ColumnChoice<Value>

    init(_ choice: ColumnChoice<Value>) {
      self.choice = choice
    }

    var rows: [[OptionRow]] { choice.columns.map { $0.options.map(\.row) } }
    var chosen: [Int] { choice.columns.map(\.row) }

    func turn(_ column: Int, to row: Int) -> Range<Int> {
      choice.turn(column, to: row)
    }
  }
}

extension SheetContent {
  /// A value in each of several columns, which do not depend on each other.
  ///
  /// - Parameters:
  ///   - columns: The options of each column.
  ///   - chosen: The values to begin with; the first ones by default.
  public static func columns<Choice>(
    _ columns: [[SheetOption<Choice>]], chosen: [Choice] = []
  ) -> ColumnsContent<Choice> where Self == ColumnsContent<Choice> {
    ColumnsContent(columns, chosen: chosen)
  }

  /// A value in each of several columns, which depend on each other.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - chosen: The values to begin with; the first ones by default.
  ///   - options: Returns the options of the column after those in which some values are chosen.
  public static func columns<Choice>(
    _ count: Int, chosen: [Choice] = [],
    options: @escaping (_ earlier: [Choice]) -> [SheetOption<Choice>]
  ) -> ColumnsContent<Choice> where Self == ColumnsContent<Choice> {
    ColumnsContent(count, chosen: chosen, options: options)
  }
}
