public import Foundation

/// A file that stores a profile.
public struct ProfileStore: Sendable {
  /// The URL of the JSON file, which may not exist yet.
  public let file: URL

  /// Creates a store for a file.
  public init(file: URL) {
    self.file = file
  }

  /// The store in the app's Application Support folder.
  public static var standard: ProfileStore {
    let manager = FileManager.default
    let folder = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return ProfileStore(
      file: (folder ?? manager.temporaryDirectory).appending(path: "profile.json"))
  }

  /// Returns the stored profile, or an empty one if there is no readable file.
  public func load() -> Profile {
    guard let data = try? Data(contentsOf: file) else { return Profile() }
    return (try? JSONDecoder().decode(Profile.self, from: data)) ?? Profile()
  }

  /// Saves a profile.
  ///
  /// - Throws: An error if the file can't be written. Then the old file is unchanged.
  public func save(_ profile: Profile) throws(ProfileStoreError) {
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(profile).write(to: file, options: .atomic)
    } catch {
      throw .notWritten(file, reason: error.localizedDescription)
    }
  }
}

/// An error that explains why a profile could not be saved.
public enum ProfileStoreError: Error, Equatable, CustomStringConvertible {
  /// The file could not be written.
  case notWritten(URL, reason: String)

  /// The problem, the file, and a solution.
  public var description: String {
    switch self {
    case .notWritten(let file, let reason):
      "The profile could not be written to \(file.path): \(reason) "
        + "Free some space or choose a folder that the app may write to, and change a value again."
    }
  }
}
