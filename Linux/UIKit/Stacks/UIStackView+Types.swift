extension UIStackView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it: what hugs least grows, what resists least shrinks.
    case fill = 0
    /// They fill it with equal sizes.
    case fillEqually = 1
    /// They fill it in proportion to their contents.
    case fillProportionally = 2
    /// They keep their sizes, and the distances between them are equal.
    case equalSpacing = 3
    /// They keep their sizes, and the distances between their middles are equal, if there is room.
    case equalCentering = 4
  }

  /// Where views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// They are as high as the row, or as wide as the column.
    case fill = 0
    /// On the leading edge of a column, the upper one of a row.
    case leading = 1
    /// On the first line of text of each, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// On the trailing edge of a column, the lower one of a row.
    case trailing = 4
    /// On the last line of text of each, in a row.
    case lastBaseline = 5

    /// On the upper edge of a row.
    public static var top: Alignment { .leading }
    /// On the lower edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing of a view that has none of its own.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The distance that the system gives two views of their kinds.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
