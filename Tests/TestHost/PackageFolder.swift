public import Foundation

/// The package's folder, for tests that read its sources and documents.
public enum PackageFolder {
  /// The folder that contains `Package.swift`.
  public static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
