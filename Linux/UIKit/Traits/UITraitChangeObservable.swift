/// An object that tells when traits change.
@MainActor public protocol UITraitChangeObservable {
  /// What runs when observed traits have changed: the object, and its traits before.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  /// Runs a closure after each change of one of the traits, once a change.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Ends what a registration began.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A closure's registration, to be ended with `unregisterForTraitChanges(_:)`; nobody has to.
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// Traits and the closure that runs after their changes.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView: UITraitChangeObservable {
  /// Runs a closure after each change of one of the traits, once a change.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    self.traits.register(traits, handler: handler)
  }

  /// Ends what a registration began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.unregister(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Runs a closure after each change of one of the traits, once a change.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    self.traits.register(traits, handler: handler)
  }

  /// Ends what a registration began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.unregister(registration)
  }
}

extension UIWindowScene: UITraitChangeObservable {
  /// Runs a closure after each change of one of the traits, once a change.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    self.traits.register(traits, handler: handler)
  }

  /// Ends what a registration began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.unregister(registration)
  }
}
