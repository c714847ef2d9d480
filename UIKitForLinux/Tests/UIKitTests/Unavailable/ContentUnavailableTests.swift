import Testing
import UIKit
import UIKitSimulator

/// The view that indicates missing content.
@MainActor @Suite(.ownDevice) struct ContentUnavailableTests {
  private let device = Simulator()
  private let view = UIContentUnavailableView(configuration: .search())

  private func show(in frame: CGRect) {
    let controller = UIViewController()
    view.frame = frame
    controller.view.addSubview(view)
    device.window.rootViewController = controller
    device.settle()
  }

  private var parts: [UIView] { view.subviews.first?.subviews ?? [] }

  @Test func `a search without results shows an image, a text, and a secondary text`() throws {
    show(in: CGRect(x: 0, y: 100, width: 393, height: 400))
    let parts = parts.filter { !$0.isHidden }
    let texts = parts.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["No Results", "Check the spelling or try a new search."])
    let frames = parts.map(\.frame)
    #expect(frames.count == 3)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY < $1.minY })
    #expect(frames.allSatisfy { abs($0.midX - 393 / 2) < 0.5 })
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(abs(first.minY - (400 - last.maxY)) < 1)
  }

  @Test func `content that doesn't fit scrolls`() throws {
    show(in: CGRect(x: 0, y: 100, width: 393, height: 60))
    let scrollView = try #require(view.subviews.first as? UIScrollView)
    #expect(scrollView.contentSize.height > 60)
    #expect(parts.first { !$0.isHidden }?.frame.minY == 0)
  }

  @Test func `another configuration replaces the texts`() {
    show(in: CGRect(x: 0, y: 100, width: 393, height: 400))
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.text = "No Results for “Atlantis”"
    configuration.secondaryText = nil
    configuration.image = nil
    view.configuration = configuration
    device.settle()
    let shown = parts.filter { !$0.isHidden }
    #expect(shown.map { ($0 as? UILabel)?.text } == ["No Results for “Atlantis”"])
  }

  @Test func `loading shows an indicator above the text`() throws {
    show(in: CGRect(x: 0, y: 100, width: 393, height: 400))
    view.configuration = UIContentUnavailableConfiguration.loading()
    device.settle()
    let shown = parts.filter { !$0.isHidden }
    let indicator = try #require(shown.first as? UIActivityIndicatorView)
    #expect(indicator.isAnimating && !indicator.isAccessibilityElement)
    #expect(shown.dropFirst().map { ($0 as? UILabel)?.text } == ["Loading…"])
    #expect(indicator.frame.maxY < shown[1].frame.minY)
    view.configuration = UIContentUnavailableConfiguration.empty()
    device.settle()
    #expect(!indicator.isAnimating && parts.allSatisfy(\.isHidden))
  }

  @Test func `the button is below the texts and calls its action, once`() throws {
    show(in: CGRect(x: 0, y: 100, width: 393, height: 400))
    var calls = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.secondaryText = "The server can’t be reached."
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in calls += 1 }
    for _ in 0..<2 { view.configuration = configuration }
    device.settle()
    let shown = parts.filter { !$0.isHidden }
    let button = try #require(shown.last as? UIButton)
    #expect(shown.count == 2 && shown[0].frame.maxY < button.frame.minY)
    #expect(abs(button.frame.midX - 393 / 2) < 0.5)
    device.tap(button)
    #expect(calls == 1)
  }
}
