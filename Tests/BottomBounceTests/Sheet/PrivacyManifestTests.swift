import Foundation
import TestHost
import Testing

@testable import BottomBounce

/// The privacy manifest, which Xcode merges into the report of an app.
struct PrivacyManifestTests {
  @Test func `the product contains a manifest without tracking, data, and reasons`() throws {
    let file = try #require(
      Bundle.module.url(forResource: "PrivacyInfo", withExtension: "xcprivacy"))
    let manifest = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: file), format: nil)
    let keys = try #require(manifest as? [String: Any])
    #expect(keys["NSPrivacyTracking"] as? Bool == false)
    for key in ["TrackingDomains", "CollectedDataTypes", "AccessedAPITypes"] {
      #expect((keys["NSPrivacy" + key] as? [Any])?.isEmpty == true, "\(key)")
    }
    #expect(keys.count == 4)
  }

  /// Names of the APIs that need a reason, as Apple lists them in "Describing use of required
  /// reason API".
  private static let namesWithReasons = [
    "creationDate", "modificationDate", "contentModificationDateKey", "creationDateKey",
    "fileModificationDate", "getattrlist", "getattrlistat", "getattrlistbulk", "fgetattrlist",
    "fstat", "fstatat", "lstat", "stat", "systemUptime", "mach_absolute_time",
    "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
    "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey", "systemFreeSize",
    "systemSize", "statfs", "statvfs", "activeInputModes", "UserDefaults",
  ]

  /// Matches a name, also one before a dot: by the rules of Unicode a dot between letters is part of
  /// a word.
  private static func anyName() throws -> Regex<AnyRegexOutput> {
    try Regex(#"\b(?:\#(namesWithReasons.joined(separator: "|")))\b"#).wordBoundaryKind(.simple)
  }

  @Test(arguments: [
    "UserDefaults.standard", "ProcessInfo.processInfo.systemUptime", "attributes.creationDate",
    "stat(path, &info)", "[.volumeAvailableCapacityForImportantUsageKey]",
  ])
  func `a use of an API that needs a reason is found`(code: String) throws {
    #expect(code.contains(try Self.anyName()))
    #expect(!code.uppercased().contains(try Self.anyName()))
  }

  @Test func `the sources use no API that needs a reason`() throws {
    let sources = PackageFolder.url.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let names = try Self.anyName()
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(!line.contains(names), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 100)
  }
}
