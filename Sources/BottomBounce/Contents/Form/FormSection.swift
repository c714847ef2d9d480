/// A card of a form, with the lines of text around it.
struct FormSection: Equatable {
  var header: String?
  var footer: String?
  /// The number of its fields, which follow those of the section before it.
  var count = 0
}
