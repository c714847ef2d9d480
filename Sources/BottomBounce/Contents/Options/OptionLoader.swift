import ViewBuilding

@MainActor final class OptionLoader<Choice: Hashable> {
  private let load: @MainActor () async -> Result<[SheetSection<Choice>], any Error>
  /// The options of the last load that has succeeded.
  private(set) var options: KnownOptions<Choice>?
  private(set) var failure: String?
  private var task: Task<Void, Never>?
  private var observers: [Weak<OptionObserver>] = []

  init(_ sections: nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>]) {
    load = {
      do { return .success(try await sections()) } catch { return .failure(error) }
    }
  }

  deinit {
    task?.cancel()
  }

  func reload() {
    task?.cancel()
    failure = nil
    task = PendingWork.task("loading of options") { [weak self, load] work in
      let result = await work.awaitApp { await load() }
      if !Task.isCancelled { self?.end(with: result) }
    }
    notify(hasNewOptions: false)
  }

  func loadIfNeeded() {
    if task == nil, options == nil || failure != nil { reload() }
  }

  private func end(with result: Result<[SheetSection<Choice>], any Error>) {
    task = nil
    switch result {
    case .success(let sections):
      options = KnownOptions(sections)
      notify(hasNewOptions: true)
    case .failure(let error):
      failure = (error as? ValidationError)?.message ?? error.localizedDescription
      notify(hasNewOptions: false)
    }
  }

  /// Calls the closure when a load begins or ends, until the returned object is released.
  func observe(_ onChange: @escaping OptionObserver.Action) -> AnyObject {
    let observer = OptionObserver(onChange)
    observers.removeReleased()
    observers.append(Weak(observer))
    return observer
  }

  private func notify(hasNewOptions: Bool) {
    for observer in observers.compacted() { observer.onChange(hasNewOptions) }
  }
}

@MainActor final class OptionObserver {
  typealias Action = @MainActor (_ hasNewOptions: Bool) -> Void
  let onChange: Action

  init(_ onChange: @escaping Action) {
    self.onChange = onChange
  }
}
