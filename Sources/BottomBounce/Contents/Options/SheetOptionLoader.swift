import ViewBuilding

/// An object that loads the options of a list, and loads them again when the app asks for it.
///
/// Keep the loader and pass it to `.list(…)` or `.checklist(…)`:
///
/// ```swift
/// private lazy var devices = SheetOptionLoader { [server] in try await server.deviceOptions() }
///
/// func chooseDevice() {
///   sheet.show(.list(devices, selected: device), title: "Device", from: self) {
///     [weak self] device in
///     self?.device = device
///   }
/// }
///
/// func homeDidChange() {
///   devices.reload()
/// }
/// ```
///
/// The first sheet loads the options. Later sheets show them at once. ``reload()`` loads them
/// again, also while sheets show them. Several sheets can share a loader.
///
/// If the last sheet that shows a loader ends while it loads, the task is canceled, and the next
/// sheet loads again. Results of canceled tasks are ignored.
@MainActor public final class SheetOptionLoader<Choice: Hashable> {
  private let load: @MainActor () async -> Result<[SheetSection<Choice>], any Error>
  /// The sections of the last load that has succeeded; `nil` before.
  private(set) var sections: [SheetSection<Choice>]?
  /// The number of loads that have succeeded.
  private(set) var version = 0
  /// The message of the last load, if it has failed.
  private(set) var failure: String?
  /// A Boolean value that indicates whether the options must be loaded, because they have never
  /// been, or because ``reload()`` was canceled.
  private var isStale = true
  private var task: Task<Void, Never>?
  private var observers: [Weak<LiveOptions<Choice>>] = []
  private var rowObservers: [Weak<OptionObserver>] = []

  /// Creates a loader of options.
  ///
  /// - Parameter options: Returns the options, in their order, or throws an error whose message the
  ///   sheet shows. It runs on the main actor until it suspends.
  public convenience init(
    _ options: nonisolated(nonsending) @escaping () async throws -> [SheetOption<Choice>]
  ) {
    self.init(sections: { [SheetSection(options: try await options())] })
  }

  /// Creates a loader of options in sections.
  ///
  /// - Parameter sections: Returns the sections, in their order, or throws an error whose message
  ///   the sheet shows. It runs on the main actor until it suspends.
  public init(
    sections: nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>]
  ) {
    load = {
      do { return .success(try await sections()) } catch { return .failure(error) }
    }
  }

  deinit {
    task?.cancel()
  }

  /// Loads the options again.
  ///
  /// Sheets keep their options until the new ones have loaded, and keep the selected values, the
  /// text of the search, and the scroll position. If a selected value has no option anymore, the
  /// sheet says so, and disables OK until the user changes the selection. If the options can't be
  /// loaded, the sheet keeps the old ones and shows the error.
  ///
  /// A load that is running is canceled. You can also call this method before a sheet is shown, so
  /// that it shows the options at once.
  public func reload() {
    task?.cancel()
    isStale = true
    failure = nil
    task = PendingWork.task("loading of options") { [weak self, load] work in
      let result = await work.awaitApp { await load() }
      if !Task.isCancelled { self?.end(with: result) }
    }
    notify()
  }

  private func end(with result: Result<[SheetSection<Choice>], any Error>) {
    task = nil
    switch result {
    case .success(let sections):
      self.sections = sections
      version += 1
      isStale = false
      for observer in rowObservers.compacted() { observer.onChange() }
    case .failure(let error):
      failure = (error as? ValidationError)?.message ?? error.localizedDescription
    }
    notify()
  }

  // MARK: Sheets

  /// Notifies a sheet's options of changes, and loads if needed.
  func add(_ observer: LiveOptions<Choice>) {
    observers.removeReleased()
    observers.append(Weak(observer))
    if isStale, task == nil { reload() }
  }

  /// Ends the notifications, and the load if no other sheet waits for it.
  func remove(_ observer: LiveOptions<Choice>) {
    observers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === observer }
    guard observers.isEmpty else { return }
    task?.cancel()
    task = nil
  }

  /// Calls a closure when other options have loaded, until the returned object is released.
  ///
  /// It doesn't load them.
  func observe(_ onChange: @escaping @MainActor () -> Void) -> OptionObserver {
    let observer = OptionObserver(onChange)
    rowObservers.removeReleased()
    rowObservers.append(Weak(observer))
    return observer
  }

  private func notify() {
    for observer in observers.compacted() { observer.loaderChanged() }
  }
}

/// A row of a form that names an option of a loader.
@MainActor final class OptionObserver {
  let onChange: @MainActor () -> Void

  init(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }
}

/// The connection of a list with its loader.
@MainActor final class LiveOptions<Choice: Hashable> {
  private let loader: SheetOptionLoader<Choice>
  private let values: OptionValues<Choice>
  private let list: OptionListView
  private var version = 0

  /// Shows the options of a loader in a list, until the sheet ends.
  init(_ loader: SheetOptionLoader<Choice>, values: OptionValues<Choice>, in list: OptionListView) {
    self.loader = loader
    self.values = values
    self.list = list
    list.messages.onRetry = { [weak loader] in loader?.reload() }
    loader.add(self)
    loaderChanged()
  }

  /// Ends the connection.
  func end() {
    loader.remove(self)
  }

  /// Shows the options again, because other values are to be selected.
  func selectionDidChange() {
    version = 0
    loaderChanged()
  }

  /// Shows the new state of the loader.
  func loaderChanged() {
    if let sections = loader.sections {
      list.showNotice(loader.failure)
      guard version != loader.version else { return }
      version = loader.version
      list.update(to: values.update(to: sections))
    } else if let failure = loader.failure {
      list.showFailure(failure)
    } else {
      list.showLoading()
    }
  }
}
