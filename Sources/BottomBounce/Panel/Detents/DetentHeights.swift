import UIKit

/// The visible heights of the active detents, the smallest first, in points.
struct DetentHeights: Equatable {
  typealias Identifier = SheetDetent.Identifier

  struct Detent: Equatable {
    let identifier: Identifier
    var height: CGFloat
  }

  private(set) var detents: [Detent]

  init(
    _ detents: [Detent], minimum: CGFloat = 0, maximum: CGFloat = .greatestFiniteMagnitude
  ) {
    let clamped = detents.map {
      Detent(identifier: $0.identifier, height: min(max($0.height, minimum), max(maximum, 0)))
    }
    // Detents of equal height stay in the order of the configuration.
    self.detents = clamped.enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }.map(\.element)
  }

  var smallest: CGFloat { detents.first?.height ?? 0 }
  var largest: CGFloat { detents.last?.height ?? 0 }

  var hasSeveralHeights: Bool { largest > smallest + Self.minimumStep }

  func height(of identifier: Identifier) -> CGFloat? {
    detents.first { $0.identifier == identifier }?.height
  }

  mutating func setHeight(_ height: CGFloat, of identifier: Identifier) {
    guard let index = detents.firstIndex(where: { $0.identifier == identifier }) else { return }
    detents[index].height = height
    detents.sort { $0.height < $1.height }
  }

  /// The selected detent if it is active, or else the smallest one.
  func active(for identifier: Identifier?) -> Identifier? {
    detents.first { $0.identifier == identifier }?.identifier ?? detents.first?.identifier
  }

  func nearest(to height: CGFloat) -> Identifier? {
    detents.min { abs($0.height - height) < abs($1.height - height) }?.identifier
  }

  func reaching(_ height: CGFloat) -> Identifier? {
    (detents.first { $0.height >= height - Self.minimumStep } ?? detents.last)?.identifier
  }

  func isAtMost(_ identifier: Identifier, _ other: Identifier) -> Bool {
    guard let height = height(of: identifier), let limit = self.height(of: other) else {
      return false
    }
    return height <= limit + Self.minimumStep
  }

  func next(to identifier: Identifier, isLarger: Bool) -> Identifier? {
    guard let height = height(of: identifier) else { return nil }
    return isLarger
      ? detents.first { $0.height > height + Self.minimumStep }?.identifier
      : detents.last { $0.height < height - Self.minimumStep }?.identifier
  }

  /// The minimum visible difference of two heights, in points.
  private static let minimumStep: CGFloat = 0.5
}
