import Observation
import TestHost
import Testing
import UIKit
import ViewBuilding

extension BadInput {
  /// Bad input for `ViewBuilding`.
  static let building = Array([equations, trees, views, eventHandlers].joined().joined())

  private static let equations: [[BadInput]] = [
    texts("EquationGroup.eq.equation") { bench, text in
      let layout = EquationLayout(in: bench.screen.view)
      #expect(throws: LayoutError.self) { try layout.eq(text) }
    },
    texts("EquationGroup.eqs.equations") { bench, text in
      let layout = EquationLayout(in: bench.screen.view)
      _ = try? layout.eqs(text)
      #expect(layout.constraints.isEmpty)
    },
    texts("EquationGroup.replaceAll.with") { bench, text in
      let layout = EquationLayout(in: bench.screen.view)
      _ = try? layout.replaceAll(with: text)
      #expect(layout.constraints.isEmpty)
    },
    texts("EquationGroup.remove.equations") { bench, text in
      let layout = EquationLayout(in: bench.screen.view)
      _ = try? layout.remove(text)
      #expect(layout.constraints.isEmpty)
    },
    texts("EquationLayout.group.equations") { bench, text in
      let layout = EquationLayout(in: bench.screen.view)
      _ = try? layout.group().eqs(text)
      #expect(layout.constraints.isEmpty)
    },
    texts("EquationLayout.subscript.name") { bench, text in
      let layout = EquationLayout(in: bench.screen.view)
      let guide = UILayoutGuide()
      layout[text] = guide
      _ = try? layout.eq("\(text).left == 0" as String)
      bench.screen.view.removeLayoutGuide(guide)
    },
    texts("EquationLayout.names") { bench, text in
      _ = EquationLayout(in: bench.screen.view, names: [text: UILayoutGuide()])
    },
    lengths("EquationLayout.numbers") { bench, number in
      let inner = UIView()
      bench.screen.view.addSubview(inner)
      let layout = EquationLayout(in: bench.screen.view, ["inner": inner])
      layout.numbers = ["number": number]
      _ = try? layout.eq("inner.width == number" as String)
      bench.screen.view.layoutIfNeeded()
      inner.removeFromSuperview()
    },
  ]

  private static let trees: [[BadInput]] = [
    texts("ViewNode.named") { bench, text in
      let inner = UIView()
      let tree = ViewTree(in: bench.screen.view) { ViewNode(inner, named: text) }
      #expect(tree["other"] == nil)
      inner.removeFromSuperview()
    },
    again("ViewNode.block") { bench, again in
      let inner = UIView()
      ViewTree(in: bench.screen.view) {
        ViewNode(inner) { _, _ in
          again()
          "edges == 0"
        }
      }
      inner.removeFromSuperview()
    },
    again("ViewTree.block") { bench, again in
      ViewTree(in: bench.screen.view) { again() }
    },
    texts("ViewTree.subscript.name") { bench, text in
      let tree = ViewTree(in: bench.screen.view) {}
      #expect(tree[text] == nil)
    },
    lengths("ViewTree.numbers") { bench, number in
      let inner = UIView()
      if number.isFinite {
        ViewTree(in: bench.screen.view, numbers: ["number": number]) {
          ViewNode(inner) { "width == number" }
        }
      }
      bench.screen.view.layoutIfNeeded()
      inner.removeFromSuperview()
    },
  ]

  private static let views: [[BadInput]] = [
    texts("ClosureView.subscript.name") { bench, text in
      let (view, inner) = (ClosureView(), UIView())
      view[text] = inner
      #expect(view[text] === inner)
    },
    again("LayoutError.onLiteralError") { bench, again in
      let elsewhere = UIView()
      let layout = EquationLayout(in: bench.screen.view)
      LayoutError.onLiteralError = { _ in again() }
      defer { LayoutError.onLiteralError = nil }
      #expect(layout.eqs("\(elsewhere).left == 8") == [])
    },
    again("ClosureView.onFrameChange") { bench, again in
      let view = ClosureView()
      view.onFrameChange = { view in
        again()
        view.frame.size.width += 1
      }
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.onFrameChange = nil
    },
    again("ClosureView.onLayoutSubviews") { bench, again in
      let view = ClosureView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.onLayoutSubviews = { _ in again() }
      bench.screen.view.addSubview(view)
      bench.screen.view.layoutIfNeeded()
      view.removeFromSuperview()
    },
    again("ClosureView.onAccessibilityActivate") { bench, again in
      let view = ClosureView()
      view.onAccessibilityActivate = { _ in
        again()
        return true
      }
      #expect(view.accessibilityActivate())
    },
    again("UIView.addGestureRecognizer.action") { bench, again in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      bench.screen.view.addSubview(view)
      view.addGestureRecognizer(UITapGestureRecognizer()) { _ in again() }
      bench.screen.device.tap(view)
      view.removeFromSuperview()
    },
    again("UIView.setAction.action") { bench, again in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      bench.screen.view.addSubview(view)
      view.setAction(for: tap) { [weak view] tap in
        again()
        view?.removeAction(of: tap)
      }
      bench.screen.device.tap(view)
      bench.screen.device.tap(view)
      view.removeFromSuperview()
    },
  ]

  private static let eventHandlers: [[BadInput]] = [
    again("ObjectEvents.on.handler") { bench, again in
      let (object, event) = (NSObject(), ObjectEvent<Void>(name: "changed"))
      var count = 0
      events(of: object).on(event) {
        again()
        count += 1
        if count < 3 { events(of: object).trigger(event) }
        events(of: object).off(event)
      }
      events(of: object).trigger(event)
      #expect(count == 3)
    },
    again("ObjectEvents.once.handler") { bench, again in
      let (object, event) = (NSObject(), ObjectEvent<Void>(name: "changed"))
      var count = 0
      events(of: object).once(event) {
        again()
        count += 1
        events(of: object).trigger(event)
      }
      events(of: object).trigger(event)
      #expect(count == 1)
    },
    texts("Queues.serial.name") { _, text in
      await withCheckedContinuation { continuation in
        Queues.serial(text) { continuation.resume() }
      }
    },
    texts("Queues.concurrent.name") { _, text in
      await withCheckedContinuation { continuation in
        Queues.concurrent(text) { continuation.resume() }
      }
    },
    again("Queues.serial.work") { _, again in
      await withCheckedContinuation { continuation in
        Queues.serial("bad inputs") {
          Queues.serial("bad inputs") {
            Queues.main {
              again()
              continuation.resume()
            }
          }
        }
      }
    },
    again("Queues.concurrent.work") { _, again in
      await withCheckedContinuation { continuation in
        Queues.concurrent("bad inputs") {
          Queues.concurrent("bad inputs") {
            Queues.main {
              again()
              continuation.resume()
            }
          }
        }
      }
    },
    again("Queues.main.work") { _, again in
      await withCheckedContinuation { continuation in
        Queues.main {
          Queues.main {
            again()
            continuation.resume()
          }
        }
      }
    },
    again("watch.onValue") { bench, again in
      let (model, observer) = (Model(), NSObject())
      watch(model, \.count, for: observer) { value in
        again()
        if value < 3 { model.count += 1 }
      }
      model.count = 1
      await bench.screen.device.settle()
      #expect(model.count == 3)
    },
  ]
}

@Observable @MainActor private final class Model {
  var count = 0
}
