import Testing

@testable import BottomBounce

/// The values and the messages of a field, for a text and for a row.
struct FieldStateTests {
  /// What happens to a field whose maximum is 5, and whose form has 1.
  enum Event: Sendable {
    /// The user enters a value in the body.
    case enter(Int)
    /// The user chooses a value in a sheet.
    case choose(Int)
    /// Another field's setter stores a value.
    case other(Int)
    /// The setter of the property stores another value than the next ones that the user enters.
    case setter
    /// The app sets the value with `update`.
    case set(Int)
    /// The app describes the field again.
    case describe
    /// The app describes the field with another maximum.
    case limit(Int)
    /// A check ends: 7 is valid from now on.
    case checked
    /// Editing ends, and the app describes the field again.
    case end
    case clear, hide, ok
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let events: [Event]
    /// The value of the form, what the field shows, and its message.
    let stored: Int?, shown: Int?, message: String?

    init(_ stored: Int?, _ shown: Int?, _ message: String? = nil, _ events: Event...) {
      (self.stored, self.shown, self.message) = (stored, shown, message)
      self.events = events
    }

    var testDescription: String { events.map { "\($0)" }.joined(separator: ", ") }
  }

  static let rows = [
    Row(1, 1, nil, .describe),
    Row(3, 3, nil, .enter(3), .describe),
    Row(1, 9, "9 > 5", .enter(9), .describe),
    // The later value counts.
    Row(2, 2, nil, .enter(3), .other(2)),
    Row(2, 2, nil, .enter(9), .other(2)),
    Row(1, 9, "9 > 5", .enter(9), .other(1)),
    Row(2, 2, nil, .enter(3), .set(2)),
    Row(3, 3, nil, .enter(3), .set(3), .describe),
    Row(3, 3, "3 > 2", .enter(3), .limit(2)),
    // What shows is returned.
    Row(9, 9, nil, .enter(9), .limit(9)),
    Row(nil, nil, nil, .enter(3), .clear, .describe),
    Row(2, 2, nil, .clear, .other(2)),
    Row(4, 4, nil, .enter(9), .choose(4)),
    Row(4, 4, nil, .choose(4), .hide, .describe),
    // The row shows the form's value, and says why it isn't the chosen one.
    Row(1, 1, "9 > 5", .enter(9), .hide, .describe),
    Row(3, 3, nil, .enter(9), .hide, .enter(3)),
    Row(4, 4, nil, .enter(9), .hide, .choose(4)),
    Row(2, 2, nil, .enter(9), .hide, .other(2)),
    Row(2, 2, nil, .enter(9), .hide, .set(2)),
    Row(nil, nil, nil, .enter(9), .hide, .clear),
    Row(1, 9, "9 > 5", .enter(9), .ok, .describe),
    Row(3, 3, nil, .enter(9), .ok, .enter(3)),
    Row(2, 2, nil, .enter(9), .ok, .set(2)),
    Row(2, 2, nil, .enter(9), .ok, .other(2)),
    Row(7, 7, nil, .enter(7), .checked, .describe),
    // A setter stores twice the value.
    Row(4, 2, nil, .setter, .enter(2)),
    Row(6, 3, nil, .setter, .enter(2), .enter(3)),
    Row(4, 4, nil, .setter, .enter(2), .end),
    Row(2, 2, nil, .setter, .enter(2), .other(2)),
  ]

  /// A field of a form, without views.
  private struct Field {
    var form: Int? = 1
    var limit = 5
    var isDoubled = false
    var isEditing = false
    var state = FieldState<Int?>(1)
    /// What the body or the row shows.
    var shown: Int? = 1
    let isText: Bool

    func answer(_ value: Int?) -> Answer<Int?> {
      guard let value else { return .success(nil) }
      return value > limit
        ? .failure(ValidationError("\(value) > \(limit)", shown: .afterChange)) : .success(value)
    }

    mutating func store() {
      guard state.isEntered, let value = state.answer?.current.value else { return }
      form = isDoubled ? value.map { 2 * $0 } : value
      state.store(form)
    }

    mutating func pass(isSet: Bool = false, isAsked: Bool = false) {
      let isSame = state.answer?.current.value.map { $0 == state.stored } ?? true
      let keepsEdits = state.describe(
        form, isSet: isSet, keepsStored: isAsked || isText && (isSame || isEditing), areEqual: ==)
      if !keepsEdits || !state.isEntered { shown = form }
      if !isAsked { state.ask(answer(shown), isSet: isSet) }
      store()
      state.judge(state.error?.message)
    }

    mutating func handle(_ event: Event) {
      switch event {
      case .enter(let value):
        (shown, isEditing) = (value, true)
        state.enter(answer(value))
        store()
        pass(isAsked: true)
      case .choose(let value):
        form = value
        state.choose(form)
        pass()
      case .other(let value):
        form = value
        pass()
      case .setter: isDoubled = true
      case .set(let value):
        form = value
        pass(isSet: true)
      case .describe: pass()
      case .limit(let value):
        limit = value
        pass()
      case .checked:
        limit = 7
        state.ask(answer(shown))
        store()
        pass()
      case .end:
        isEditing = false
        pass()
      case .clear:
        form = nil
        state.clear(form)
        pass()
      case .hide:
        state.hide()
        pass()
      case .ok:
        if state.problem != nil { state.reject() }
      }
    }
  }

  @Test(arguments: rows, [true, false])
  func `the later value counts, and its message is shown`(row: Row, isText: Bool) {
    var field = Field(isText: isText)
    for event in row.events { field.handle(event) }
    #expect(field.form == row.stored)
    // A row shows the form's value when another field changes.
    #expect(field.shown == row.shown)
    #expect(field.state.message(isSilent: false) == row.message)
  }

  @Test func `a text keeps what it has stored, and a row shows the form's value`() {
    var state = FieldState(1)
    state.enter(.success(3))
    state.store(3)
    for (keepsStored, expected) in [(true, true), (false, false)] {
      var state = state
      #expect(state.describe(3, keepsStored: keepsStored, areEqual: ==) == expected)
    }
  }

  @Test func `an edit stays if values can't be compared or aren't equal to themselves`() {
    var state = FieldState<Double>(.nan)
    state.enter(.failure(.pending("Wait.")))
    let keepsEdits = state.describe(
      .nan, keepsStored: false, areEqual: Equality.areEqual)
    #expect(keepsEdits)
    let keepsWithout = state.describe(2, keepsStored: false) { _, _ in nil }
    #expect(keepsWithout)
    let keepsOther = state.describe(3, keepsStored: true, areEqual: ==)
    #expect(!keepsOther && !state.isEntered)
  }

  @Test func `a silent field says nothing until the user changes it or OK refuses it`() {
    var state = FieldState(1)
    state.ask(.failure(ValidationError("No.", shown: .atOnce)))
    #expect(state.message(isSilent: true) == nil && state.message(isSilent: false) == "No.")
    state.judge("No.")
    state.reject()
    #expect(state.message(isSilent: true) == "No.")
    state.judge(nil)
    #expect(state.message(isSilent: true) == nil)
    state.enter(.failure(ValidationError("Never.", shown: .afterChange)))
    #expect(state.message(isSilent: true) == "Never.")
  }
}
