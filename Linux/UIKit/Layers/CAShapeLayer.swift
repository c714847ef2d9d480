/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {}
/// A layer that shows a gradient.
open class CAGradientLayer: CALayer {}
