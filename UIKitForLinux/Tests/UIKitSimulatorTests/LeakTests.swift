import Testing
import UIKit
import UIKitSimulator

/// Plants a leak of each kind, and checks that clean work leaves none.
@MainActor @Suite(.ownDevice) struct LeakTests {
  let device = Simulator()

  /// Owns the planted objects.
  @MainActor private final class Hoard {
    var objects: [Any] = []
  }

  @Test func `code without leaks has no leaks`() {
    let leaks = device.leaks {
      let controller = UIViewController()
      device.window.rootViewController = controller
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addGestureRecognizer(UIGestureRecognizer())
      view.layer.addSublayer(CALayer())
      controller.view.addSubview(view)
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: { _ in
        view.removeFromSuperview()
      }
      controller.present(UIViewController(), animated: true)
      device.settle()
      controller.dismiss(animated: true)
    }
    #expect(leaks == [])
  }

  @Test func `objects on the screen aren't leaks`() {
    let leaks = device.leaks {
      let guest = UIViewController()
      guest.modalPresentationStyle = .fullScreen
      device.window.rootViewController = UIViewController()
      device.window.rootViewController?.present(guest, animated: true)
    }
    #expect(leaks == [])
  }

  @Test func `reusable rows of wheels and tables aren't leaks`() {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
      UITableViewDataSource
    {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        100
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView { view ?? UIView() }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }
    let source = Source()
    let leaks = device.leaks {
      let picker = UIPickerView()
      picker.dataSource = source
      picker.delegate = source
      device.window.addSubview(picker)
      let table = UITableView(frame: CGRect(x: 0, y: 300, width: 320, height: 400))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      device.window.addSubview(table)
      device.settle()
      picker.selectRow(0, inComponent: 0, animated: false)
      device.settle()
      picker.selectRow(50, inComponent: 0, animated: true)
      table.contentOffset.y = 333
      device.settle()
      picker.selectRow(0, inComponent: 0, animated: false)
      table.contentOffset.y = 0
    }
    #expect(leaks == [])
  }

  @Test func `a leaked view is found by its name, without its subviews`() {
    let hoard = Hoard()
    let leaks = device.leaks {
      let view = UIView()
      view.accessibilityIdentifier = "panel"
      view.addSubview(UIView())
      device.window.addSubview(view)
      view.removeFromSuperview()
      hoard.objects.append(view)
    }
    #expect(leaks.map(\.description) == ["view UIView “panel”"])
  }

  @Test func `a leaked layer is found`() {
    let hoard = Hoard()
    let leaks = device.leaks {
      let layer = CALayer()
      layer.name = "shadow"
      hoard.objects.append(layer)
    }
    #expect(leaks.map(\.description) == ["layer CALayer “shadow”"])
  }

  @Test func `a leaked gesture recognizer is found`() {
    let hoard = Hoard()
    let leaks = device.leaks { hoard.objects.append(UIGestureRecognizer()) }
    #expect(leaks.map(\.kind) == [.gestureRecognizer])
  }

  @Test func `a leaked view controller is found without its view`() {
    let hoard = Hoard()
    let leaks = device.leaks {
      let controller = UIViewController()
      controller.title = "Bio"
      device.window.rootViewController = controller
      device.window.rootViewController = nil
      hoard.objects.append(controller)
    }
    #expect(leaks.map(\.description) == ["controller UIViewController “Bio”"])
  }

  @Test func `a leaked closure in a stored property is found by the objects it captures`() {
    let hoard = Hoard()
    let leaks = device.leaks {
      let view = UIView()
      view.accessibilityIdentifier = "captured"
      hoard.objects.append({ view.alpha = 0 } as @MainActor () -> Void)
    }
    #expect(leaks.map(\.name) == ["captured"])
  }

  @Test func `a leaked closure that UIKit owns is found`() {
    let hoard = Hoard()
    let leaks = device.leaks { hoard.objects.append(UIAction(title: "OK") { _ in }) }
    #expect(leaks.map(\.description) == ["closure UIAction “OK”"])
  }

  @Test func `an observer that is never removed is found by the objects it captures`() {
    let center = NotificationCenter.default
    var token: (any NSObjectProtocol)?
    let leaks = device.leaks {
      let controller = UIViewController()
      controller.title = "observed"
      token = center.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { controller.title = nil }
      }
    }
    #expect(leaks.map(\.description) == ["controller UIViewController “observed”"])
    if let token { center.removeObserver(token) }
  }

  @Test func `a task that never ends is found by the objects it captures`() async {
    var task: Task<Void, Never>?
    let leaks = await device.leaks { () async in
      let view = UIView()
      task = Task { @MainActor in
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
        view.alpha = 0
      }
    }
    #expect(leaks.map(\.kind) == [.view])
    task?.cancel()
  }

  @Test func `objects of other devices aren't listed`() {
    let hoard = Hoard()
    let leaks = device.leaks {
      let other = Simulator()
      hoard.objects.append(other)
      hoard.objects.append(UIView())
      _ = device.window
    }
    #expect(leaks == [])
  }
}
