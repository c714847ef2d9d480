public import UIKit

/// Closures that a sheet calls during its life cycle.
///
/// ```swift
/// sheet.show(
///   .text(bio), from: self,
///   callbacks: SheetCallbacks(
///     valueChanged: { [weak self] bio in self?.preview = bio },
///     didDismiss: { [weak self] _ in self?.preview = nil })
/// ) { [weak self] bio in
///   self?.bio = bio
/// }
/// ```
///
/// The closures are called in the order of the arguments. The closure for the outcome is called
/// after `willDismiss` if the sheet is shown in a view, and after `didDismiss` if it is shown from a
/// view controller. A sheet that is dismissed while it animates in has no `didPresent`. A sheet that
/// never appears, because its host view isn't in a window, only has an outcome. After `willPresent`,
/// the sheet always calls `willDismiss` and `didDismiss` once.
public struct SheetCallbacks<Value>: Sendable {
  /// Called before the panel animates in.
  public var willPresent: (@MainActor () -> Void)?
  /// Called when the panel has animated in.
  public var didPresent: (@MainActor () -> Void)?
  /// Called with the new value after the user changed it.
  ///
  /// It isn't called while the value is not valid, or while a wheel spins.
  public var valueChanged: (@MainActor (Value) -> Void)?
  /// Called when the user moved the panel to a detent.
  ///
  /// It isn't called for ``BottomBounceView/selectDetent(_:animated:)``.
  public var didSelectDetent: (@MainActor (SheetDetent.Identifier) -> Void)?
  /// Called with the visible height of the panel in points, once in each displayed frame in which
  /// it has changed.
  ///
  /// This includes animations, drags, and changes of the content or keyboard. The height excludes
  /// the area behind the home indicator and keyboard, as that of a ``SheetDetent`` does. The last
  /// height is 0.
  ///
  /// An iPhone displays at most 60 frames per second, unless `CADisableMinimumFrameDurationOnPhone`
  /// is true in the app's `Info.plist`.
  public var heightChanged: (@MainActor (CGFloat) -> Void)?
  /// Asks whether the user may dismiss the sheet for the given reason.
  ///
  /// If `nil`, dismissal is always allowed.
  ///
  /// The sheet ignores input until it returns, so it can ask the user first. If it returns `false`,
  /// the panel bounces, and VoiceOver announces that the sheet stays open. It isn't called when the
  /// app dismisses the sheet, or when the host view disappears. If that happens meanwhile, its task
  /// is canceled.
  ///
  /// For the question whether to discard changes, set
  /// ``SheetConfiguration/confirmsDiscardingChanges``.
  public var shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  /// Saves the value after OK, for example on a server, while the sheet stays open.
  ///
  /// If `nil`, OK ends the sheet.
  ///
  /// The sheet shows a progress indicator in place of OK and ignores input. When the closure returns,
  /// the sheet ends with the value. If it throws, the sheet shows the message of the
  /// ``ValidationError``, or the localized description of another error, and the user can correct
  /// the value. After one second the user can cancel. Then, and if the sheet ends in another way,
  /// the task of the closure is canceled, and what it returns has no effect.
  public var commit: (@MainActor (Value) async throws -> Void)?
  /// Called with the outcome before the panel animates out, and before the closure for the outcome.
  public var willDismiss: (@MainActor (Outcome<Value>) -> Void)?
  /// Called after the sheet is removed from the host view, before
  /// ``BottomBounceView/outcome(of:title:in:buttons:configuration:callbacks:)`` returns.
  public var didDismiss: (@MainActor (Outcome<Value>) -> Void)?

  /// Creates a set of closures.
  ///
  /// Each one is `nil` by default.
  ///
  /// - Parameters:
  ///   - willPresent: Called before the panel animates in.
  ///   - didPresent: Called when the panel has animated in.
  ///   - valueChanged: Called with the new value after the user changed it.
  ///   - didSelectDetent: Called when the user moved the panel to a detent.
  ///   - heightChanged: Called with the visible height of the panel when it has changed.
  ///   - shouldDismiss: Asks whether the user may dismiss the sheet.
  ///   - commit: Saves the value after OK.
  ///   - willDismiss: Called with the outcome before the panel animates out.
  ///   - didDismiss: Called with the outcome when the sheet is removed.
  public init(
    willPresent: (@MainActor () -> Void)? = nil, didPresent: (@MainActor () -> Void)? = nil,
    valueChanged: (@MainActor (Value) -> Void)? = nil,
    didSelectDetent: (@MainActor (SheetDetent.Identifier) -> Void)? = nil,
    heightChanged: (@MainActor (CGFloat) -> Void)? = nil,
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil,
    willDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil,
    didDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil
  ) {
    self.willPresent = willPresent
    self.didPresent = didPresent
    self.valueChanged = valueChanged
    self.didSelectDetent = didSelectDetent
    self.heightChanged = heightChanged
    self.shouldDismiss = shouldDismiss
    self.commit = commit
    self.willDismiss = willDismiss
    self.didDismiss = didDismiss
  }
}
