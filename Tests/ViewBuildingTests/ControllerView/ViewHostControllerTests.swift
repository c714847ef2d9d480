import TestHost
import Testing
import UIKit
import ViewBuilding

/// The creation of a controller and its controller view.
@MainActor @Suite(.ownDevice) struct ViewHostControllerTests {
  let controller = LoggedController()

  private static let course = [
    "loadView", "makeControllerView", "setViewHandlers, 2 subviews", "viewDidLoad",
  ]

  @Test func `nothing is created before the first access`() {
    controller.title = "Counter"
    controller.restorationIdentifier = "counter"
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.log == [])
    #expect(controller.restorationIdentifier == "counter")
  }

  @Test func `accessing the view creates everything once and in order`() {
    _ = controller.view
    #expect(controller.log == Self.course)
    #expect(controller.controllerView.log == ["layoutViews, placed, 200"])
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(controller.log == Self.course)
  }

  @Test func `accessing the controller view loads it in the same order`() {
    let view: LoggedView = controller.controllerView
    #expect(controller.isViewLoaded)
    #expect(controller.log == Self.course)
    #expect(controller.controllerView === view)
    #expect(view.controller === controller)
    #expect(controller.log == Self.course)
  }

  @Test func `the controller view can be accessed in layoutViews`() {
    controller.onLayout = { [controller] view in
      #expect(controller.controllerView === view)
      #expect(controller.view === view.superview)
    }
    _ = controller.controllerView
    #expect(controller.log == Self.course)
    #expect(controller.controllerView.log.count == 1)
  }

  @Test func `the controller view can be accessed before super in viewDidLoad`() {
    var found: LoggedView?
    controller.beforeLoad = { found = $0.controllerView }
    _ = controller.view
    #expect(controller.log == Self.course)
    #expect(found === controller.controllerView)
    #expect(controller.view.subviews == [controller.controllerView])
  }

  @Test func `a controller that does not call super gets its view on first access`() {
    final class Silent: ViewHostController<LoggedView> {
      var handlers = 0
      override func viewDidLoad() {}
      override func setViewHandlers() { handlers += 1 }
    }
    let silent = Silent()
    _ = silent.view
    #expect(silent.handlers == 0)
    #expect(silent.controllerView.superview === silent.view)
    #expect(silent.controllerView.log.count == 1)
    #expect(silent.handlers == 1)
  }

  @Test func `a root view that is set from outside gets the content`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    controller.view = root
    #expect(controller.controllerView.superview === root)
    #expect(controller.controllerView.frame == root.bounds)
    #expect(controller.controllerView.log == ["layoutViews, placed, 50"])
  }

  @Test func `a root view that is created again gets the same content`() {
    let contents = controller.controllerView
    let old = controller.view
    controller.view = nil
    controller.width = 80
    _ = controller.view
    #expect(controller.view !== old)
    #expect(controller.controllerView === contents)
    #expect(contents.superview === controller.view)
    controller.view.layoutIfNeeded()
    #expect(contents.frame == CGRect(x: 0, y: 0, width: 80, height: 300))
    #expect(contents.log.count == 1)
    #expect(controller.log.filter { $0.hasPrefix("set") }.count == 1)
  }

  @Test func `a controller view without overrides works`() {
    final class Plain: ViewHostController<ControllerView> {}
    let plain = Plain()
    #expect(plain.controllerView.controller === plain)
    #expect(plain.controllerView.superview === plain.view)
    #expect(plain.controllerView.frame == plain.view.bounds)
  }

  @Test func `a controller can create a view with a custom initializer`() {
    final class Greeting: ControllerView {
      let name: String
      init(name: String) {
        self.name = name
        super.init(frame: .zero)
      }
      required init(frame: CGRect) {
        name = "nobody"
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Host: ViewHostController<Greeting> {
      let name: String
      init(name: String) {
        self.name = name
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override func makeControllerView() -> Greeting { Greeting(name: name) }
    }
    #expect(Host(name: "Ada").controllerView.name == "Ada")
  }

  @Test func `an intermediate class can be generic`() {
    class Base<View: ControllerView>: ViewHostController<View> {
      var calls: [String] = []
      override func setViewHandlers() { calls.append("base") }
    }
    final class Concrete: Base<LoggedView> {
      override func setViewHandlers() {
        super.setViewHandlers()
        calls.append("concrete \(controllerView.label.text ?? "empty")")
      }
    }
    let concrete = Concrete()
    concrete.loadViewIfNeeded()
    #expect(concrete.calls == ["base", "concrete empty"])
  }

  @Test func `a controller can be a data source`() {
    final class ListView: ControllerView {
      let list = UITableView()
      override func layoutViews() {
        EquationLayout(in: self, ["list": list]).eqs("list.edges == 0")
      }
    }
    final class ListController: ViewHostController<ListView>, UITableViewDataSource {
      override func setViewHandlers() {
        controllerView.list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        controllerView.list.dataSource = self
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }
    let list = ListController()
    let host = TestHost(list)
    host.view.layoutIfNeeded()
    #expect(list.controllerView.list.numberOfRows(inSection: 0) == 3)
    #expect(list.controllerView.list.frame == host.view.bounds)

    let counter = TestHost(controller)
    counter.tap(controller.controllerView.button)
    #expect(controller.count == 1)
  }

  @Test func `a controller and its views are released together`() {
    weak var controller: LoggedController?
    weak var contents: LoggedView?
    weak var root: UIView?
    inOwnPool {
      let made = LoggedController()
      made.controllerView.onFrameChange = { [weak made] _ in made?.count += 1 }
      (controller, contents, root) = (made, made.controllerView, made.view)
      #expect(controller != nil && contents != nil && root != nil)
    }
    #expect(controller == nil && contents == nil && root == nil)
  }

  @Test func `a controller view that outlives its controller has no controller`() {
    weak var controller: LoggedController?
    let contents = inOwnPool {
      let made = LoggedController()
      controller = made
      return made.controllerView
    }
    #expect(controller == nil)
    #expect(contents.controller == nil)
  }
}
