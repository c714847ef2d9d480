import Testing

@testable import BottomBounce

/// The answer of a body, and what follows from it, without views.
struct AnswerStateTests {
  private typealias State = AnswerState<Int>

  /// An answer, and the row of the table that it stands for.
  private enum Given: CaseIterable {
    case value, atOnce, afterChange, onOK, empty, pending

    var answer: Answer<Int> {
      switch self {
      case .value: .success(1)
      case .atOnce: .failure(ValidationError("No.", shown: .atOnce))
      case .afterChange: .failure(ValidationError("No.", shown: .afterChange))
      case .onOK: .failure(ValidationError("No."))
      case .empty: .failure(.empty("No."))
      case .pending: .failure(.pending("No."))
      }
    }
  }

  @Test func `each answer enables OK and shows its error at its moment`() {
    // The answer, whether OK is enabled, and whether the error is shown at first, after a change by
    // the body, after a change by the user, and after OK.
    let table: [(Given, isEnabled: Bool, first: Bool, body: Bool, user: Bool, ok: Bool)] = [
      (.value, true, false, false, false, false),
      (.atOnce, false, true, true, true, true),
      (.afterChange, false, false, false, true, true),
      (.onOK, true, false, false, false, true),
      (.empty, false, false, false, true, true),
      (.pending, true, false, false, false, true),
    ]
    #expect(table.map(\.0) == Given.allCases)
    for row in table {
      let answer = row.0.answer
      var state = State(answer)
      #expect(state.allowsOK == row.isEnabled, "\(row.0)")
      #expect((state.message != nil) == row.first, "\(row.0)")
      state.update(answer, isChange: false)
      #expect((state.message != nil) == row.body, "\(row.0)")
      var changed = state
      changed.update(answer, isChange: true)
      #expect((changed.message != nil) == row.user, "\(row.0)")
      let isValid = state.confirm(answer)
      #expect(isValid == (row.0 == .value), "\(row.0)")
      #expect((state.message != nil) == row.ok, "\(row.0)")
    }
  }

  @Test(arguments: [ValidationError.Moment.atOnce, .afterChange, .onOK])
  func `an error that OK has shown stays until the answer has another message`(
    moment: ValidationError.Moment
  ) {
    let error = ValidationError("No.", shown: moment)
    var state = State(.success(1))
    _ = state.confirm(.failure(error))
    state.update(.failure(error), isChange: false)
    #expect(state.message == error)
    state.update(.failure(ValidationError("Not yet.")), isChange: true)
    #expect(state.message == nil)
    _ = state.confirm(.failure(error))
    state.update(.success(2), isChange: true)
    #expect(state.message == nil)
  }

  @Test func `the error of a value that the app sets is shown as that of an initial value`() {
    for given in Given.allCases {
      let first = State(given.answer)
      var state = State(.success(1))
      state.update(.success(2), isChange: true)
      state.set(given.answer)
      #expect(state.message == first.message && state.allowsOK == first.allowsOK, "\(given)")
      state.update(given.answer, isChange: false)
      #expect(state.message == first.message, "\(given)")
    }
    var state = State(.success(1))
    state.update(.failure(.empty("Choose one.")), isChange: true)
    state.set(.failure(.empty("Choose one.")))
    #expect(state.message?.message == "Choose one.", "The user knows it.")
  }

  @Test func `an error without a message disables OK and isn't shown`() {
    var state = State(.failure(ValidationError("", shown: .afterChange)))
    state.update(.failure(ValidationError("", shown: .afterChange)), isChange: true)
    #expect(state.message == nil && !state.allowsOK)
    state.explain()
    #expect(state.message == nil)
  }

  @Test func `Return shows the error with which OK is disabled`() {
    var state = State(.failure(.empty("Choose one.")))
    state.explain()
    #expect(state.message?.message == "Choose one." && !state.allowsOK)
  }

  @Test func `an error of the app disappears with the next change by the user`() {
    var state = State(.success(1))
    let isAccepted = state.confirm(.success(1))
    #expect(isAccepted && state.confirmed == 1)
    state.refuse(ValidationError("Offline."))
    state.update(.success(1), isChange: false)
    #expect(state.message?.message == "Offline." && state.allowsOK)
    state.update(.success(2), isChange: true)
    #expect(state.message == nil)
  }

  @Test func `an alternative value leaves the answer of the user as it was`() {
    var state = State(.failure(ValidationError("Too short.", shown: .afterChange)))
    state.update(state.current, isChange: true)
    state.beginAlternative()
    let isAccepted = state.confirm(.success(0))
    #expect(isAccepted && state.confirmed == 0)
    state.endAlternative()
    state.update(.failure(ValidationError("Too short.", shown: .afterChange)), isChange: false)
    #expect(state.message?.message == "Too short." && !state.allowsOK)
  }

  @Test func `a refused alternative shows its error until the next change`() {
    var state = State(.success(1))
    state.beginAlternative()
    let isAccepted = state.confirm(.failure(ValidationError("Keep one.")))
    #expect(!isAccepted)
    state.endAlternative()
    state.update(.success(1), isChange: false)
    #expect(state.message?.message == "Keep one." && state.allowsOK)
    state.update(.success(2), isChange: true)
    #expect(state.message == nil)
  }

  // MARK: Changes

  private func equal(_ one: Int, _ other: Int) -> Bool? { one == other }

  @Test func `the value differs from the initial one if both can be compared`() {
    var state = State(.success(1))
    #expect(!state.differs(equal))
    state.update(.success(2), isChange: true)
    #expect(state.differs(equal))
    state.update(.success(1), isChange: true)
    #expect(!state.differs(equal))
    #expect(state.differs { _, _ in nil }, "Each change counts.")
  }

  @Test func `each change counts while there is no value`() {
    var state = State(.failure(.empty("Enter a number.")))
    #expect(!state.differs(equal))
    state.update(state.current, isChange: true)
    #expect(state.differs(equal))
  }

  @Test func `a value that comes without the user is the initial one`() {
    var state = State(.failure(.pending("Loading")))
    state.update(.success(1), isChange: false)
    #expect(state.initial == 1 && !state.differs(equal))
    state.update(.success(2), isChange: false)
    #expect(state.initial == 1)
  }

  // MARK: Reports

  @Test func `each change is reported once, as soon as there is a value`() {
    var state = State(.success(1))
    let report1 = state.report()
    #expect(report1 == nil)
    state.update(.success(2), isChange: true)
    let report2 = state.report()
    #expect(report2 == 2)
    let report3 = state.report()
    #expect(report3 == nil)
    state.update(.failure(.pending("Checking")), isChange: true)
    let report4 = state.report()
    #expect(report4 == nil)
    state.update(.success(3), isChange: false)
    let report5 = state.report()
    #expect(report5 == 3)
  }

  @Test func `an alternative value isn't reported`() {
    var state = State(.success(1))
    state.beginAlternative()
    state.update(.success(0), isChange: true)
    let report6 = state.report()
    #expect(report6 == nil)
  }
}
