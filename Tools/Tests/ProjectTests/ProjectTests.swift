import Foundation
import Testing

/// The Xcode project, checked on Linux, where it can't be built.
struct ProjectTests {
  private static let manifest = Result { Manifest(try Repository.text("Package.swift")) }
  private static let project = Result {
    try String(
      contentsOf: Repository.project.appending(path: "project.pbxproj"), encoding: .utf8)
  }
  private static let scheme = Result {
    try String(
      contentsOf: Repository.project.appending(
        path: "xcshareddata/xcschemes/BottomBounceExample.xcscheme"), encoding: .utf8)
  }

  private func problems(_ text: String) throws -> [String] {
    let project = try XcodeProject(text, folder: Repository.project.deletingLastPathComponent())
    return project.problems(
      manifest: try Self.manifest.get(), tests: Repository.root.appending(path: "Tests"))
  }

  @Test func `the manifest is parsed`() throws {
    let manifest = try Self.manifest.get()
    #expect(manifest.testTargets == ["BottomBounceTests", "ViewBuildingTests"])
    // All other products would add names to an app that may conflict with its own.
    #expect(manifest.products == ["BottomBounce", "ViewBuilding"])
    #expect(manifest.targets(for: "BottomBounce") == ["BottomBounce", "ViewBuilding"])
    #expect(manifest.upcomingFeatures == ["ExistentialAny", "InternalImportsByDefault"])
    #expect(manifest.deploymentTarget == "17")
  }

  @Test func `all references, paths, settings, and test folders of the project are valid`() throws {
    let problems = try self.problems(try Self.project.get())
    #expect(problems == [])
  }

  @Test(arguments: [
    ("path = Sources;", "path = Source;", "there is no folder"),
    ("path = ../Catalog;", "path = ../Catalogs;", "there is no folder"),
    ("path = ../Catalog;", "path = ../App;", "The app does not compile Example/Catalog."),
    ("path = ../../Tests;", "path = ../../Test;", "there is no folder"),
    ("path = Info.plist;", "path = Infos.plist;", "there is no file"),
    ("INFOPLIST_FILE = Info.plist;", "INFOPLIST_FILE = A/Info.plist;", "there is no file A/"),
    ("path = TestHost;", "path = LayoutExamples;", "No target compiles Tests/TestHost."),
    ("path = ViewBuildingTests;", "path = TestHost;", "ViewBuildingTests does not compile"),
    ("relativePath = ../..;", "relativePath = ..;", "not at the root of the repository"),
    (
      "productName = ViewBuilding;", "productName = Building;",
      "The package has no product Building."
    ),
    ("TEST_HOST = ", "TEST_HOSTS = ", "TEST_HOST is not the app."),
    ("BUNDLE_LOADER = ", "BUNDLE_LOADERS = ", "BUNDLE_LOADER is not TEST_HOST."),
    ("TestTargetID = ", "TestTarget = ", "TestTargetID is not the app."),
    ("bundle.unit-test", "bundle.ui-testing", "There is no test target BottomBounceTests."),
    ("IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 18.0", "is 18.0"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;", "", "EXISTENTIAL_ANY is missing"),
    ("SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0", "SWIFT_VERSION is 5.0"),
    ("rootObject = B0B0", "rootObject = B0B1", ""),
  ])
  func `a project with an error is rejected`(
    correct: String, mistake: String, problem: String
  ) throws {
    let text = try Self.project.get()
    #expect(text.contains(correct))
    let wrong = text.replacingOccurrences(of: correct, with: mistake)
    guard !problem.isEmpty else {
      #expect(throws: XcodeProject.FormatError.self) { try self.problems(wrong) }
      return
    }
    let problems = try self.problems(wrong)
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test func `missing and unused objects are rejected`() throws {
    let text = try Self.project.get()
    let id = try #require(text.firstMatch(of: #/target = ([0-9A-F]{24}) /\* TestHost/#)).1
    let wrong = text.replacing("target = \(id)", with: "target = 0123456789ABCDEF01234567")
    let problems = try self.problems(wrong)
    #expect(problems.contains { $0.contains("0123456789ABCDEF01234567, which does not exist.") })
    #expect(problems.contains("BottomBounceTests links TestHost without depending on it."))
    let object = "\t\tFFFFFFFFFFFFFFFFFFFFFFFF = {\n\t\t\tisa = PBXGroup;\n\t\t};\n"
    let lost = text.replacing("/* Begin PBXGroup section */\n", with: object)
    #expect(
      try self.problems(lost).contains("Nothing refers to PBXGroup FFFFFFFFFFFFFFFFFFFFFFFF."))
  }

  @Test func `tests that link the package twice are rejected`() throws {
    let text = try Self.project.get()
    let id = try #require(text.firstMatch(of: #/([0-9A-F]{24}) /\* ViewBuilding \*/ = /#)).1
    let wrong = text.replacing(
      "packageProductDependencies = (\n\t\t\t);",
      with: "packageProductDependencies = (\n\t\t\t\t\(id),\n\t\t\t);")
    let problems = try self.problems(wrong)
    #expect(problems.contains("BottomBounceTests links package products, which only the app does."))
    #expect(problems.contains("BottomBounceTests declares other package products than it links."))
  }

  // MARK: The scheme

  private func schemeProblems(_ text: String) throws -> [String] {
    let folder = Repository.project
    let project = try XcodeProject(
      try Self.project.get(), folder: folder.deletingLastPathComponent())
    return try Scheme(text).problems(
      in: project, named: folder.lastPathComponent, manifest: try Self.manifest.get())
  }

  @Test func `the shared scheme builds the app and runs the tests`() throws {
    let problems = try schemeProblems(try Self.scheme.get())
    #expect(problems == [])
  }

  @Test(arguments: [
    ("BlueprintName = \"ViewBuildingTests\"", "BlueprintName = \"Tests\"", "no target Tests"),
    ("BlueprintIdentifier = \"B0B0", "BlueprintIdentifier = \"B0B1", "no target BottomBounceTests"),
    ("container:BottomBounceExample", "container:Example", "is in container:Example.xcodeproj"),
    ("LaunchAction", "StartAction", "The scheme launches no app."),
    ("TestAction", "CheckAction", "The scheme tests []"),
    ("</Scheme>", "", ""),
  ])
  func `a scheme with an error is rejected`(
    correct: String, mistake: String, problem: String
  ) throws {
    let text = try Self.scheme.get()
    #expect(text.contains(correct))
    let wrong = text.replacingOccurrences(of: correct, with: mistake)
    guard !problem.isEmpty else {
      #expect(throws: Scheme.FormatError.self) { try schemeProblems(wrong) }
      return
    }
    let problems = try schemeProblems(wrong)
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  // MARK: Info.plist

  @Test func `the app has a scene manifest and a launch screen`() throws {
    let data = try Data(contentsOf: Repository.root.appending(path: "Example/App/Info.plist"))
    let info = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(info["UILaunchScreen"] is [String: Any])
    let manifest = try #require(info["UIApplicationSceneManifest"] as? [String: Any])
    let roles = try #require(manifest["UISceneConfigurations"] as? [String: [[String: String]]])
    let scene = try #require(roles["UIWindowSceneSessionRoleApplication"]?.first)
    let delegate = try #require(scene["UISceneDelegateClassName"])
    #expect(delegate == "$(PRODUCT_MODULE_NAME).SceneDelegate")
    let source = try Repository.text("Example/App/Sources/SceneDelegate.swift")
    #expect(source.contains("final class SceneDelegate: UIResponder, UIWindowSceneDelegate"))
  }
}
