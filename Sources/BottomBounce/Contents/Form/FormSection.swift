/// A card of a form, with the lines of text around it.
struct FormSection<Field> {
  var header: String?
  var footer: String?
  var fields: [Field] = []

  /// Returns a section with other fields in the same places.
  func map<Other>(_ transform: (Field) -> Other?) -> FormSection<Other> {
    FormSection<Other>(header: header, footer: footer, fields: fields.compactMap(transform))
  }
}

extension FormSection: Equatable where Field: Equatable {}
