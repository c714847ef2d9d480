import BottomBounceCatalog
import CSDL
import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// A run of the program: a device in real time, and its window.
///
/// The main run loop drives it, and sleeps when there is nothing to do. The main queue, timers,
/// signals, and the connection to the display wake it.
@MainActor final class WindowSession {
  private let window: ScreenWindow
  private let simulator: Simulator
  private let time: RealTime
  private let input: WindowInput
  private let report: Report?
  private var wakers: [any DispatchSourceProtocol] = []
  private var isOver = false
  private var lastFrame = -1.0

  init(_ options: WindowOptions) throws(WindowProblem) {
    let surroundings = Surroundings()
    var model = DeviceModel.iPhone16
    window = try ScreenWindow(
      title: "\(model.name) – BottomBounce", size: model.size,
      scale: options.scale.map { CGFloat($0) })
    model.scale = window.scale
    simulator = Simulator(model, locale: surroundings.locale)
    simulator.warnsAboutAmbiguousLayouts = true
    time = RealTime(simulator, timeZone: surroundings.timeZone)
    input = WindowInput(simulator, window: window)
    report = options.reports ? Report(simulator) : nil
    simulator.window.rootViewController =
      options.showsCatalog
      ? CatalogController()
      : EditProfileController(
        language: surroundings.exampleLanguage,
        store: ProfileStore(file: surroundings.profileFile))
  }

  /// Runs until the window closes or the process is asked to end.
  func run() {
    listen()
    while !isOver {
      turn()
      sleep()
    }
    report?.programEnds()
    for waker in wakers { waker.cancel() }
  }

  // MARK: One turn

  private func turn() {
    report?.countTurn()
    time.moveClock()
    input.handle(window.pollEvents())
    isOver = isOver || input.wantsToQuit
    let now = simulator.now
    let isFrame = now - lastFrame >= simulator.frameInterval - RealTime.tolerance
    simulator.system.turn(isFrame: isFrame)
    input.followFirstResponder()
    input.writeClipboard()
    if isFrame, hasNewPicture || isTicking {
      // Successive frames keep their interval.
      let isNext = now - lastFrame < 2 * simulator.frameInterval
      lastFrame = isNext ? lastFrame + simulator.frameInterval : now
      if hasNewPicture { show() }
    }
    if !simulator.system.isBusy, !hasNewPicture { report?.screenIsAtRest() }
  }

  private func show() {
    guard let screen = simulator.updatedScreen() else { return }
    window.resize(to: simulator.system.screen.bounds.size)
    window.show(screen, wholly: input.isExposed)
    input.isExposed = false
  }

  /// A Boolean value that indicates whether the screen may differ from the window.
  private var hasNewPicture: Bool {
    let tree = simulator.system.tree
    return tree.needsRender || tree.needsLayout || input.isExposed
      || tree.nextChange == tree.clock.now
  }

  /// A Boolean value that indicates whether each frame is needed, or events must be polled.
  private var isTicking: Bool {
    input.awaitsInputMethod || window.connection == nil
      || simulator.system.displayLinks.contains { !$0.isPaused }
  }

  // MARK: Sleep

  /// Sleeps until an event arrives or the device has work to do.
  private func sleep() {
    // Due timers fire now, because their changes can shorten the sleep.
    let timer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    guard !isOver, !window.hasEvents else { return }
    var wake = timer
    if let next = nextWork {
      wake = min(wake, Date(timeIntervalSinceNow: max(next - time.now, 0)))
    }
    _ = RunLoop.main.run(mode: .default, before: wake)
  }

  /// The clock time of the device's next turn without input, or `nil` if there is none.
  private var nextWork: CFTimeInterval? {
    let device = simulator.system
    if device.hasWorkForNextTurn { return simulator.now }
    var times = device.timers.filter(\.isPending).map(\.fireTime)
    let frame = lastFrame + simulator.frameInterval
    if hasNewPicture || isTicking || device.hasTraitChanges {
      times.append(frame)
    } else if let change = device.tree.nextChange {
      times.append(max(change, frame))
    }
    return times.min()
  }

  /// Makes events of the display and signals wake the run loop.
  private func listen() {
    if let connection = window.connection {
      let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
      // The next turn reads the events.
      source.setEventHandler {}
      wakers.append(source)
    }
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.isOver = true }
      }
      wakers.append(source)
    }
    for waker in wakers { waker.resume() }
  }
}
