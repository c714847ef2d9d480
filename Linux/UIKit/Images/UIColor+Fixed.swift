// Colours that are the same under all traits.
extension UIColor {
  /// White 0.
  public class var black: UIColor { Fixed.black }
  /// White 1/3.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// White 2/3.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// White 1.
  public class var white: UIColor { Fixed.white }
  /// White 0.5.
  public class var gray: UIColor { Fixed.gray }
  /// Red 1.
  public class var red: UIColor { Fixed.red }
  /// Green 1.
  public class var green: UIColor { Fixed.green }
  /// Blue 1.
  public class var blue: UIColor { Fixed.blue }
  /// Green 1 and blue 1.
  public class var cyan: UIColor { Fixed.cyan }
  /// Red 1 and green 1.
  public class var yellow: UIColor { Fixed.yellow }
  /// Red 1 and blue 1.
  public class var magenta: UIColor { Fixed.magenta }
  /// Red 1 and green 0.5.
  public class var orange: UIColor { Fixed.orange }
  /// Red 0.5 and blue 0.5.
  public class var purple: UIColor { Fixed.purple }
  /// Red 0.6, green 0.4 and blue 0.2.
  public class var brown: UIColor { Fixed.brown }
  /// Black of alpha 0.
  public class var clear: UIColor { Fixed.clear }
  /// Text on a dark background whatever the appearance: white of alpha 0.6.
  public class var lightText: UIColor { Fixed.lightText }
  /// Text on a light background whatever the appearance: black.
  public class var darkText: UIColor { Fixed.black }

  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }
}
