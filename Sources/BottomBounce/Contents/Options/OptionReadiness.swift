/// The state of a list's options.
enum OptionReadiness: Equatable {
  /// The selection decides whether it is valid.
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

  /// The error of the list; `nil` if the selection decides.
  ///
  /// An error that the list explains itself is shown only if the user presses Return.
  @MainActor var error: ValidationError? {
    let strings = SheetStrings()
    return switch self {
    case .ready: nil
    case .loading: ValidationError(strings[.loading], shown: .afterChange)
    case .failed(let message): ValidationError(message, shown: .afterChange)
    case .unavailable(let hasOptions): .unavailable(hasOptions: hasOptions)
    case .empty: ValidationError(strings[.noOption], shown: .afterChange)
    case .impossible: ValidationError(strings[.noOption], shown: .atOnce)
    }
  }
}
