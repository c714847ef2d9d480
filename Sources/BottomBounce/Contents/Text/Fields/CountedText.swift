/// Counts user-perceived characters only once, because that is slow in a very long text.
final class CountedText {
  let string: String
  private(set) lazy var count = string.count

  init(_ string: String) {
    self.string = string
  }
}
