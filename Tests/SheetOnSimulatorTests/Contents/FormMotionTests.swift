import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Each frame of a form that changes: a row reveals what it opens, and nothing else moves or grows.
@MainActor @Suite(.ownDevice) struct FormMotionTests {
  enum Motion: CaseIterable {
    case opens, closes, opensAnother, showsField, hidesField, refusesOK, mends
  }

  enum Place: CaseIterable {
    case iPhone, small, iPad, keyboard, reduceMotion, iOS26
  }

  private struct Event {
    var title = ""
    var start = Date(timeIntervalSince1970: 1_750_000_000)
    var color = "Red"
    var repeats = false
    var until = "Never"
    var note = ""
  }

  private var content: FormContent<Event> {
    .form(Event()) { f, event in
      f.field("Title", \.title) { .text($0).rules(.required()) }
      f.section("When") {
        f.field("Starts", \.start) { .date($0, mode: .dateAndTime).style(.wheels) }
        f.toggle("Repeats", \.repeats)
        if event.repeats {
          f.field("Until", \.until) { .list(["Never", "On Date"], selected: $0) }
        }
        f.field("Color", \.color) { .list(["Red", "Green", "Blue"], selected: $0) }
      }
      f.field("Note", \.note) { .text($0).rules(.required()) }
    }
  }

  /// Shows the form, and returns an action that begins the motion.
  private func prepare(_ motion: Motion, _ place: Place, _ host: TestHost) async throws -> () ->
    Void
  {
    let device = host.device
    device.settings.reduceMotion = place == .reduceMotion
    host.sheet.show(content, title: "Event", in: host.view) { _ in }
    await host.settle()
    if place == .keyboard {
      (host.formViews("BottomBounce.text") as [UITextField]).first?.becomeFirstResponder()
    } else {
      host.view.endEditing(true)
    }
    await host.settle()
    func row(_ title: String) throws -> UIView {
      try #require(device.accessibilityElement(labeled: title) as? UIView)
    }
    func toggle() {
      guard let toggle = (host.formViews(nil) as [UISwitch]).first else { return }
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    }
    switch motion {
    case .opens:
      let row = try row("Starts")
      return { device.tap(row) }
    case .closes, .opensAnother:
      let first = try row("Starts")
      device.tap(first)
      await host.settle()
      let next = motion == .closes ? first : try row("Color")
      return { device.tap(next) }
    case .showsField: return toggle
    case .hidesField:
      toggle()
      await host.settle()
      return toggle
    case .refusesOK: return { host.tapOK() }
    case .mends:
      host.tapOK()
      await host.settle()
      return { host.type("a") }
    }
  }

  @Test(arguments: Motion.allCases, Place.allCases)
  func `rows reveal what they open, and nothing jumps`(motion: Motion, place: Place) async throws {
    let model: DeviceModel =
      switch place {
      case .small: .iPhoneSE3
      case .iPad: .iPadPro11
      default: .iPhone16
      }
    let host = TestHost(
      on: Simulator(model, systemVersion: place == .iOS26 ? "26.0" : "18.6"))
    let begin = try await prepare(motion, place, host)
    let panel = try #require(host.panel)
    let form = try #require(Self.find(FormView.self, in: panel).first)
    let before = Set(Self.find(UIView.self, in: form).map(ObjectIdentifier.init))
    var edges = [panel.shownFrame(in: host.window).minY]
    begin()
    // A tap takes time.
    edges.append(panel.shownFrame(in: host.window).minY)
    // A keyboard that appears lets a glass panel go from edge to edge.
    let tolerance = place == .iOS26 && motion == .refusesOK ? 2 * GlassMetrics.edgeGap + 1 : 1
    var problems: [String] = []
    for frame in 1...40 {
      await host.device.runTasks()
      host.device.advance(by: 1 / 60)
      edges.append(panel.shownFrame(in: host.window).minY)
      problems += Self.problems(in: form, panel, before, tolerance).map { "frame \(frame): \($0)" }
    }
    #expect(problems.isEmpty, "\(problems.prefix(12).joined(separator: "\n"))")
    let steps = zip(edges, edges.dropFirst()).map { abs($1 - $0) }
    let way = steps.reduce(0, +)
    // A keyboard's curve is faster.
    let hasKeyboard = place == .keyboard || motion == .refusesOK
    if way > 20, place != .reduceMotion {
      let most = way * (hasKeyboard ? 0.24 : 0.15) + 1
      #expect((steps.max() ?? 0) <= most, "\(way): \(edges.map { Int($0) })")
    }
    host.sheet.dismiss()
    await host.settle()
  }

  /// What is wrong in a frame.
  private static func problems(
    in form: FormView, _ panel: UIView, _ before: Set<ObjectIdentifier>, _ tolerance: CGFloat
  ) -> [String] {
    var problems: [String] = []
    let fields = find(FormFieldView.self, in: form)
    let visible = fields.filter {
      $0.shownOpacity > 0.9 && $0.shownFrame(in: panel).height > 20
        && $0.shownFrame(in: panel).intersects(panel.bounds)
    }
    if visible.isEmpty { problems.append("the form is empty") }
    for field in fields {
      let row = field.shownFrame(in: panel)
      if abs(row.width - form.bounds.width) > tolerance {
        problems.append("a row is \(row.width) wide")
      }
      // What closes stays visible until the row has closed over it.
      let isClosing = row.height > field.bounds.height + 4
      if isClosing, !field.subviews.contains(where: { $0 is UIImageView }) {
        problems.append("a closing row is empty")
      }
      for view in find(UIView.self, in: field) where view !== field && view.shownOpacity > 0.05 {
        let size = (view.layer.presentation() ?? view.layer).bounds.size
        let isContent = view is UILabel || view is UITextField || view is UIPickerView
        let isOther =
          abs(size.width - view.bounds.width) > tolerance
          || abs(size.height - view.bounds.height) > 1
        if isContent, isOther {
          problems.append("\(type(of: view)) has \(size), not \(view.bounds.size)")
        }
        // What is new is in its place, and is only revealed.
        if view.superview === field, !before.contains(ObjectIdentifier(view)) {
          let shown = view.shownFrame(in: field)
          if abs(shown.minX - view.frame.minX) > 1
            || abs(shown.width - view.frame.width) > tolerance
          {
            problems.append("new \(type(of: view)) is at \(shown), not \(view.frame)")
          }
        }
      }
      // A new row is behind the ones that make room for it.
      guard !before.contains(ObjectIdentifier(field)), field.shownOpacity > 0.05,
        let views = field.superview?.subviews, let index = views.firstIndex(of: field)
      else { continue }
      for (other, view) in views.enumerated() where view is FormFieldView && other < index {
        let common = view.shownFrame(in: panel).intersection(row)
        if common.height > 2, common.width > 2 { problems.append("a new row covers another one") }
      }
    }
    return problems
  }

  private static func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { find(type, in: $0) }
  }

  @Test func `options that have loaded appear at their size`() async throws {
    let host = TestHost()
    let server = CheckServer()
    let options = OptionSource<String>.loading {
      _ = try await server.check("options")
      return ["Red", "Green", "Blue"].map { SheetOption($0, title: $0) }
    }
    host.sheet.show(.list(options), title: "Color", in: host.view) { _ in }
    await host.settle()
    server.answer("options")
    var problems: [String] = []
    for frame in 1...60 {
      await host.device.runTasks()
      host.device.advance(by: 1 / 60)
      guard let panel = host.panel else { continue }
      for cell in Self.find(UITableViewCell.self, in: panel) where cell.shownOpacity > 0.05 {
        for view in [cell] + Self.find(UILabel.self, in: cell) {
          let size = (view.layer.presentation() ?? view.layer).bounds.size
          if abs(size.width - view.bounds.width) > 1 || abs(size.height - view.bounds.height) > 1 {
            problems.append(
              "frame \(frame): \(type(of: view)) has \(size), not \(view.bounds.size)")
          }
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.prefix(12).joined(separator: "\n"))")
  }
}

extension UIView {
  /// The opacity on screen, with that of all superviews.
  fileprivate var shownOpacity: CGFloat {
    if isHidden { return 0 }
    let own = CGFloat((layer.presentation() ?? layer).opacity)
    return own * (superview?.shownOpacity ?? 1)
  }

  /// The frame on screen, in an animation, too.
  fileprivate func shownFrame(in root: UIView) -> CGRect {
    var frame = (layer.presentation() ?? layer).frame
    var next = superview
    while let view = next, view !== root {
      let layer = view.layer.presentation() ?? view.layer
      frame.origin.x += layer.frame.minX - layer.bounds.minX
      frame.origin.y += layer.frame.minY - layer.bounds.minY
      next = view.superview
    }
    return frame
  }
}
