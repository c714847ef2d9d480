import BottomBounce
import BottomBounceCatalog
import EditProfile
import RandomActions
import SeededRandom
import TestHost
import UIKit
import UIKitSimulator

/// A device with the catalog or the example, and random actions on it.
///
/// A life depends only on its seed and number, so that it can be repeated without the lives before.
@MainActor final class MonkeyLife {
  /// The number of steps in a life.
  static let steps = 200
  /// The number of steps after which all sheets are dismissed and checked.
  static let stepsOfRound = 40
  /// The description of the action after which the device is at rest.
  static let settling = "settle"
  /// The maximum number of seconds of a step.
  private static let secondsOfStep: UInt32 = 60

  let device: Simulator
  let controller: UIViewController
  /// A field of the app that may be first responder before the sheets.
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 120, height: 36))
  let sheets = [BottomBounceView(), BottomBounceView()]
  /// A host view of the app that the monkey removes.
  let stage = Stage()
  /// The sheets of the round whose outcome is compared with the screen.
  var values: [ValueSheet] = []
  /// The options that lists load.
  let server = MonkeyServer()
  let ledger = Ledger()
  var fingers: [Finger] = []
  var random: SplitMix64
  /// The state before the first sheet of the round.
  var before: LeftoverState?
  /// A Boolean value that indicates whether the round changed the app's first responder on purpose.
  var isFocusChanged = false
  /// A Boolean value that indicates whether the round shows one sheet and leaves the app alone, so
  /// that the first responder must be restored.
  var isCalm = false
  /// The number of sheets that the round showed, or more.
  var sheetsOfRound = 0
  var isInBackground = false
  /// The first change of a switch that scrolled its form.
  var problemOfScrolling: String?
  private let seed: UInt64
  private let first: Int
  private var actions: [String] = []

  /// The outcomes of the requests of a round.
  @MainActor final class Ledger {
    var requests: [(title: String, expected: Int, outcomes: [String])] = []
  }

  /// A view that doesn't cover the app while it has no sheet.
  final class Stage: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  init(seed: UInt64, number: Int) {
    self.seed = seed
    first = number * Self.steps
    random = Self.random(seed, first)
    let model = random.pick([DeviceModel.iPhone16, .iPhone16, .iPhoneSE3, .iPadPro11])
    let locale = Locale(identifier: random.pick(["en_US", "en_US", "ar_EG", "de_DE", "zh_CN"]))
    let version = random.pick(["18.0", "18.0", "26.0"])
    device = Simulator(model, locale: locale, systemVersion: version)
    controller = random.chance(70) ? CatalogController() : EditProfileController()
    device.window.rootViewController = controller
    controller.view.addSubview(field)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    restoreStage()
    device.settleQuickly(limit: 20)
  }

  /// Returns the numbers of a step, which do not depend on the steps before.
  private static func random(_ seed: UInt64, _ step: Int) -> SplitMix64 {
    var seeds = SplitMix64(seed: seed &+ UInt64(step) &* 0x9E37_79B9)
    return SplitMix64(seed: seeds.next())
  }

  /// Runs steps up to a number, and returns the first problem.
  ///
  /// - Parameters:
  ///   - last: The last step.
  ///   - skipped: The steps without an action.
  func run(through last: Int, skipping skipped: Set<Int> = []) async -> MonkeyProblem? {
    for step in first...max(first, last) {
      let place = step - first
      random = Self.random(seed, step)
      CaseMonitor.begin("--seed \(seed) --until \(step)", limit: Self.secondsOfStep)
      if place % Self.stepsOfRound == 0 { beginRound() }
      let isLast = place % Self.stepsOfRound == Self.stepsOfRound - 1
      guard isLast || !skipped.contains(step) else { continue }
      let action = isLast ? "end of the round" : await act()
      note("\(step) \(action)")
      await Simulator.letTasksRun()
      let problem: String?
      switch action {
      case _ where isLast: problem = await problemOfRound()
      case Self.settling: problem = problemOfStep() ?? problemAtRest()
      default: problem = problemOfStep()
      }
      if let problem { return MonkeyProblem(step: step, text: problem, actions: actions) }
    }
    return nil
  }

  private func note(_ action: String) {
    actions.append(action)
    if actions.count > 20 { actions.removeFirst() }
  }

  private func beginRound() {
    ledger.requests = []
    values = []
    isFocusChanged = false
    sheetsOfRound = 0
    isCalm = random.chance(30)
    if isCalm || random.chance(40) {
      field.becomeFirstResponder()
    } else {
      field.resignFirstResponder()
    }
    device.settleQuickly(limit: 20)
    before = leftoverState
    device.recordsLeaks = true
  }
}
