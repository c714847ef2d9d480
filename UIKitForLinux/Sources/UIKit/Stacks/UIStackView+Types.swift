extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
