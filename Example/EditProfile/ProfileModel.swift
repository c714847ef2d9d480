public import Observation
import ViewBuilding

/// The profile as the app has it: every change is kept by the store, and seen by whoever observes it.
@Observable @MainActor public final class ProfileModel {
  /// What the person has said about themselves.
  public var profile: Profile {
    didSet { if profile != oldValue { keep() } }
  }

  /// Whether the last change was kept.
  public private(set) var isSaved = true

  @ObservationIgnored private let store: ProfileStore?

  /// A model of a profile.
  ///
  /// - Parameters:
  ///   - profile: What it begins with; nil, the default, for what the store has.
  ///   - store: Where changes are kept; nil, the default, for nowhere.
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
  /// A change of a profile could not be kept.
  static var notSaved: ObjectEvent { ObjectEvent() }
}
