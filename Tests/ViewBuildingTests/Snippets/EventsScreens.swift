import Foundation
import Observation
import UIKit
import ViewBuilding

// The two versions of the screen in `Events.md`: one label observes a model, another one an event.

@MainActor @Observable final class Member {
  var name: String

  init(name: String) {
    self.name = name
  }
}

extension Notification.Name {
  static let memberSaved = Notification.Name("memberSaved")
}

@MainActor final class PlainStore {
  func save(_ member: Member) {
    NotificationCenter.default.post(
      name: .memberSaved, object: self, userInfo: ["name": member.name])
  }
}

final class PlainMemberController: UIViewController {
  let nameLabel = UILabel()
  let stateLabel = UILabel()
  private let member: Member
  private let store: PlainStore
  // Written once on the main actor, and read in `deinit`.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init(_ member: Member, _ store: PlainStore) {
    self.member = member
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [nameLabel, stateLabel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    followName()
    token = NotificationCenter.default.addObserver(
      forName: .memberSaved, object: store, queue: nil
    ) { [weak self] notification in
      let name = notification.userInfo?["name"] as? String
      MainActor.assumeIsolated { self?.stateLabel.text = "Saved \(name ?? "")" }
    }
  }

  private func followName() {
    nameLabel.text = withObservationTracking {
      member.name
    } onChange: { [weak self] in
      Task { @MainActor in self?.followName() }
    }
  }
}

extension ObjectEvent where Payload == String {
  static var memberSaved: ObjectEvent { ObjectEvent() }
}

@MainActor final class Store {
  func save(_ member: Member) {
    events(of: self).trigger(.memberSaved, member.name)
  }
}

final class MemberController: UIViewController {
  let nameLabel = UILabel()
  let stateLabel = UILabel()
  private let member: Member
  private let store: Store

  init(_ member: Member, _ store: Store) {
    self.member = member
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [nameLabel, stateLabel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    watch(member, \.name, for: self) { [weak self] name in self?.nameLabel.text = name }
    events(of: store).on(.memberSaved, for: self) { [weak self] name in
      self?.stateLabel.text = "Saved \(name)"
    }
  }
}
