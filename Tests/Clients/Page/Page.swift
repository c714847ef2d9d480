// swift-format-ignore-file
// The public declarations of 0.1.0, without bodies: the current ones with their planned changes,
// and those of planned contents. Scripts/check-clients.sh compiles them, and PageClients.swift with
// them. An overload can break calls of other contents, so new declarations are tried here first.
// Options that no client names are left out.

public import Foundation
public import UIKit

// MARK: The sheet

@MainActor public final class BottomBounceView: UIView {
  public var isPresented: Bool { stub() }
  public func show<Content: SheetContent<Value>, Value>(
    _ content: Content, title: (any SheetTitle)? = nil, from controller: UIViewController,
    buttons: [SheetButton] = [], configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil,
    onValue: @escaping @MainActor (Value) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) { stub() }
  public func show<Content: SheetContent<Value>, Value>(
    _ content: Content, title: (any SheetTitle)? = nil, in host: UIView,
    buttons: [SheetButton] = [], configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil,
    onValue: @escaping @MainActor (Value) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) { stub() }
  public func outcome<Content: SheetContent<Value>, Value>(
    of content: Content, title: (any SheetTitle)? = nil, from controller: UIViewController,
    buttons: [SheetButton] = [], configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil
  ) async throws(CancellationError) -> Outcome<Value> { stub() }
  public func dismiss() { stub() }
  public var containingViewController: UIViewController? { stub() }
}

public enum Outcome<Value> {
  case value(Value)
  case cancelled(Cancellation)
  public var value: Value? { stub() }
}
public struct Cancellation: Hashable, Sendable {
  public static var cancelButton: Cancellation { stub() }
  public var isUserInitiated: Bool { stub() }
}

// MARK: The header, buttons, and the configuration

/// A title of a sheet: a string or a ``SheetHeader``.
public protocol SheetTitle {
  var header: SheetHeader { get }
}
extension String: SheetTitle {
  public var header: SheetHeader { stub() }
}
public struct SheetHeader: SheetTitle {
  public var title: String?
  public var attributedTitle: NSAttributedString?
  public var subtitle: String?
  public var okTitle: String?
  public init(
    _ title: String? = nil, attributedTitle: NSAttributedString? = nil, subtitle: String? = nil,
    okTitle: String? = nil
  ) { stub() }
  public var header: SheetHeader { self }
}
public struct SheetButton {
  public enum Role: Sendable { case destructive }
  public init(
    _ title: String, image: UIImage? = nil, role: Role? = nil, dismissesSheet: Bool = true,
    action: @escaping @MainActor () -> Void
  ) { stub() }
}
public struct SheetDetent: Sendable {
  public struct Identifier: Hashable, Sendable {
    public static var fits: Identifier { stub() }
    public static var large: Identifier { stub() }
  }
  public static var fits: SheetDetent { stub() }
  public static var large: SheetDetent { stub() }
}
public struct SheetConfiguration {
  @MainActor public static var `default`: SheetConfiguration {
    get { stub() }
    set { stub() }
  }
  public var okTitle: String?
  public var cancelTitle: String?
  public var okButton: UIButton.Configuration?
  public var showsCancelButton = true
  public var tintColor: UIColor?
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat?
  public var titleFont: UIFont?
  public var backdropOpacity: CGFloat = 0
  public var confirmsDiscardingChanges = false
  public var disablesOKWhileUnchanged = false
  public var showsGrabber = false
  public var detents: [SheetDetent] = [.fits]
  public var largestUndimmedDetent: SheetDetent.Identifier?
  @MainActor public init() { stub() }
  @MainActor public init(_ change: (inout SheetConfiguration) -> Void) { stub() }
  public func with<Option>(
    _ option: WritableKeyPath<SheetConfiguration, Option>, _ value: Option
  ) -> SheetConfiguration { stub() }
}
public struct SheetCallbacks<Value>: Sendable {
  public init(
    willPresent: (@MainActor () -> Void)? = nil, didPresent: (@MainActor () -> Void)? = nil,
    valueChanged: (@MainActor (Value) -> Void)? = nil,
    heightChanged: (@MainActor (CGFloat) -> Void)? = nil,
    willDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil,
    didDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil
  ) { stub() }
}

// MARK: Contents

@MainActor public protocol SheetContent<Value> {
  associatedtype Value
  func makeBody(_ context: SheetContext) -> SheetBody<Value>
}
public struct ValidationError: Error, Hashable {
  public struct Moment: Hashable, Sendable {
    public static var atOnce: Moment { stub() }
    public static var afterChange: Moment { stub() }
    public static var onOK: Moment { stub() }
  }
  public init(_ message: String, shown moment: Moment = .onOK) { stub() }
}
@MainActor public struct SheetContext {
  public var title: String? { stub() }
  public init() { stub() }
  public func valueChanged() { stub() }
  public func submit() { stub() }
}
/// All members of a body except for the view and the value.
@MainActor public struct SheetBodyTraits {
  public var settle: (@MainActor () async -> Void)?
  public var initialFirstResponder: UIResponder?
  public var handleKey: (@MainActor (SheetKey) -> Bool)?
  public var prefersGroupedBackground = false
  public var footer: (@MainActor () -> String?)?
  public var proposesValue = false
  public init() { stub() }
}
@dynamicMemberLookup @MainActor public struct SheetBody<Value> {
  public let view: UIView
  public var value: @MainActor () throws(ValidationError) -> Value
  public var traits: SheetBodyTraits
  public var isEqual: (@MainActor (Value, Value) -> Bool)?
  public subscript<Member>(dynamicMember member: WritableKeyPath<SheetBodyTraits, Member>) -> Member {
    get { stub() }
    set { stub() }
  }
  public init(_ view: UIView, value: @escaping @MainActor () throws(ValidationError) -> Value) {
    stub()
  }
  public init(
    _ view: UIView, traits: SheetBodyTraits,
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) { stub() }
  public init<Wrapped>(
    _ view: UIView, wrapping wrapped: SheetBody<Wrapped>,
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) { stub() }
  public init(
    _ view: UIView, combining parts: [SheetBody<Void>],
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) { stub() }
  public func map<Other>(
    _ transform: @escaping @MainActor (Value) throws(ValidationError) -> Other
  ) -> SheetBody<Other> { stub() }
}
public enum SheetKey: Sendable { case up, down }

public struct OptionalContent<Wrapped: SheetContent>: SheetContent {
  public func makeBody(_ context: SheetContext) -> SheetBody<Wrapped.Value?> { stub() }
}
extension SheetContent {
  public func orNone(_ title: String? = nil) -> OptionalContent<Self> { stub() }
}

// MARK: Text

public struct TextContent: _ContentWithParts {
  public var _parts = _ContentParts<String>()
  public struct Normalization: Sendable { public static var none: Normalization { stub() } }
  public struct InitialSelection: Sendable { public static var all: InitialSelection { stub() } }
  public func rules(_ rules: TextRule...) -> Self { stub() }
  public func lines(_ lines: ClosedRange<Int>) -> Self { stub() }
  public func secure(_ isSecure: Bool = true) -> Self { stub() }
  public func normalized(_ normalization: Normalization) -> Self { stub() }
  public func initialSelection(_ selection: InitialSelection) -> Self { stub() }
  public func keyboardType(_ type: UIKeyboardType) -> Self { stub() }
  public func textContentType(_ type: UITextContentType?) -> Self { stub() }
  public func keyboardAppearance(_ appearance: UIKeyboardAppearance) -> Self { stub() }
  public func autocapitalization(_ type: UITextAutocapitalizationType) -> Self { stub() }
  public func autocorrection(_ type: UITextAutocorrectionType) -> Self { stub() }
  public func suggestions(_ texts: [String]) -> Self { stub() }
  public func suggestions(matching texts: @escaping (_ text: String) -> [String]) -> Self { stub() }
  public func makeBody(_ context: SheetContext) -> SheetBody<String> { stub() }
}
extension SheetContent where Self == TextContent {
  public static func text(
    _ text: String = "", placeholder: String? = nil, limit: Int? = nil
  ) -> TextContent { stub() }
}
@MainActor public struct TextRule {
  public static func required(_ message: String? = nil) -> TextRule { stub() }
  public static func length(_ range: ClosedRange<Int>, _ message: String? = nil) -> TextRule {
    stub()
  }
  public static func matches(_ expression: NSRegularExpression, _ message: String) -> TextRule {
    stub()
  }
  public static func matches(_ expression: some RegexComponent, _ message: String) -> TextRule {
    stub()
  }
  public static func custom(_ message: @escaping (_ text: String) -> String?) -> TextRule { stub() }
  public static func async(
    _ message: nonisolated(nonsending) @escaping (_ text: String) async throws -> String?
  ) -> TextRule { stub() }
  public func message(for text: String) -> String? { stub() }
}

// MARK: Numbers

public struct NumberStyle: Hashable, Sendable {
  public static var automatic: NumberStyle { stub() }
  public static var wheel: NumberStyle { stub() }
  public static var field: NumberStyle { stub() }
}
@MainActor public protocol _NumberFactory: SheetContent {}
public protocol SheetNumber { associatedtype Limit: SheetNumber, Comparable, Numeric }
extension Int: SheetNumber { public typealias Limit = Int }
extension Double: SheetNumber { public typealias Limit = Double }
extension Decimal: SheetNumber { public typealias Limit = Double }
public struct NumberContent<Value>: _NumberFactory, _ContentWithParts {
  public var _parts = _ContentParts<Value>()
  public func style(_ style: NumberStyle) -> Self { stub() }
  public func locale(_ locale: Locale) -> Self { stub() }
  public func format(_ title: @escaping (_ number: Value) -> String) -> Self { stub() }
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> { stub() }
}
extension SheetContent where Self: _NumberFactory {
  public static func number<Number: SheetNumber>(
    _ number: Number?, in range: ClosedRange<Number.Limit>, step: Number.Limit = 1,
    unit: String? = nil
  ) -> NumberContent<Number> where Self == NumberContent<Number> { stub() }
  public static func number<Number: SheetNumber>(
    in range: ClosedRange<Number>, step: Number = 1, unit: String? = nil
  ) -> NumberContent<Number> where Self == NumberContent<Number>, Number.Limit == Number { stub() }
  public static func number<Number: SheetNumber>(
    _ amount: Number?, in range: ClosedRange<Number.Limit>, step: Number.Limit? = nil,
    currency: String
  ) -> NumberContent<Number> where Self == NumberContent<Number> { stub() }
  public static func number<UnitType: Dimension>(
    _ measurement: Measurement<UnitType>?, in range: ClosedRange<Double>, step: Double = 1,
    shownIn shownUnit: UnitType, symbol: String? = nil
  ) -> NumberContent<Measurement<UnitType>> where Self == NumberContent<Measurement<UnitType>> {
    stub()
  }
}

// MARK: Dates

public struct DateLimit: Hashable, Sendable {
  public static var today: DateLimit { stub() }
  public static var now: DateLimit { stub() }
  public static func date(_ date: Date) -> DateLimit { stub() }
  public static func day(_ components: DateComponents) -> DateLimit { stub() }
}
public enum DateMode: Sendable { case date, time, dateAndTime, yearAndMonth }
public enum DateStyle: Sendable { case wheels, calendar }
public struct DateContent<Value>: _ContentWithParts {
  public var _parts = _ContentParts<Value>()
  public func style(_ style: DateStyle) -> Self { stub() }
  public func timeZone(_ timeZone: TimeZone) -> Self { stub() }
  public func locale(_ locale: Locale) -> Self { stub() }
  public func todayButton(_ title: String? = nil) -> Self { stub() }
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> { stub() }
}
extension SheetContent where Self == DateContent<Date> {
  public static func date(
    _ date: Date? = nil, minimum: DateLimit? = nil, maximum: DateLimit? = nil,
    mode: DateMode = .date, minuteInterval: Int = 1
  ) -> DateContent<Date> { stub() }
  public static func date(
    _ date: Date? = nil, in range: some RangeExpression<Date>, mode: DateMode = .date,
    minuteInterval: Int = 1
  ) -> DateContent<Date> { stub() }
}
extension SheetContent where Self == DateContent<DateComponents> {
  public static func day(
    _ day: DateComponents? = nil, minimum: DateLimit? = nil, maximum: DateLimit? = nil
  ) -> DateContent<DateComponents> { stub() }
}
extension SheetContent where Self == DateContent<DateComponents> {
  public static func day(
    _ day: DateComponents? = nil, in range: some RangeExpression<Date>
  ) -> DateContent<DateComponents> { stub() }
}
public struct DurationUnits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { stub() }
  public static var days: DurationUnits { stub() }
  public static var hours: DurationUnits { stub() }
  public static var minutes: DurationUnits { stub() }
  public static var seconds: DurationUnits { stub() }
}
public struct DurationContent: SheetContent {
  public func makeBody(_ context: SheetContext) -> SheetBody<Duration> { stub() }
}
extension SheetContent where Self == DurationContent {
  public static func duration(
    _ duration: Duration? = nil, in range: ClosedRange<Duration>? = nil,
    units: DurationUnits? = nil, minuteInterval: Int = 1
  ) -> DurationContent { stub() }
}

// MARK: Options

public protocol TitledOptionOrSection<Choice> { associatedtype Choice: Hashable }
public protocol TitledOption<Choice>: TitledOptionOrSection {}
extension String: TitledOption { public typealias Choice = String }
public struct SheetOption<Value: Hashable>: TitledOption {
  public typealias Choice = Value
  public enum Role: Sendable { case destructive }
  public var value: Value
  public init(
    _ value: Value, title: String, subtitle: String? = nil, image: UIImage? = nil,
    isEnabled: Bool = true, role: Role? = nil, keywords: [String] = []
  ) { stub() }
}
public struct SheetSection<Value: Hashable>: TitledOptionOrSection {
  public typealias Choice = Value
  public var title: String?
  public var options: [SheetOption<Value>]
  public init<Option: TitledOption<Value>>(_ title: String? = nil, options: [Option]) { stub() }
}
public struct SheetOptions<Choice: Hashable> {
  public init<Option: TitledOptionOrSection<Choice>>(_ options: [Option]) { stub() }
  public init(
    _ values: some Sequence<Choice>, title: @escaping (Choice) -> String,
    subtitle: ((Choice) -> String?)? = nil, image: ((Choice) -> UIImage?)? = nil,
    keywords: ((Choice) -> [String])? = nil
  ) { stub() }
  @MainActor public static func loading(
    _ options: nonisolated(nonsending) @escaping () async throws -> [SheetOption<Choice>]
  ) -> SheetOptions<Choice> { stub() }
  @MainActor public static func loadingSections(
    _ sections: nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>]
  ) -> SheetOptions<Choice> { stub() }
  @MainActor public func reload() { stub() }
}
@MainActor public protocol _OptionContent: SheetContent {}
@MainActor public protocol _ControlFactory: SheetContent {}

public struct ListContent<Choice: Hashable>: _OptionContent, _ContentWithParts {
  public var _parts = _ContentParts<Choice>()
  public func searchable(_ isSearchable: Bool = true) -> Self { stub() }
  public func confirmsOnTap(_ confirms: Bool = true) -> Self { stub() }
  public func makeBody(_ context: SheetContext) -> SheetBody<Choice> { stub() }
}
public protocol _Selection<Element>: Sequence where Element: Hashable {
  init(_ elements: some Sequence<Element>)
}
extension Array: _Selection where Element: Hashable {}
extension Set: _Selection {}
public struct ChecklistContent<Selection: _Selection>: _OptionContent, _ContentWithParts {
  public var _parts = _ContentParts<Selection>()
  public func searchable(_ isSearchable: Bool = true) -> Self { stub() }
  public func makeBody(_ context: SheetContext) -> SheetBody<Selection> { stub() }
}
public struct ButtonsContent<Choice: Hashable>: _OptionContent, _ContentWithParts {
  public var _parts = _ContentParts<Choice>()
  public func makeBody(_ context: SheetContext) -> SheetBody<Choice> { stub() }
}
public struct WheelsContent<Value>: _OptionContent, _ContentWithParts {
  public var _parts = _ContentParts<Value>()
  public func wheelTitle(_ title: String) -> Self { stub() }
  public func wheelTitles(_ titles: [String]) -> Self { stub() }
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> { stub() }
}
extension SheetContent where Self: _OptionContent {
  public static func list<Option: TitledOptionOrSection>(
    _ options: [Option], selected: Option.Choice? = nil
  ) -> ListContent<Option.Choice> where Self == ListContent<Option.Choice> { stub() }
  public static func list<Choice>(
    _ options: SheetOptions<Choice>, selected: Choice? = nil
  ) -> ListContent<Choice> where Self == ListContent<Choice> { stub() }
  public static func list<Choice>(
    _ values: [Choice], selected: Choice? = nil, title: @escaping (Choice) -> String,
    subtitle: ((Choice) -> String?)? = nil, image: ((Choice) -> UIImage?)? = nil,
    keywords: ((Choice) -> [String])? = nil
  ) -> ListContent<Choice> where Self == ListContent<Choice> { stub() }

  public static func checklist<Option: TitledOptionOrSection, Selection: _Selection<Option.Choice>>(
    _ options: [Option], selected: Selection, minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Selection> where Self == ChecklistContent<Selection> { stub() }
  public static func checklist<Option: TitledOptionOrSection>(
    _ options: [Option], minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<[Option.Choice]> where Self == ChecklistContent<[Option.Choice]> { stub() }
  public static func checklist<Selection: _Selection>(
    _ options: SheetOptions<Selection.Element>, selected: Selection, minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Selection> where Self == ChecklistContent<Selection> { stub() }
  public static func checklist<Choice>(
    _ options: SheetOptions<Choice>, minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<[Choice]> where Self == ChecklistContent<[Choice]> { stub() }
  public static func checklist<Selection: _Selection>(
    _ values: [Selection.Element], selected: Selection, minimum: Int = 0, maximum: Int? = nil,
    title: @escaping (Selection.Element) -> String, subtitle: ((Selection.Element) -> String?)? = nil,
    image: ((Selection.Element) -> UIImage?)? = nil, keywords: ((Selection.Element) -> [String])? = nil
  ) -> ChecklistContent<Selection> where Self == ChecklistContent<Selection> { stub() }
  public static func checklist<Choice>(
    _ values: [Choice], minimum: Int = 0, maximum: Int? = nil, title: @escaping (Choice) -> String,
    subtitle: ((Choice) -> String?)? = nil, image: ((Choice) -> UIImage?)? = nil,
    keywords: ((Choice) -> [String])? = nil
  ) -> ChecklistContent<[Choice]> where Self == ChecklistContent<[Choice]> { stub() }

  public static func buttons<Option: TitledOption>(
    _ options: [Option], selected: Option.Choice? = nil
  ) -> ButtonsContent<Option.Choice> where Self == ButtonsContent<Option.Choice> { stub() }
  public static func buttons<Choice>(
    _ values: [Choice], selected: Choice? = nil, title: (Choice) -> String
  ) -> ButtonsContent<Choice> where Self == ButtonsContent<Choice> { stub() }

  public static func wheel<Option: TitledOption>(
    _ options: [Option], selected: Option.Choice? = nil
  ) -> WheelsContent<Option.Choice> where Self == WheelsContent<Option.Choice> { stub() }
  public static func wheel<Choice: Hashable>(
    _ values: [Choice], selected: Choice? = nil, title: (Choice) -> String
  ) -> WheelsContent<Choice> where Self == WheelsContent<Choice> { stub() }

  public static func wheels<Option: TitledOption>(
    _ wheels: [[Option]], selected: [Option.Choice] = []
  ) -> WheelsContent<[Option.Choice]> where Self == WheelsContent<[Option.Choice]> { stub() }
  public static func dependentWheels<Choice>(
    _ count: Int, selected: [Choice] = [],
    options: @escaping (_ earlier: [Choice]) -> [SheetOption<Choice>]
  ) -> WheelsContent<[Choice]> where Self == WheelsContent<[Choice]> { stub() }
  public static func dependentWheels(
    _ count: Int, selected: [String] = [], values: @escaping (_ earlier: [String]) -> [String]
  ) -> WheelsContent<[String]> where Self == WheelsContent<[String]> { stub() }
  public static func dependentWheels<Choice: Hashable>(
    _ count: Int, selected: [Choice] = [], values: @escaping (_ earlier: [Choice]) -> [Choice],
    title: @escaping (Choice) -> String
  ) -> WheelsContent<[Choice]> where Self == WheelsContent<[Choice]> { stub() }

  public static func wheels<First: Hashable, Second: Hashable>(
    _ first: WheelsContent<First>, _ second: WheelsContent<Second>
  ) -> WheelsContent<(First, Second)> where Self == WheelsContent<(First, Second)> { stub() }
  public static func wheels<First: Hashable, Second: Hashable>(
    _ first: WheelsContent<First>, second: @escaping (First) -> WheelsContent<Second>
  ) -> WheelsContent<(First, Second)> where Self == WheelsContent<(First, Second)> { stub() }
}

// MARK: Controls

public struct ControlContent<Control: UIControl, Value>: _ControlFactory {
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> { stub() }
}
extension SheetContent where Self: _ControlFactory {
  public static func control<Control, Value>(
    _ value: KeyPath<Control, Value>, of makeControl: @escaping () -> Control
  ) -> ControlContent<Control, Value> where Self == ControlContent<Control, Value> { stub() }
}

// MARK: Forms

@MainActor public protocol _FormFactory: SheetContent {}
public struct FormContent<Root>: _FormFactory, _ContentWithParts {
  public var _parts = _ContentParts<Root>()
  public func makeBody(_ context: SheetContext) -> SheetBody<Root> { stub() }
}
@MainActor public struct FormBuilder<Root> {
  public func rule<Field>(
    at field: KeyPath<Root, Field>, _ message: @escaping (Root) -> String?
  ) { stub() }
  public func footer(_ text: @escaping (Root) -> String?) { stub() }
  public func field<Content: SheetContent>(
    _ title: String, _ property: WritableKeyPath<Root, Content.Value>,
    content: @escaping (Content.Value) -> Content
  ) { stub() }
  public func field<Content: SheetContent>(
    _ title: String, _ property: WritableKeyPath<Root, Content.Value?>,
    content: @escaping (Content.Value?) -> Content
  ) { stub() }
  public func toggle(_ title: String, _ property: WritableKeyPath<Root, Bool>) { stub() }
}
extension SheetContent where Self: _FormFactory {
  public static func form<Root>(
    _ value: Root, fields: @escaping (FormBuilder<Root>, Root) -> Void
  ) -> FormContent<Root> where Self == FormContent<Root> { stub() }
  @available(*, deprecated, message: "A form edits a struct.")
  public static func form<Root: AnyObject>(
    _ value: Root, fields: @escaping (FormBuilder<Root>, Root) -> Void
  ) -> FormContent<Root> where Self == FormContent<Root> { stub() }
}

// MARK: Footers and OK

public struct _ContentParts<Value> {
  nonisolated init() {}
}
/// Content with rules and a line below it.
@MainActor public protocol _ContentWithParts: SheetContent {
  var _parts: _ContentParts<Value> { get set }
}
extension _ContentWithParts {
  public func rule(
    shown moment: ValidationError.Moment = .afterChange, _ message: @escaping (Value) -> String?
  ) -> Self { stub() }
  public func footer(_ text: String) -> Self { stub() }
  public func footer(_ text: @escaping (Value) -> String?) -> Self { stub() }
}
public struct ExtendedContent<Wrapped: SheetContent>: _ContentWithParts {
  public var _parts = _ContentParts<Wrapped.Value>()
  public func makeBody(_ context: SheetContext) -> SheetBody<Wrapped.Value> { stub() }
}
extension SheetContent {
  public func rule(
    shown moment: ValidationError.Moment = .afterChange, _ message: @escaping (Value) -> String?
  ) -> ExtendedContent<Self> { stub() }
  public func footer(_ text: String) -> ExtendedContent<Self> { stub() }
  public func footer(_ text: @escaping (Value) -> String?) -> ExtendedContent<Self> { stub() }
}

/// Stands for each body. The page is only type-checked, so nothing calls it.
func stub() -> Never { fatalError() }
