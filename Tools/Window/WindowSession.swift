import BottomBounceCatalog
import CSDL
import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// One run of the program: a device that lives in real time, and the window that shows it.
///
/// The main run loop drives it and sleeps whenever nothing is to be done: the main queue, on which
/// main-actor tasks run, timers, signals and the connection to the display all wake it.
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

  /// Runs until the window is closed or the process is asked to end.
  func run() {
    listen()
    while !isOver {
      turn()
      sleep()
    }
    for waker in wakers { waker.cancel() }
  }

  // MARK: One turn

  private func turn() {
    time.moveClock()
    input.handle(window.pollEvents())
    isOver = isOver || input.wantsToQuit
    let now = simulator.now
    let isFrame = now - lastFrame >= simulator.frameInterval - RealTime.tolerance
    simulator.system.turn(isFrame: isFrame)
    input.followFirstResponder()
    input.writeClipboard()
    if isFrame, hasNewPicture || isTicking {
      // In step with the frame before while frames follow each other.
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

  /// Whether the screen may differ from what the window shows.
  private var hasNewPicture: Bool {
    let tree = simulator.system.tree
    return tree.needsRender || tree.needsLayout || input.isExposed
      || tree.nextChange == tree.clock.now
  }

  /// Whether something needs every frame, or can only be polled.
  private var isTicking: Bool {
    input.awaitsInputMethod || window.connection == nil
      || simulator.system.displayLinks.contains { !$0.isPaused }
  }

  // MARK: Sleep

  /// Sleeps until something happens outside or the device has something to do.
  private func sleep() {
    // Lets what is due run now, so that what it changes counts for how long to sleep.
    let timer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    guard !isOver, !window.hasEvents else { return }
    var wake = timer
    if let next = nextWork {
      wake = min(wake, Date(timeIntervalSinceNow: max(next - time.now, 0)))
    }
    _ = RunLoop.main.run(mode: .default, before: wake)
  }

  /// The clock's time at which the device needs a turn without anybody's doing; nil for never.
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

  /// Has the run loop woken by events of the display and by signals.
  private func listen() {
    if let connection = window.connection {
      let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
      // The turn after it reads the events.
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
