/// An animatable value of a layer, independent of the type in which it was passed.
package enum AnimatableValue {
  case scalar(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case colors([CGColor])
  case numbers([Double])

  /// Creates a value from an object such as `fromValue`, or returns `nil` if it can't be
  /// interpolated.
  package init?(_ value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .scalar(Double(value))
    case let value as Double: self = .scalar(value)
    case let value as Float: self = .scalar(Double(value))
    case let value as Int: self = .scalar(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .scalar(value.doubleValue)
    case let values as [CGColor]: self = .colors(values)
    case let values as [NSNumber]: self = .numbers(values.map(\.doubleValue))
    case let values as [Double]: self = .numbers(values)
    default: return nil
    }
  }
}
