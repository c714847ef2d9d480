import UIKit

/// The heights at which a panel can rest now, the smallest first, in points of what is seen of it.
struct DetentHeights: Equatable {
  typealias Identifier = BottomBounceView.Detent.Identifier

  struct Rest: Equatable {
    let identifier: Identifier
    var height: CGFloat
  }

  private(set) var rests: [Rest]

  /// The heights of detents that are active, in any order.
  ///
  /// - Parameters:
  ///   - least: what the contents need, where they do not scroll.
  ///   - room: what no panel is higher than.
  init(_ rests: [Rest], least: CGFloat = 0, room: CGFloat = .greatestFiniteMagnitude) {
    let clamped = rests.map {
      Rest(identifier: $0.identifier, height: min(max($0.height, least), max(room, 0)))
    }
    // Those of one height stay in the order in which the app has listed them.
    self.rests = clamped.enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }.map(\.element)
  }

  /// The smallest height; 0 where there is none.
  var smallest: CGFloat { rests.first?.height ?? 0 }
  /// The largest height; 0 where there is none.
  var largest: CGFloat { rests.last?.height ?? 0 }

  /// The height of a detent; nil where it is inactive.
  func height(of identifier: Identifier) -> CGFloat? {
    rests.first { $0.identifier == identifier }?.height
  }

  /// Gives a detent the height that it has been found to have.
  mutating func setHeight(_ height: CGFloat, of identifier: Identifier) {
    guard let index = rests.firstIndex(where: { $0.identifier == identifier }) else { return }
    rests[index].height = height
    rests.sort { $0.height < $1.height }
  }

  /// The detent for one that was selected: itself, or the smallest where it is inactive.
  func active(for identifier: Identifier?) -> Identifier? {
    rests.first { $0.identifier == identifier }?.identifier ?? rests.first?.identifier
  }

  /// The detent whose height is nearest; of two that are as near, the smaller.
  func nearest(to height: CGFloat) -> Identifier? {
    rests.min { abs($0.height - height) < abs($1.height - height) }?.identifier
  }

  /// The smallest detent that is at least so high, or else the largest.
  func reaching(_ height: CGFloat) -> Identifier? {
    (rests.first { $0.height >= height - Self.leastStep } ?? rests.last)?.identifier
  }

  /// The next larger or smaller detent; nil where there is none that would be seen to differ.
  func next(to identifier: Identifier, isLarger: Bool) -> Identifier? {
    guard let height = height(of: identifier) else { return nil }
    return isLarger
      ? rests.first { $0.height > height + Self.leastStep }?.identifier
      : rests.last { $0.height < height - Self.leastStep }?.identifier
  }

  /// What differs by less is one height, in points.
  private static let leastStep: CGFloat = 0.5
}
