/// The traits of an object between scene and view.
///
/// New values apply at once. The object is notified before its next layout, so many changes in one
/// turn of the run loop cause one notification.
@MainActor package struct TraitState {
  private var inherited: UITraitCollection
  /// The traits that the object knew when it was last told, while it waits to be told again.
  private var known: UITraitCollection?
  private var registrations: [TraitChangeRegistration] = []
  package private(set) var collection: UITraitCollection
  package var overrides = UITraitOverrides()
  /// The largest text size of the object; `nil` for no limit.
  package var maximumContentSizeCategory: UIContentSizeCategory?

  /// Until something is inherited the traits are the current ones.
  package init(inherited: UITraitCollection = .current) {
    self.inherited = inherited
    collection = inherited
  }

  /// Takes new traits, or the same ones under new overrides; returns whether anything changed.
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

  /// The last comparison of two collections, whose values never change.
  private static var lastComparison: (UITraitCollection, UITraitCollection, areEqual: Bool)?

  /// Compares two collections.
  ///
  /// All views of a tree that enters a window compare the same two.
  private static func areEqual(_ new: UITraitCollection, _ old: UITraitCollection) -> Bool {
    if let last = lastComparison, last.0 === new, last.1 === old { return last.areEqual }
    let areEqual = new == old
    lastComparison = (new, old, areEqual)
    return areEqual
  }

  /// Returns the traits before a change that the object has not been told of, and forgets them.
  package mutating func consumeChange() -> UITraitCollection? {
    guard let previous = known else { return nil }
    known = nil
    return previous == collection ? nil : previous
  }

  /// Runs the handlers of the traits that have changed.
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
  /// An override of the appearance, as the property of that name has it: unspecified means none.
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
