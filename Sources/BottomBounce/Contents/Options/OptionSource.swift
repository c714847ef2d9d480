public import UIKit

/// The options of a list, which can load.
///
/// `.list(…)` and `.checklist(…)` take arrays, too. Make this object for options that load:
///
/// ```swift
/// private lazy var devices = OptionSource.loading { [server] in try await server.deviceOptions() }
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
/// again, also while sheets show them. Several sheets and rows of forms can share the object.
///
/// A load that has begun goes on when the sheet ends, for the next sheet or row. It is canceled by
/// ``reload()``, and when nothing keeps the object anymore. Results of canceled loads are ignored.
public final class OptionSource<Choice: Hashable> {
  /// `nil` for options that don't load.
  let loader: OptionLoader<Choice>?
  private let own: KnownOptions<Choice>

  private init(_ known: KnownOptions<Choice>, loader: OptionLoader<Choice>? = nil) {
    own = known
    self.loader = loader
  }

  /// Creates options from an array of strings, options, or sections, which `.list(…)` takes, too.
  public convenience init<Option: TitledOptionOrSection<Choice>>(_ options: [Option]) {
    self.init(Option._options(options).own)
  }

  /// Creates an option for each of several values.
  ///
  /// The closures run when an option is shown or searched. The parameters are those of
  /// ``SheetContent/list(_:selected:title:subtitle:image:keywords:)``.
  public convenience init(
    _ values: some Sequence<Choice>, title: @escaping (Choice) -> String,
    subtitle: ((Choice) -> String?)? = nil, image: ((Choice) -> UIImage?)? = nil,
    keywords: ((Choice) -> [String])? = nil
  ) {
    self.init(
      KnownOptions(Array(values), value: { $0 }) {
        SheetOption(
          $0, title: title($0), subtitle: subtitle?($0), image: image?($0),
          keywords: keywords?($0) ?? [])
      })
  }

  fileprivate convenience init(sections: [SheetSection<Choice>]) {
    self.init(KnownOptions(sections))
  }

  /// Returns options that load while a sheet shows them.
  ///
  /// The sheet says that it loads, and waits. If the closure throws an error, the sheet shows its
  /// message and a Retry button.
  ///
  /// - Parameter options: Returns the options, in their order. It runs on the main actor until it
  ///   suspends, for the first sheet, after Retry, and after ``reload()``.
  @MainActor public static func loading(
    _ options: nonisolated(nonsending) @escaping () async throws -> [SheetOption<Choice>]
  ) -> OptionSource<Choice> {
    loadingSections { [SheetSection(title: nil, options: try await options())] }
  }

  /// Returns options in sections that load while a sheet shows them.
  ///
  /// - Parameter sections: Returns the sections, in their order. It runs as the closure of
  ///   ``loading(_:)`` does.
  @MainActor public static func loadingSections(
    _ sections: nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>]
  ) -> OptionSource<Choice> {
    OptionSource(KnownOptions(), loader: OptionLoader(sections))
  }

  /// Loads the options again.
  ///
  /// Sheets that show them keep the old ones until the new ones have loaded. If that fails, they
  /// show the error and keep the old ones. Options that don't load stay as they are.
  @MainActor public func reload() {
    loader?.reload()
  }

  @MainActor var known: KnownOptions<Choice>? { loader == nil ? own : loader?.options }

  var all: [SheetOption<Choice>] { own.all }

  var isShort: Bool { loader == nil && own.count <= 5 }
}

// MARK: Arrays of options

/// An element of the arrays that lists take: a string, a ``SheetOption``, or a ``SheetSection``.
///
/// Values of other types need titles: `.list(countries, title: \.name)`. Don't conform your own
/// types to it.
public protocol TitledOptionOrSection<Choice> {
  /// The type of the values that the user can choose.
  associatedtype Choice: Hashable
  /// Returns the options of an array, for the package only.
  static func _options(_ options: [Self]) -> OptionSource<Choice>
}

/// An element of the arrays that wheels and buttons take: a string or a ``SheetOption``.
///
/// Values of other types need titles: `.wheel(countries, title: \.name)`. Don't conform your own
/// types to it.
public protocol TitledOption<Choice>: TitledOptionOrSection {}

extension String: TitledOption {
  /// Returns options whose titles are their values, for the package only.
  public static func _options(_ options: [String]) -> OptionSource<String> {
    OptionSource(options) { $0 }
  }
}

extension SheetOption: TitledOption {
  /// Returns the options, for the package only.
  public static func _options(_ options: [Self]) -> OptionSource<Value> {
    OptionSource(sections: [SheetSection(title: nil, options: options)])
  }
}

extension SheetSection: TitledOptionOrSection {
  /// Creates a section with strings or options.
  ///
  /// The default of the title is `nil`: no header.
  public init<Option: TitledOption<Value>>(_ title: String? = nil, options: [Option]) {
    self.init(title: title, options: Option.list(options))
  }

  /// Returns the options of sections, for the package only.
  public static func _options(_ options: [Self]) -> OptionSource<Value> {
    OptionSource(sections: options)
  }
}

extension TitledOption {
  static func list(_ options: [Self]) -> [SheetOption<Choice>] {
    _options(options).all
  }
}
