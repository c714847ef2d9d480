/// Content that asks for one of several values with a wheel.
///
/// ```swift
/// sheet.show(.wheel(["S", "M", "L"], selected: size), title: "Size", from: self) {
///   [weak self] size in
///   self?.size = size
/// }
/// ```
///
/// If the user doesn't touch the wheel, OK returns the initial value, or without one the value of
/// the first enabled option. If the initial value isn't an enabled option, the sheet says that it
/// isn't available and disables OK until the user turns the wheel. A wheel with only one enabled
/// option needs no turn. If the wheel spins, OK waits until it stands still.
///
/// A wheel shows only titles. For images and subtitles use ``ListContent``. To show two wheels side
/// by side, see ``WheelPairContent``.
public struct WheelContent<Value: Hashable>: _OptionContent, _ContentWithParts {
  let options: [SheetOption<Value>]
  let selected: Value?
  private(set) var wheelTitle: String?
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<Value>()

  init(_ options: [SheetOption<Value>], selected: Value?) {
    self.options = options
    self.selected = selected
  }

  /// Returns the content with an accessibility label for the wheel.
  ///
  /// By default it has the title of the sheet. Beside another wheel, it counts only if that wheel
  /// has a title, too.
  public func wheelTitle(_ title: String) -> Self {
    var content = self
    content.wheelTitle = title
    return content
  }

  /// The value with which the wheel begins; `nil` without an enabled option.
  var initialValue: Value? {
    let enabled = options.filter(\.isEnabled).map(\.value)
    return enabled.first { $0 == selected } ?? enabled.first
  }

  /// Returns a picker view.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    let wheels = wheels.makeBody(context)
    var body = wheels.map { values throws(ValidationError) in try Self.value(of: values) }
    body.update = { content, keepsEdits in
      guard let content = content as? WheelContent<Value> else { return false }
      return wheels.update?(content.wheels, keepsEdits) ?? false
    }
    return addParts(to: body)
  }

  /// Returns the initial value, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
    checked(wheels.untouched(context)?.checked(Self.value))
  }

  private var wheels: WheelsContent<Value> {
    WheelsContent(count: 1, selected: [selected]) { [options] _ in options }
      .wheelTitles(wheelTitle.map { [$0] } ?? [])
  }

  private static func value(of values: [Value]) throws(ValidationError) -> Value {
    guard let value = values.first else {
      throw ValidationError(SheetStrings()[.noOption], shown: .atOnce)
    }
    return value
  }
}

extension SheetContent where Self: _OptionContent {
  /// Asks for one of several options with a wheel.
  ///
  /// - Parameters:
  ///   - options: Strings in the user's language, or options, from top to bottom.
  ///   - selected: The initial value. OK waits until the user turns the wheel if it isn't one of
  ///     the enabled options. The default is `nil`: the first one.
  /// - Returns: The content.
  public static func wheel<Option: TitledOption>(
    _ options: [Option], selected: Option.Choice? = nil
  ) -> WheelContent<Option.Choice> where Self == WheelContent<Option.Choice> {
    WheelContent(Option.list(options), selected: selected)
  }

  /// Asks for one of several values with a wheel.
  ///
  /// - Parameters:
  ///   - values: The values, from top to bottom.
  ///   - selected: The initial value. OK waits until the user turns the wheel if it isn't one of
  ///     the values. The default is `nil`: the first one.
  ///   - title: Returns the title of a value, in the user's language. It can be a key path.
  /// - Returns: The content.
  public static func wheel<Choice>(
    _ values: [Choice], selected: Choice? = nil, title: (Choice) -> String
  ) -> WheelContent<Choice> where Self == WheelContent<Choice> {
    WheelContent(values.map { SheetOption($0, title: title($0)) }, selected: selected)
  }
}

extension WheelContent: SheetRowContent, RowInPlaceContent {
  /// Returns the title of the selected option.
  public func rowText(_ context: SheetContext) -> String? {
    options.first { $0.value == selected }?.title
  }
}
