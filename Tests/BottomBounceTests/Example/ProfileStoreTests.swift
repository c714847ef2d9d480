import Foundation
import Testing

#if SWIFT_PACKAGE
  import EditProfile
#else
  import BottomBounceExample
#endif

struct ProfileStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "ProfileStoreTests-\(UUID().uuidString)")

  private var store: ProfileStore { ProfileStore(file: folder.appending(path: "profile.json")) }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: store.file)
  }

  @Test func `a saved profile is loaded on the next launch`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let profile = Profile(
      introduction: "Hello “你好” 👋🏽", gender: .undisclosed, birthday: Day("1990-06-15"))
    try store.save(profile)
    #expect(store.load() == profile)
    try store.save(Profile())
    #expect(store.load() == Profile())
  }

  @Test func `without a file the profile is empty`() {
    #expect(store.load() == Profile())
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{}", #"{"introduction": 1}"#,
    #"{"introduction": "a", "birthday": "1990-02-30"}"#,
    #"{"introduction": "a", "gender": "unknown"}"#, "\u{0}\u{1}",
  ])
  func `a damaged file loads as an empty profile and can be overwritten`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    #expect(store.load() == Profile())
    try store.save(Profile(introduction: "b"))
    #expect(store.load().introduction == "b")
  }

  @Test func `an older file loads the fields it has`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"introduction": "a"}"#)
    #expect(store.load() == Profile(introduction: "a"))
  }

  @Test func `a file handle opened before a save reads the previous profile`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.save(Profile(introduction: "a"))
    let reader = try FileHandle(forReadingFrom: store.file)
    try store.save(Profile(introduction: "b"))
    let old = try #require(try reader.readToEnd())
    #expect(try JSONDecoder().decode(Profile.self, from: old) == Profile(introduction: "a"))
    #expect(store.load() == Profile(introduction: "b"))
  }

  @Test func `a failed save throws and keeps the previous profile`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file is in the place of the folder.
    try write("{}")
    let blocked = ProfileStore(file: store.file.appending(path: "profile.json"))
    do {
      try blocked.save(Profile())
      Issue.record("A file was written inside a file.")
    } catch {
      #expect(error.description.hasPrefix("The profile could not be written to "))
      #expect(error.description.contains(blocked.file.path))
      #expect(error.description.hasSuffix("and change a value again."))
    }
    #expect(try String(contentsOf: store.file, encoding: .utf8) == "{}")
  }
}
