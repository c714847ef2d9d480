/// The stack of current graphics contexts, innermost last.
private enum GraphicsContexts {
  // Used only on the main actor, like all of UIKit on Linux.
  nonisolated(unsafe) static var stack: [CGContext] = []
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.stack.append(context)
}

public func UIGraphicsPopContext() {
  _ = GraphicsContexts.stack.popLast()
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
