import ViewBuilding

/// An object that loads the options of lists.
@MainActor final class OptionLoader<Choice: Hashable> {
  private let load: @MainActor () async -> Result<[SheetSection<Choice>], any Error>
  /// The sections of the last load that has succeeded; `nil` before.
  private(set) var sections: [SheetSection<Choice>]?
  /// The number of loads that have succeeded.
  private(set) var version = 0
  /// The message of the last load, if it has failed.
  private(set) var failure: String?
  /// A Boolean value that indicates whether the options must be loaded, because they have never
  /// been, or because a load was canceled.
  private var isStale = true
  private var task: Task<Void, Never>?
  private var observers: [Weak<LiveOptions<Choice>>] = []
  private var rowObservers: [Weak<OptionObserver>] = []

  /// Creates a loader.
  ///
  /// - Parameter sections: Returns the sections. It runs on the main actor until it suspends.
  init(_ sections: nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>]) {
    load = {
      do { return .success(try await sections()) } catch { return .failure(error) }
    }
  }

  deinit {
    task?.cancel()
  }

  /// Loads the options again, instead of a load that is running.
  func reload() {
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
  private let loader: OptionLoader<Choice>
  private let values: OptionValues<Choice>
  private let list: OptionListView
  private var version = 0

  /// Shows the options of a loader in a list, until the sheet ends.
  init(_ loader: OptionLoader<Choice>, values: OptionValues<Choice>, in list: OptionListView) {
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
