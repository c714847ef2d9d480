import UIKit
import UIKitSimulator

/// A small change of a screen, to test whether the comparison detects it.
enum LayerMutation: String, CaseIterable, Sendable {
  /// The layer is removed.
  case hide
  /// The layer is one device pixel lower.
  case move
  /// Makes each color of the layer 8 of 255 steps lighter or darker.
  case recolor

  /// Changes a layer while a closure runs, and restores it afterward.
  @MainActor func apply<Result>(
    to layer: CALayer, scale: CGFloat, _ body: () throws -> Result
  ) rethrows -> Result {
    switch self {
    case .hide: try change(layer, \.isHidden, to: true, body)
    case .move: try change(layer, \.position.y, to: layer.position.y + 1 / scale, body)
    case .recolor: try recolor(layer, body)
    }
  }

  @MainActor private func change<Layer: CALayer, Value, Result>(
    _ layer: Layer, _ property: ReferenceWritableKeyPath<Layer, Value>, to value: Value,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let before = layer[keyPath: property]
    func set(_ value: Value) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer[keyPath: property] = value
      CATransaction.commit()
    }
    set(value)
    defer { set(before) }
    return try body()
  }

  @MainActor private func recolor<Result>(
    _ layer: CALayer, _ body: () throws -> Result
  ) rethrows -> Result {
    if let image = layer.contents as? CGImage {
      // Contents drawn by the layer aren't restored by setting them, so the layer draws again.
      defer { layer.setNeedsDisplay() }
      return try change(layer, \.contents, to: shifted(image), body)
    }
    let background = layer.backgroundColor.map(shifted)
    return try change(layer, \.backgroundColor, to: background) {
      switch layer {
      case let shape as CAShapeLayer:
        let stroke = shape.strokeColor.map(shifted)
        return try change(shape, \.fillColor, to: shape.fillColor.map(shifted)) {
          try change(shape, \.strokeColor, to: stroke, body)
        }
      case let gradient as CAGradientLayer:
        let colors = gradient.colors?.map { color in
          (color as? CGColor).map { shifted($0) as Any } ?? color
        }
        return try change(gradient, \.colors, to: colors, body)
      default: return try body()
      }
    }
  }

  private func shifted(_ color: CGColor) -> CGColor {
    let components = color.components ?? []
    guard components.count == 4 else {
      let grey = shifted(components.first ?? 0)
      return CGColor(gray: grey, alpha: color.alpha)
    }
    return CGColor(
      srgbRed: shifted(components[0]), green: shifted(components[1]), blue: shifted(components[2]),
      alpha: color.alpha)
  }

  private func shifted(_ value: CGFloat) -> CGFloat {
    value > 0.5 ? value - 8.0 / 255 : value + 8.0 / 255
  }

  private func shifted(_ image: CGImage) -> CGImage {
    var bytes = image.rgbaBytes()
    for index in bytes.indices where index % 4 != 3 {
      bytes[index] = bytes[index] > 127 ? bytes[index] - 8 : bytes[index] + 8
    }
    return (try? CGImage(rgba: bytes, width: image.width, height: image.height)) ?? image
  }
}
