struct FormSection: Equatable {
  var header: String?
  var footer: String?
  /// The number of fields, which follow those of the previous section.
  var count = 0
}
