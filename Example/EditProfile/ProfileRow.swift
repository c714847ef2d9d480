/// The rows of the screen, from top to bottom.
enum ProfileRow: Int, CaseIterable {
  case introduction, gender, birthday

  /// The accessibility identifier of the cell.
  var identifier: String { "EditProfile.\(self)" }
}
