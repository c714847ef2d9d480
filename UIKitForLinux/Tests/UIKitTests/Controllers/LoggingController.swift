import UIKit

/// A view controller that logs its callbacks with its name, so that the order among several
/// controllers is visible.
final class LoggingController: UIViewController {
  @MainActor final class Log {
    var entries: [String] = []

    /// Returns the log entries since the last call.
    func removeAll() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  let name: String
  let log: Log
  var flags: [String] = []

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ event: String) {
    log.entries.append("\(name) \(event)")
    if isBeingPresented { flags.append("\(event) presented") }
    if isBeingDismissed { flags.append("\(event) dismissed") }
    if isMovingToParent { flags.append("\(event) to parent") }
    if isMovingFromParent { flags.append("\(event) from parent") }
  }

  override func loadView() {
    write("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    write("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write(parent == nil ? "willLeave" : "willJoin")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write(parent == nil ? "didLeave" : "didJoin")
  }
}
