import UIKit
import ViewBuilding

// The code of `ControllerView.md` and of the doc comments of `ControllerView/`.
// `DocumentationTests` compares the two.

final class CounterView: ControllerView {
  let label = UILabel()
  let button = UIButton(type: .system)

  override func layoutViews() {
    backgroundColor = .systemBackground
    button.setTitle("Add one", for: .normal)
    EquationLayout(in: self, ["label": label, "button": button]).eqs(
      """
      label.center == 0
      button.centerX == 0
      button.top == label.bottom + 12
      """)
  }
}

final class CounterController: ViewHostController<CounterView> {
  private var count = 0 {
    didSet { controllerView.label.text = "\(count)" }
  }

  override func setViewHandlers() {
    count = 0
    let addOne = UIAction { [weak self] _ in self?.count += 1 }
    controllerView.button.addAction(addOne, for: .touchUpInside)
  }
}

// MARK: The same screen in one controller

final class PlainCounterController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  private var count = 0 {
    didSet { label.text = "\(count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Add one", for: .normal)
    for part in [label, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
    count = 0
    let addOne = UIAction { [weak self] _ in self?.count += 1 }
    button.addAction(addOne, for: .touchUpInside)
  }
}

// MARK: The other two cells of the table of lines

final class PlainEquationController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  private var count = 0 {
    didSet { label.text = "\(count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Add one", for: .normal)
    EquationLayout(in: view, ["label": label, "button": button]).eqs(
      """
      label.center == 0
      button.centerX == 0
      button.top == label.bottom + 12
      """)
    count = 0
    let addOne = UIAction { [weak self] _ in self?.count += 1 }
    button.addAction(addOne, for: .touchUpInside)
  }
}

final class AnchorView: ControllerView {
  let label = UILabel()
  let button = UIButton(type: .system)

  override func layoutViews() {
    backgroundColor = .systemBackground
    button.setTitle("Add one", for: .normal)
    for part in [label, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
  }
}

// MARK: Parts

final class AgendaView: ControllerView {
  let list = UITableView()

  override func layoutViews() {
    EquationLayout(in: self, ["list": list]).eqs("list.edges == 0")
  }
}

final class AgendaListController: ViewHostController<AgendaView>, UITableViewDataSource {
  private let entries = ["Breakfast with Ada", "Choir"]

  override func setViewHandlers() {
    controllerView.list.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    controllerView.list.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
  }
}

final class RatingView: ControllerView {
  var onRating: (@MainActor (Int) -> Void)?
}

final class RatingController: ViewHostController<RatingView> {
  private(set) var rating = 0

  override func setViewHandlers() {
    controllerView.onRating = { [weak self] rating in self?.rating = rating }
  }
}

final class GreetingView: ControllerView {
  var name = ""
}

final class GreetingController: ViewHostController<GreetingView> {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("GreetingController is made in code.")
  }

  override func makeControllerView() -> GreetingView {
    let view = super.makeControllerView()
    view.name = name
    return view
  }
}
