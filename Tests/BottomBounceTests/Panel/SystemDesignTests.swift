import Testing

@testable import BottomBounce

/// The Info.plist key that keeps the design before iOS 26.
@MainActor struct SystemDesignTests {
  @Test(
    arguments: [
      ([:], false),
      (["UIDesignRequiresCompatibility": false], false),
      (["UIDesignRequiresCompatibility": true], true),
      (["UIDesignRequiresCompatibility": true, "DTPlatformVersion": "26.4"], true),
      (["UIDesignRequiresCompatibility": true, "DTPlatformVersion": "27.0"], false),
      (["UIDesignRequiresCompatibility": true, "DTPlatformVersion": "x"], true),
      (["DTPlatformVersion": "26.4"], false),
    ] as [([String: any Sendable], Bool)])
  func `an app can keep the older design until it is built with the SDK of iOS 27`(
    info: [String: any Sendable], keeps: Bool
  ) {
    #expect(SystemDesign.keepsOlderDesign(info) == keeps)
  }
}
