/// A text whose user-perceived characters are counted once, which takes long in a very long one.
final class CountedText {
  let string: String
  private(set) lazy var count = string.count

  init(_ string: String) {
    self.string = string
  }
}
