/// A body that goes on with something by itself, which must end with the sheet.
@MainActor protocol PendingBody {
  /// Ends what is pending: it is decided what becomes of the sheet.
  func stop()
}
