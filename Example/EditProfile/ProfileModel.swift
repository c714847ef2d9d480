public import Observation
import ViewBuilding

/// An observable profile that saves every change in a store.
@Observable @MainActor public final class ProfileModel {
  /// The profile of the user.
  public var profile: Profile {
    didSet { if profile != oldValue { keep() } }
  }

  /// A Boolean value that indicates whether the last change was saved.
  public private(set) var isSaved = true

  @ObservationIgnored private let store: ProfileStore?

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - profile: The initial profile. The default is `nil`: the profile in the store.
  ///   - store: The store for changes. The default is `nil`: changes aren't saved.
  public init(profile: Profile? = nil, store: ProfileStore? = nil) {
    self.profile = profile ?? store?.load() ?? Profile()
    self.store = store
  }

  private func keep() {
    do throws(ProfileStoreError) {
      try store?.save(profile)
      isSaved = true
    } catch {
      isSaved = false
      events(of: self).trigger(.notSaved)
    }
  }
}

extension ObjectEvent where Payload == Void {
  /// The event that a change of a profile could not be saved.
  static var notSaved: ObjectEvent { ObjectEvent() }
}
