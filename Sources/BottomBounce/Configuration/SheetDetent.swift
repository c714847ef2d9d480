public import UIKit

/// A height at which the panel can rest, as in `UISheetPresentationController.Detent`.
///
/// A detent's height is the visible height of the panel, excluding the area behind the home
/// indicator and keyboard. It never exceeds the height below the upper safe area. If the content
/// doesn't scroll, it is at least the height of the content.
///
/// ```swift
/// configuration.detents = [
///   .medium, .large,
///   .custom(.init("list")) { context in context.maximumHeight * 0.7 },
/// ]
/// ```
public struct SheetDetent: Sendable {
  /// The identifier of a detent.
  ///
  /// Each detent of a sheet needs a different one.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The unique name of a detent of the sheet.
    public let rawValue: String

    /// Creates the identifier of a detent from a unique name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates the identifier of a detent from a unique name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of ``SheetDetent/fits``.
    public static let fits = Identifier("fits")
    /// The identifier of ``SheetDetent/medium``.
    public static let medium = Identifier("medium")
    /// The identifier of ``SheetDetent/large``.
    public static let large = Identifier("large")
  }

  /// The values with which a custom detent computes its height.
  @MainActor public struct Context {
    /// The maximum visible height of the panel without a keyboard, in points.
    public let maximumHeight: CGFloat
    /// The traits of the sheet.
    public let traitCollection: UITraitCollection
  }

  private enum Kind: Sendable {
    case fits, medium, large
    case custom(@MainActor @Sendable (Context) -> CGFloat?)
  }

  private let kind: Kind
  /// The identifier of the detent.
  public let identifier: Identifier

  /// The height of the content.
  public static let fits = SheetDetent(kind: .fits, identifier: .fits)
  /// Half of the maximum height.
  ///
  /// The detent is inactive in compact heights, as on a phone in landscape.
  public static let medium = SheetDetent(kind: .medium, identifier: .medium)
  /// The maximum height.
  public static let large = SheetDetent(kind: .large, identifier: .large)

  /// Creates a detent with a custom height.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the detent.
  ///   - height: Returns the height in points, or `nil` if the detent is inactive. Called in each
  ///     layout of the sheet.
  public static func custom(
    _ identifier: Identifier,
    height: @escaping @MainActor @Sendable (_ context: Context) -> CGFloat?
  ) -> SheetDetent {
    SheetDetent(kind: .custom(height), identifier: identifier)
  }

  enum Height: Hashable {
    case fitting
    case points(CGFloat)
  }

  @MainActor func height(in context: Context) -> Height? {
    switch kind {
    case .fits: return .fitting
    case .medium:
      let isCompact = context.traitCollection.verticalSizeClass == .compact
      return isCompact ? nil : .points((context.maximumHeight / 2).rounded())
    case .large: return .points(context.maximumHeight)
    case .custom(let height):
      guard let height = height(context), height.isFinite else { return nil }
      return .points(min(max(height, 0), context.maximumHeight))
    }
  }
}
