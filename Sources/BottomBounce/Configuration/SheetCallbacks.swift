public import UIKit

/// Closures that report what happens during the life cycle of a sheet.
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
/// after `willDismiss` if the sheet is shown in a view, and after `didDismiss` if it is shown from
/// a view controller. A sheet that is dismissed while it animates in has no `didPresent`. A sheet
/// that never appears, because its host view isn't in a window, only has an outcome. After
/// `willPresent`, the sheet always calls `willDismiss` and `didDismiss` once.
///
/// The closures that decide what happens, `shouldDismiss` and `commit`, are parameters of `show`.
/// See <doc:LifeCycle>.
public struct SheetCallbacks<Value>: Sendable {
  /// Called before the panel animates in.
  public var willPresent: (@MainActor () -> Void)?
  /// Called when the panel has animated in.
  public var didPresent: (@MainActor () -> Void)?
  /// Called with what the user has entered after each change, valid or not, so that the app can keep
  /// a draft.
  ///
  /// It gets the text of a text field as it was typed, and the value of a form whose invalid fields
  /// are as they were last stored. It isn't called while there is no value, such as for "12abc" in a
  /// number field. It is called before ``valueChanged``, and before a cancellation it has been called
  /// for everything that is on screen.
  public var edited: (@MainActor (Value) -> Void)?
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
  /// Called with the outcome before the panel animates out, and before the closure for the outcome.
  public var willDismiss: (@MainActor (Outcome<Value>) -> Void)?
  /// Called after the sheet is removed from the host view, before `outcome(of:title:in:)` returns.
  public var didDismiss: (@MainActor (Outcome<Value>) -> Void)?

  /// Creates a set of closures.
  ///
  /// Each parameter sets the property of the same name. The default is `nil`.
  public init(
    willPresent: (@MainActor () -> Void)? = nil, didPresent: (@MainActor () -> Void)? = nil,
    edited: (@MainActor (Value) -> Void)? = nil,
    valueChanged: (@MainActor (Value) -> Void)? = nil,
    didSelectDetent: (@MainActor (SheetDetent.Identifier) -> Void)? = nil,
    heightChanged: (@MainActor (CGFloat) -> Void)? = nil,
    willDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil,
    didDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil
  ) {
    self.willPresent = willPresent
    self.didPresent = didPresent
    self.edited = edited
    self.valueChanged = valueChanged
    self.didSelectDetent = didSelectDetent
    self.heightChanged = heightChanged
    self.willDismiss = willDismiss
    self.didDismiss = didDismiss
  }
}
