/// Tells the sheet whether the selection of a list can be confirmed, and why not.
@MainActor final class OptionReadiness {
  /// A state of the list.
  enum State: Equatable {
    /// The rule of the list decides when the user confirms.
    case ready
    /// The options are loading for the first time.
    case loading
    /// The options couldn't be loaded, with the message of the error.
    case failed(String)
    /// There are no options to choose from.
    case empty
    /// A selected value has no option, and the user hasn't changed the selection since.
    case unavailable(hasOptions: Bool)
    /// An impossible state: each selection is invalid.
    case impossible

    /// A Boolean value that indicates whether the list shows something else than its options.
    var hidesOptions: Bool {
      switch self {
      case .loading, .failed, .empty: true
      case .ready, .unavailable, .impossible: false
      }
    }
  }

  private let context: SheetContext
  private(set) var state = State.ready
  /// The message of the last reload, which has failed.
  private var notice: String?

  init(in context: SheetContext) {
    self.context = context
  }

  /// Enables or disables OK, and shows or removes an error.
  func update(_ state: State) {
    guard state != self.state else { return }
    self.state = state
    context.setConfirmEnabled(state == .ready)
    showError()
  }

  /// Enables OK after the user has changed a selection with a value without option.
  func selectionChanged() {
    showNotice(nil)
    if case .unavailable = state { update(.ready) }
  }

  /// Shows the message of a reload that has failed, or removes it.
  func showNotice(_ notice: String?) {
    guard notice != self.notice else { return }
    self.notice = notice
    showError()
  }

  private func showError() {
    let isExplained = state.hidesOptions
    let notice = notice.map { ValidationError($0) }
    context.showError(isExplained ? nil : error ?? notice)
  }

  /// Throws the error that explains why OK is disabled.
  func check() throws(ValidationError) {
    if let error { throw error }
  }

  /// The error with which OK is disabled; `nil` if it is enabled.
  private var error: ValidationError? {
    let strings = SheetStrings()
    switch state {
    case .ready: return nil
    case .loading: return ValidationError(strings[.loading])
    case .failed(let message): return ValidationError(message)
    case .unavailable(let hasOptions):
      return ValidationError(strings[hasOptions ? .unavailable : .noOption])
    case .empty, .impossible: return ValidationError(strings[.noOption])
    }
  }
}
