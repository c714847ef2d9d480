/// An error that explains why a value is not valid, or why there is none.
///
/// The sheet stays open and shows the message. While the value has an error that is shown at once
/// or after the first change, OK is disabled, unless the value is only pending.
public struct ValidationError: Error, Hashable, Sendable {
  /// The moment at which a sheet shows an error.
  public struct Moment: Hashable, Sendable {
    enum Kind { case atOnce, afterChange, onOK }
    let kind: Kind

    /// As soon as the value has the error.
    ///
    /// OK is disabled.
    public static let atOnce = Moment(kind: .atOnce)
    /// When the user has changed the value, or presses Return.
    ///
    /// OK is disabled.
    public static let afterChange = Moment(kind: .afterChange)
    /// When the user taps OK.
    public static let onOK = Moment(kind: .onOK)
  }

  enum Kind { case invalid, empty, pending }

  /// A full sentence for the user, in the user's language, that says what to do.
  public var message: String
  /// The moment at which the sheet shows the message.
  public var moment: Moment
  let kind: Kind
  // A key path doesn't change, and this one is only compared and hashed.
  nonisolated(unsafe) private(set) var field: AnyKeyPath?

  /// Creates an error with a message for the user.
  ///
  /// Each parameter sets a property. The default moment is ``Moment/onOK``: the user can tap OK,
  /// which reads the value again.
  public init(_ message: String, shown moment: Moment = .onOK) {
    self.init(message, moment, .invalid)
  }

  /// Creates an error with a message for the user, which a form shows below a property's field.
  ///
  /// Throw it from the `commit` closure of a form, for example if a server refuses a password. See
  /// <doc:Forms>. If the form doesn't show the field, the message is below the form. Elsewhere the
  /// field has no effect. An error of `commit` is shown at once, whatever its moment.
  ///
  /// The other parameters are those of ``init(_:shown:)``.
  public init<Root, Field>(
    _ message: String, at field: KeyPath<Root, Field>, shown moment: Moment = .onOK
  ) {
    self.init(message, moment, .invalid)
    self.field = field
  }

  private init(_ message: String, _ moment: Moment, _ kind: Kind) {
    self.message = message
    self.moment = moment
    self.kind = kind
  }

  var withoutField: ValidationError {
    var error = self
    error.field = nil
    return error
  }

  /// Returns the error of a view that shows no value, such as an empty field for a number.
  ///
  /// In a form, an optional property is `nil` then. Everywhere else the value is missing. The
  /// parameters are those of ``init(_:shown:)``, but the default moment is
  /// ``Moment/afterChange``.
  public static func empty(_ message: String, shown moment: Moment = .afterChange)
    -> ValidationError
  {
    ValidationError(message, moment, .empty)
  }

  /// Returns the error of a value that isn't known yet, for example because a server checks it.
  ///
  /// OK is enabled in any case: it waits for ``SheetBodyTraits/settle``, and then reads the value
  /// again. The parameters are those of ``init(_:shown:)``.
  public static func pending(_ message: String, shown moment: Moment = .onOK) -> ValidationError {
    ValidationError(message, moment, .pending)
  }

  @MainActor static func unavailable(hasOptions: Bool = true) -> ValidationError {
    ValidationError(SheetStrings()[hasOptions ? .unavailable : .noOption], shown: .atOnce)
  }

  @MainActor static var noDate: ValidationError {
    ValidationError(SheetStrings()[.noDate], shown: .atOnce)
  }

  var disablesOK: Bool { kind != .pending && moment != .onOK }
}

typealias Answer<Value> = Result<Value, ValidationError>

extension Result where Failure == ValidationError {
  var value: Success? { try? get() }

  var error: ValidationError? {
    if case .failure(let error) = self { error } else { nil }
  }

  func checked<Other>(_ transform: (Success) throws(ValidationError) -> Other) -> Answer<Other> {
    switch self {
    case .success(let value): Answer<Other> { () throws(ValidationError) in try transform(value) }
    case .failure(let error): .failure(error)
    }
  }
}
