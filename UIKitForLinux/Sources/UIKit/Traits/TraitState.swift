/// The traits of an object between scene and view.
///
/// New values apply immediately. The object is notified before its next layout pass, so several
/// changes in one turn of the run loop cause one notification.
@MainActor package struct TraitState {
  private var inherited: UITraitCollection
  /// The traits of the last notification, while another one is pending.
  private var known: UITraitCollection?
  private var registrations: [TraitChangeRegistration] = []
  package private(set) var collection: UITraitCollection
  package var overrides = UITraitOverrides()
  /// The maximum content size category of the object, or `nil` for no limit.
  package var maximumContentSizeCategory: UIContentSizeCategory?

  /// Creates the state with the current traits, which apply until traits are inherited.
  package init(inherited: UITraitCollection = .current) {
    self.inherited = inherited
    collection = inherited
  }

  /// Updates the inherited traits or applies changed overrides, and returns whether the traits have
  /// changed.
  package mutating func inherit(_ traits: UITraitCollection? = nil) -> Bool {
    inherited = traits ?? inherited
    var new = inherited.applying(overrides)
    if let maximum = maximumContentSizeCategory, new.preferredContentSizeCategory > maximum {
      new = new.modifyingTraits { $0.preferredContentSizeCategory = maximum }
    }
    guard new !== collection, !Self.areEqual(new, collection) else { return false }
    if known == nil { known = collection }
    collection = new
    return true
  }

  /// The last comparison of two immutable collections.
  private static var lastComparison: (UITraitCollection, UITraitCollection, areEqual: Bool)?

  /// Compares two collections.
  ///
  /// When a view hierarchy is added to a window, all of its views compare the same two, first to mark
  /// the change and then to call handlers.
  private static func areEqual(_ new: UITraitCollection, _ old: UITraitCollection) -> Bool {
    if let last = lastComparison, last.0 === new, last.1 === old { return last.areEqual }
    let areEqual = new == old
    lastComparison = (new, old, areEqual)
    return areEqual
  }

  /// Returns the traits before a pending change, and marks the change as delivered.
  package mutating func consumeChange() -> UITraitCollection? {
    guard let previous = known else { return nil }
    known = nil
    let isSame = previous === collection || Self.areEqual(collection, previous)
    return isSame ? nil : previous
  }

  /// Calls the handlers of the traits that have changed.
  package func runHandlers(of object: any UITraitEnvironment, after previous: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: {
      collection.values.differs(from: previous.values, in: $0)
    }) {
      registration.handler(object, previous)
    }
  }

  package mutating func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { object, previous in
      if let object = object as? Environment { handler(object, previous) }
    }
    registrations.append(registration)
    return registration
  }

  package mutating func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

extension UITraitOverrides {
  /// The override of the user interface style.
  ///
  /// `unspecified` means no override.
  var style: UIUserInterfaceStyle {
    get { userInterfaceStyle }
    set {
      if newValue == .unspecified {
        remove(UITraitUserInterfaceStyle.self)
      } else {
        userInterfaceStyle = newValue
      }
    }
  }
}
