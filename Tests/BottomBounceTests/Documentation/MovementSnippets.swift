import BottomBounce
import UIKit

// The code of the article on movement and of doc comments, so that it compiles.

/// The view controller that the snippets run in.
private final class MovementScreen: UIViewController {
  private let sheet = BottomBounceView()
  private let cities: [SheetOption<String>] = []
  private var city: String?
  private var isExpanded = false

  func askForCity() {
    var configuration = SheetConfiguration()
    configuration.detents = [.medium, .large]
    configuration.showsGrabber = true
    sheet.show(
      .list(cities), in: view, configuration: configuration,
      callbacks: .init(didSelectDetent: { [weak self] detent in
        self?.isExpanded = detent == .large
      })
    ) { [weak self] city in
      self?.city = city
    }
  }

  func expand() {
    sheet.selectDetent(.large)
  }

  func ownHeights(_ configuration: inout SheetConfiguration) {
    configuration.detents = [
      .medium, .large,
      .custom(.init("list")) { context in context.maximumHeight * 0.7 },
    ]
  }

  func card(_ configuration: inout SheetConfiguration) {
    configuration.floatingStyle = .regularSize
  }
}
