public import Foundation

/// Keeps a profile in a file between two runs of the app.
public struct ProfileStore: Sendable {
  /// The file: JSON, which need not exist yet.
  public let file: URL

  /// A store that keeps its profile in a file.
  public init(file: URL) {
    self.file = file
  }

  /// A store in the folder in which the system keeps an app's own files.
  public static var standard: ProfileStore {
    let manager = FileManager.default
    let folder = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return ProfileStore(
      file: (folder ?? manager.temporaryDirectory).appending(path: "profile.json"))
  }

  /// Returns what was kept; an empty profile where there is no file, or one that cannot be read.
  public func load() -> Profile {
    guard let data = try? Data(contentsOf: file) else { return Profile() }
    return (try? JSONDecoder().decode(Profile.self, from: data)) ?? Profile()
  }

  /// Keeps a profile: the file is replaced as a whole, or stays what it was.
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

/// Why a profile could not be kept.
public enum ProfileStoreError: Error, Equatable, CustomStringConvertible {
  /// The file could not be written.
  case notWritten(URL, reason: String)

  /// What happened, where, and what to do next.
  public var description: String {
    switch self {
    case .notWritten(let file, let reason):
      "The profile could not be written to \(file.path): \(reason) "
        + "Free some space or choose a folder that the app may write to, and change a value again."
    }
  }
}
