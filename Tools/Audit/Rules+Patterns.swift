extension Rules {
  /// Reports code that only a run on iOS would show to be wrong: in Dark Mode, with large text, in
  /// right-to-left languages, on iPad, for VoiceOver, or after a while.
  static func patterns(_ files: [SourceText]) -> [Finding] {
    let patterns = lookPatterns + trapPatterns
    let files = files.filter { file in everywhere.contains(where: file.file.hasPrefix) }
    let plain = plainProperties(files)
    return files.flatMap { file -> [Finding] in
      let rules = [
        patterns.flatMap { $0.findings(in: file) }, callsInside(file), strongClosures(in: file),
        hiddenSubviews(in: file), observations(in: file, of: plain), assumedIsolation(in: file),
      ]
      return rules.flatMap { $0 }
    }
  }

  private static let everywhere = ["Sources/", "Example/"]

  /// Code that looks wrong in some environments.
  private static var lookPatterns: [CodePattern] {
    [
      CodePattern(
        words: [
          ".black", ".white", ".darkGray", ".lightGray", "UIColor(red", "UIColor(white",
          "UIColor(hue",
        ], expression: /[cC]olor/, remedy: /[mM]ask|[sS]hadow|userInterfaceStyle/,
        folders: everywhere, exception: .fixedColor,
        problem: "is the same in Dark Mode: use a color of the system, such as label."),
      CodePattern(
        words: [".cgColor"], expression: /^(?![\s\S]*(?:[mM]ask|[sS]hadow))/,
        remedy: /UITraitUserInterfaceStyle/, scope: .file, folders: everywhere,
        exception: .layerColor,
        problem: "doesn't follow Dark Mode: set it again when UITraitUserInterfaceStyle changes."),
      CodePattern(
        words: [
          "systemFont(ofSize", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
          "monospacedDigitSystemFont", "UIFont(name", ".system(size",
        ], remedy: /scaledFont\(for|UIFontMetrics/, folders: everywhere, exception: .fixedFont,
        problem: "ignores the user's text size: use preferredFont or scaledFont(for:)."),
      CodePattern(
        words: [".preferredFont"],
        expression: /(?:^|\W)(?!attributes\.)\w+\.font\s*=\s*\.preferredFont/,
        remedy: /adjustsFontForContentSizeCategory/, scope: .block, folders: everywhere,
        problem: "changes only with adjustsFontForContentSizeCategory: set it, too."),
      CodePattern(
        words: ["textAlignment"], expression: /textAlignment\s*=[^=][\s\S]*\.(?:left|right)\b/,
        remedy: /[mM]irrored|eftToRight|ightToLeft|ayoutDirection/,
        problem: "is .left or .right in every language: choose it by the layout direction."),
      CodePattern(
        words: [".constraint"],
        expression:
          /left\w*\.constraint\([^,)]*(?:right|leading|trailing)A|right\w*\.constraint\([^,)]*(?:left|leading|trailing)A|(?:leading|trailing)\w*\.constraint\([^,)]*(?:left|right)A/,
        problem: "relates different edges: use leading and trailing, which follow the language."),
      CodePattern(
        words: ["dateFormat"], expression: /\.dateFormat\s*=[^=]/, remedy: /fromTemplate/,
        folders: everywhere,
        problem: "is the same in every language: use a format style."),
    ]
  }

  /// Code that crashes, blocks, or never ends.
  private static var trapPatterns: [CodePattern] {
    [
      CodePattern(
        words: ["repeats"], expression: /Timer[\s\S]*repeats:\s*true/,
        folders: everywhere,
        problem: "keeps a timer alive until someone invalidates it: use OneShotTimer."),
      CodePattern(
        words: ["CADisplayLink", "DisplayLinkClock", "ClockChangeTimer"],
        expression:
          /^(?![\s\S]*\bclass )[\s\S]*(?:CADisplayLink|DisplayLinkClock|ClockChangeTimer)\s*[({]/,
        remedy: /\.(?:stop|invalidate)\(\)/, scope: .file, folders: everywhere,
        problem: "is never stopped in this file: call stop() or invalidate()."),
      CodePattern(
        words: [".sync"], expression: /\.sync\s*[({]/, folders: everywhere,
        problem: "blocks its thread, and forever on the main queue: use a task."),
      CodePattern(
        words: [".wait", "sleep", "usleep", "nanosleep"], expression: /\.wait\(|sleep\(/,
        remedy: /\bawait\b/, folders: everywhere, problem: "blocks its thread: await a task."),
      CodePattern(
        words: [".actionSheet"],
        remedy:
          /\.(?:sourceView|sourceItem|barButtonItem)\s*=[^=]|\([\w.]+\.popoverPresentationController\)/,
        scope: .file, folders: everywhere,
        problem: "crashes on iPad without a source: set that of popoverPresentationController."),
      CodePattern(
        words: ["sourceRect"], expression: /sourceRect\s*=[^=]/, remedy: /sourceView\s*=[^=]/,
        scope: .file, folders: everywhere,
        problem: "crashes on iPad without its view: set sourceView, too."),
      CodePattern(
        words: ["OBJC_ASSOCIATION_ASSIGN"],
        problem: "leaves a pointer to a released object: use OBJC_ASSOCIATION_RETAIN_NONATOMIC."),
      CodePattern(
        words: ["Timer"],
        expression: /^(?![\s\S]*repeats:\s*true)[\s\S]*\bTimer(?:\.scheduledTimer)?\(/,
        remedy: /\.invalidate\(\)/,
        scope: .file, folders: everywhere,
        problem: "is never stopped in this file: call invalidate()."),
      CodePattern(
        words: ["dismantleUIView", "dismantleUIViewController"],
        expression: /dismantle\w+\(\s*_ \w+: [\w.<>]+,(?!\s*coordinator:)/, folders: everywhere,
        problem: "isn't what SwiftUI calls: its second parameter is coordinator."),
      CodePattern(
        words: ["IndexPath"],
        expression: /\b(?:row|item|section):\s*[\w.?!]*\.(?:count|endIndex)\s*[,)]/,
        remedy: /insert(?:Rows|Items|Sections)/, folders: everywhere,
        problem: "names the row after the last one, which UIKit refuses: subtract 1."),
      CodePattern(
        words: ["beginUpdates", "endUpdates"], folders: everywhere,
        problem: "must be in pairs: use performBatchUpdates."),
      CodePattern(
        words: ["CATransaction.begin"],
        remedy: /^(?:(?!\breturn\b)[\s\S])*?CATransaction\.commit\(\)/, scope: .block,
        folders: everywhere,
        problem: "has no commit before the end or a return: call CATransaction.commit()."),
      CodePattern(
        words: ["assumeIsolated"],
        expression:
          /(?:Task\.detached|\.global\(|Thread\b|OperationQueue\(|queue: nil|dataTask\()[\s\S]*assumeIsolated/,
        folders: everywhere, problem: "crashes on another thread: start a task on the main actor."),
      CodePattern(
        words: ["observe"],
        expression:
          /\.observe\(\s*\\\.[\w.]*\b(?:bounds|frame|center|content(?:Offset|Size|Inset)|transform|position|safeAreaInsets)\.\w/,
        folders: everywhere,
        problem: "crashes with a member of a struct: observe the property that has the struct."),
      CodePattern(
        words: ["traitOverrides"],
        expression: /traitOverrides\.(?!contains\(|remove\()\w+\b(?!\s*=[^=])/,
        remedy: /\.contains\(/, scope: .file, folders: everywhere,
        problem: "crashes if the trait has no override: ask contains(_:) first."),
      CodePattern(
        words: ["saveGState"], remedy: /restoreGState\(\)/, scope: .block, folders: everywhere,
        problem: "has no counterpart in its block: call restoreGState()."),
      CodePattern(
        words: ["addObserver"], expression: /^\s*(?:_\s*=\s*)?[\w.]+\.addObserver\(\s*forName/,
        folders: everywhere, problem: "returns the token that ends it: keep the token."),
      CodePattern(
        words: ["exit", "abort"], expression: /(?:^|[^.\w])_?(?:exit|abort)\(/,
        folders: everywhere, problem: "quits the app, which App Review refuses: do without it."),
      CodePattern(
        words: ["dlopen", "dlsym"], folders: everywhere,
        problem: "can reach private code, which App Review refuses: use declarations."),
      CodePattern(
        words: ["NSLocalizedString"],
        problem: "reads the strings of the app: add a text to SheetStrings."),
      CodePattern(
        words: ["NSLog", "UserDefaults", "DispatchQueue.global"], folders: ["Example/"],
        problem: "is nothing that apps should copy from an example: do without it."),
    ]
  }

  /// Reports functions that ask again for the pass in which they are called.
  private static func callsInside(_ file: SourceText) -> [Finding] {
    let calls: [(String, Regex<Substring>)] = [
      ("layoutSubviews", /(?:^|[^.\w]|self\.)setNeedsLayout\(\)/),
      ("viewDidLayoutSubviews", /(?:^|[^.\w]|self\.)view\.setNeedsLayout\(\)/),
      ("updateConstraints", /(?:^|[^.\w]|self\.)setNeedsUpdateConstraints\(\)/),
      ("draw", /(?:^|[^.\w]|self\.)setNeedsDisplay\(\)/),
    ]
    return calls.flatMap { name, call in
      file.places(of: "override func \(name)(").filter {
        file.contents(of: "{", after: $0)?.contains(call) == true
      }.map {
        Finding(at: $0, "\(name) requests itself again, without an end: leave that call out.")
      }
    }
  }

  /// Reports closures that retain the object that keeps them.
  private static func strongClosures(in file: SourceText) -> [Finding] {
    let action = /UIAction(?:\([^{}]*\))?\s*\{/
    let closures =
      /(?:^|[\s.])on[A-Z]\w*\s*=\s*\{|(?:^|\W)(?:watch|on)\([^{}]*for:\s*self\)\s*\{/
    let strong = /^(?!\s*\[[^\]]*(?:weak|unowned) self)[\s\S]*(?:^|\W)self(?:\W|$)/
    let others = file.codeLines.indices.compactMap { index -> SourceLocation? in
      let line = file.codeLines[index]
      guard let start = line.firstMatch(of: closures)?.range.lowerBound else { return nil }
      let column = line.distance(from: line.startIndex, to: start) + 1
      return SourceLocation(file: file.file, line: index + 1, column: column)
    }
    let actions = file.places(of: "UIAction").filter {
      file.statement(at: $0.line).contains(action)
    }
    return (actions + others).filter {
      file.contents(of: "{", after: $0)?.contains(strong) == true
    }.map { Finding(at: $0, "The closure retains self, which keeps it: capture it weakly.") }
  }

  /// Returns the names of properties that key-value observing doesn't know.
  private static func plainProperties(_ files: [SourceText]) -> Set<Substring> {
    let plain = /^(?!.*\bdynamic\b).*\bvar (\w+)/
    return Set(files.flatMap(\.codeLines).compactMap { $0.firstMatch(of: plain)?.1 })
  }

  private static func observations(
    in file: SourceText, of plain: Set<Substring>
  ) -> [Finding] {
    file.places(of: "observe").filter { place in
      let keyPath = file.statement(at: place.line)
        .firstMatch(of: /\.observe\(\s*\\\.(?:\w+[?!]?\.)*(\w+)/)
      return keyPath.map { plain.contains($0.1) } == true
    }.map { Finding(at: $0, "UIKit can't observe this property: it needs @objc dynamic.") }
  }

  /// Reports code for the main thread in a closure that any thread can call.
  private static func assumedIsolation(in file: SourceText) -> [Finding] {
    guard file.code.contains(/queue: nil\b/) else { return [] }
    return file.places(of: "assumeIsolated").filter { place in
      let before = file.codeLines[max(place.line - 3, 0)..<place.line].joined(separator: "\n")
      return !before.contains(/isCurrent|isMainThread/)
    }.map { Finding(at: $0, "A notification can come on another thread: ask for it first.") }
  }

  /// Reports views with controls that hide them from VoiceOver.
  private static func hiddenSubviews(in file: SourceText) -> [Finding] {
    let control =
      /\b(?:let|var) \w+(?:: | = )(?:UI(?:Control|Button|Switch|Slider|Stepper|DatePicker|PickerView|TextField|TextView|TableView|CollectionView|SegmentedControl|SearchBar))\b/
    return file.places(of: "isAccessibilityElement = true").filter { place in
      file.code(before: place.column, inLine: place.line).contains(/(?:^|[^.\w]|self\.)$/)
        && file.code.contains(control)
    }.map {
      Finding(
        at: $0, "VoiceOver doesn't reach the controls in an element: make them the elements.",
        subject: Exceptions.Subject(rule: .hiddenSubviews, name: file.file))
    }
  }
}
