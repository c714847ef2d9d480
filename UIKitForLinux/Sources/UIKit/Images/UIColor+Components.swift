extension UIColor {
  /// Differs: The method always returns `true`, because every color can be converted to sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    let largest = max(rgba.red, rgba.green, rgba.blue)
    let spread = largest - min(rgba.red, rgba.green, rgba.blue)
    var sixths: CGFloat = 0
    if spread > 0 {
      if largest == rgba.red {
        sixths = (rgba.green - rgba.blue) / spread
      } else if largest == rgba.green {
        sixths = 2 + (rgba.blue - rgba.red) / spread
      } else {
        sixths = 4 + (rgba.red - rgba.green) / spread
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = largest > 0 ? spread / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = rgba.alpha
    return true
  }

  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    // Each component is the brightness minus a part of the saturation that depends on the distance
    // from the hue.
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (component(5), component(3), component(1))
  }
}
