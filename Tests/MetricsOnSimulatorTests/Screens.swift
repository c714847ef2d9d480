import BottomBounce
import EditProfile
import Testing
import UIKit
import UIKitSimulator

/// The screens that checks share, because a check changes nothing.
@MainActor private var drawn: [String: Any] = [:]

/// Returns a screen with some settings, and draws it the first time.
@MainActor func screen<Screen>(
  _ settings: String, draw: () throws -> Screen
) rethrows -> Screen {
  let key = "\(Screen.self) \(settings)"
  let screen = try drawn[key] as? Screen ?? draw()
  drawn[key] = screen
  return screen
}

/// The example's screen and its parts.
@MainActor struct ProfileScreen {
  let view: UIView
  let title: UILabel
  let footer: UILabel
  /// The first row.
  let row: UITableViewCell
  /// The background of the first row, with the upper corners of the section.
  let card: UIView
  let rowTitle: UILabel
  let separator: UIView
  /// The last row, with the lower corners of the section.
  let lastRow: UITableViewCell

  static func drawn(
    textSize: UIContentSizeCategory = .large, on model: DeviceModel = .iPhone16
  ) throws -> ProfileScreen {
    try screen("\(textSize) \(model)") { try ProfileScreen(textSize: textSize, on: model) }
  }

  private init(textSize: UIContentSizeCategory, on model: DeviceModel) throws {
    let device = Simulator(model)
    device.settings.contentSizeCategory = textSize
    let controller = EditProfileController()
    device.window.rootViewController = controller
    device.settle()
    view = controller.view
    let table = try #require(view.first { $0 is UITableView } as? UITableView)
    let header = try #require(table.tableHeaderView)
    title = try #require(header.first { $0 is UILabel } as? UILabel)
    footer = try #require(
      table.footerView(forSection: 0)?.first { $0 is UILabel && !$0.isHidden } as? UILabel)
    row = try #require(table.visibleCells.first)
    lastRow = try #require(table.visibleCells.last)
    card = try #require(row.subviews.first { $0.layer.cornerRadius > 0 })
    rowTitle = try #require(row.first { $0 is UILabel } as? UILabel)
    separator = try #require(row.subviews.first { $0.bounds.height < 1 && !$0.isHidden })
  }
}

/// A presented text sheet and its parts.
@MainActor struct ShownSheet {
  let device: Simulator
  let panel: UIView
  /// The view of the panel that has its color and corners.
  let surface: UIView
  let backdrop: UIView
  let title: UILabel
  let cancel: UIButton
  let ok: UIButton
  let field: UITextField
  /// The decoration around the text.
  let box: UIView
  let count: UILabel

  static func drawn(on model: DeviceModel = .iPhone16) throws -> ShownSheet {
    try screen("\(model)") { try ShownSheet(on: model) }
  }

  private init(on model: DeviceModel) throws {
    device = Simulator(model)
    let controller = UIViewController()
    device.window.rootViewController = controller
    BottomBounceView().showText(in: controller.view)
    device.settle()
    panel = try #require(device.view("BottomBounce.panel"))
    surface = try #require(panel.subviews.first)
    backdrop = try #require(device.view("BottomBounce.backdrop"))
    cancel = try #require(device.view("BottomBounce.cancel") as? UIButton)
    ok = try #require(device.view("BottomBounce.ok") as? UIButton)
    field = try #require(device.view("BottomBounce.text") as? UITextField)
    box = try #require(field.superview)
    count = try #require(Self.labels(in: panel).first { $0.text?.contains("/") == true })
    title = try #require(Self.labels(in: panel).first { $0.text == "Title" })
  }
}

extension ShownSheet {
  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}

/// The presentation animation of a panel, measured frame by frame.
@MainActor struct SheetMotion {
  private let places: [CGFloat]

  init() throws {
    let device = Simulator()
    device.showsSoftwareKeyboard = false
    let controller = UIViewController()
    device.window.rootViewController = controller
    device.settle()
    BottomBounceView().showText(in: controller.view)
    let panel = try #require(device.view("BottomBounce.panel"))
    var places = [device.middle(of: panel).y]
    for _ in 0..<60 {
      device.advance(by: device.frameInterval)
      places.append(device.middle(of: panel).y)
    }
    self.places = places
  }

  /// The perceptual duration of the critically damped spring that the panel follows, in seconds, or
  /// -1 if it follows none.
  var duration: CGFloat {
    let durations = stride(from: 0.2, through: 0.6, by: 0.01)
    let best = durations.min { error(of: $0) < error(of: $1) } ?? 0
    return error(of: best) < 0.01 ? CGFloat(best) : -1
  }

  /// The maximum difference from a spring of a duration, as a fraction of the distance.
  private func error(of duration: Double) -> Double {
    let frequency = 2 * Double.pi / duration
    return places.indices.map { frame in
      let angle = frequency * Double(frame) / 60
      let expected = 1 - (1 + angle) * exp(-angle)
      return abs(Double((places[frame] - places[0]) / (places[60] - places[0])) - expected)
    }.max() ?? 1
  }
}

extension BottomBounceView {
  fileprivate func showText(in host: UIView) {
    show(.text(limit: 40).alwaysShowsCount(), title: "Title", in: host) { _ in }
  }
}

extension UIView {
  /// Returns the first descendant, depth first, that satisfies a condition.
  func first(where condition: (UIView) -> Bool) -> UIView? {
    for view in subviews {
      if condition(view) { return view }
      if let found = view.first(where: condition) { return found }
    }
    return nil
  }

  func frame(in view: UIView) -> CGRect {
    convert(bounds, to: view)
  }
}
