/// The rows of the screen, from top to bottom.
enum ProfileRow: Int, CaseIterable {
  case introduction, gender, birthday

  /// The name of the row's cell for tests.
  var identifier: String { "EditProfile.\(self)" }
}
