/// Content that a row of a form can open below it, because it is low and has few options.
@MainActor protocol RowInPlaceContent<Value>: SheetRowContent {
  /// A Boolean value that indicates whether the row opens the content below it, and not in a sheet.
  ///
  /// The default is `true`.
  var opensInPlace: Bool { get }

  /// Creates the body below the row.
  ///
  /// The default is that of a sheet.
  func makeBodyInPlace(_ context: SheetContext) -> SheetBody<Value>
}

extension RowInPlaceContent {
  var opensInPlace: Bool { true }

  func makeBodyInPlace(_ context: SheetContext) -> SheetBody<Value> { makeBody(context) }
}
