public import UIKit

extension BottomBounceView {
  /// A height at which a panel rests, in the manner of `UISheetPresentationController.Detent`.
  ///
  /// Heights are those of what is seen of the panel above bars and keyboard. None is higher than the room there is
  /// below the safe area's upper edge; where contents do not scroll, none is lower than the contents.
  ///
  /// ```swift
  /// configuration.detents = [
  ///   .medium, .large,
  ///   .custom(.init("list")) { context in context.maximumHeight * 0.7 },
  /// ]
  /// ```
  public struct Detent: Sendable {
    /// The name of a detent; each of a sheet's detents has its own.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// The identifier with a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier with a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// That of ``Detent/fits``.
      public static let fits = Identifier("fits")
      /// That of ``Detent/medium``.
      public static let medium = Identifier("medium")
      /// That of ``Detent/large``.
      public static let large = Identifier("large")
    }

    /// What a custom height may depend on.
    @MainActor public struct Context {
      /// The greatest height that a panel has room for where no keyboard is up, in points.
      public let maximumHeight: CGFloat
      /// The traits of the sheet.
      public let traitCollection: UITraitCollection
    }

    private enum Kind: Sendable {
      case fits, medium, large
      case custom(@MainActor @Sendable (Context) -> CGFloat?)
    }

    private let kind: Kind
    /// The name of the detent.
    public let identifier: Identifier

    /// As high as the contents.
    public static let fits = Detent(kind: .fits, identifier: .fits)
    /// About half of the greatest height; inactive where heights are compact, as on a phone on its side.
    public static let medium = Detent(kind: .medium, identifier: .medium)
    /// As high as there is room for.
    public static let large = Detent(kind: .large, identifier: .large)

    /// As high as a closure says, in points; nil where the detent is inactive.
    ///
    /// The closure is asked at every layout of the sheet.
    public static func custom(
      _ identifier: Identifier,
      height: @escaping @MainActor @Sendable (_ context: Context) -> CGFloat?
    ) -> Detent {
      Detent(kind: .custom(height), identifier: identifier)
    }

    /// The height of a detent.
    enum Height: Hashable {
      /// What the contents ask for.
      case fitting
      /// A number of points.
      case points(CGFloat)
    }

    /// The height in a context; nil where the detent is inactive.
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
}
