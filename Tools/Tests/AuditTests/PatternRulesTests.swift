import Testing

@testable import Audit

/// The rules about code that only a run on iOS would show to be wrong.
@Suite struct PatternRulesTests {
  private static let sources = "Sources/BottomBounce/Platform/B.swift"

  /// Each text has at most one finding; `nil` is the beginning of the message of none.
  private func expect(
    _ beginning: String?, in text: String, file: String = sources,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let files = [SourceText(file: file, text: text)]
    let found = (Rules.patterns(files) + Rules.literals(files, Self.images)).map(\.message)
    #expect(found.count == (beginning == nil ? 0 : 1), "\(found)", sourceLocation: location)
    if let beginning {
      #expect(found.first?.hasPrefix(beginning) == true, "\(found)", sourceLocation: location)
    }
  }

  @Test(
    arguments: [
      ("formatter.dateFormat = \"MM/dd/yyyy\"", "dateFormat is the same"),
      ("formatter.dateStyle = .long", nil), ("let format = formatter.dateFormat", nil),
      ("popover?.sourceRect = rect", "sourceRect crashes on iPad"),
      ("popover?.sourceView = view\npopover?.sourceRect = rect", nil),
      ("objc_setAssociatedObject(a, key, b, .OBJC_ASSOCIATION_ASSIGN)", "OBJC_ASSOCIATION_ASSIGN"),
      ("objc_setAssociatedObject(a, key, b, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)", nil),
      ("timer = Timer(timeInterval: 1, repeats: false) { _ in }", "Timer is never stopped"),
      ("timer = Timer(timeInterval: 1, repeats: false) { _ in }\ntimer?.invalidate()", nil),
      (
        "static func dismantleUIView(_ view: Anchor, context: Context) {}",
        "dismantleUIView isn't what SwiftUI calls"
      ), ("static func dismantleUIView(_ view: Anchor, coordinator: Coordinator) {}", nil),
    ] as [(String, String?)])
  func `what a review of the sources has found`(text: String, beginning: String?) {
    expect(beginning, in: text)
  }

  // MARK: Looks

  @Test(
    arguments: [
      ("label.textColor = isError ? .black : .label", ".black is the same in Dark Mode"),
      ("view.tintColor =\n  .lightGray", ".lightGray is"),
      ("let color = UIColor.white", ".white is"),
      ("view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red is"),
      ("view.backgroundColor = .systemBackground", nil), ("mask.backgroundColor = .black", nil),
      ("layer.shadowColor = UIColor.black.cgColor", nil), ("font.weight = .black", nil),
    ] as [(String, String?)])
  func `colors follow Dark Mode`(text: String, beginning: String?) {
    expect(beginning, in: text)
    expect(beginning, in: text, file: "Example/B.swift")
  }

  @Test(
    arguments: [
      ("layer.borderColor = UIColor.separator.cgColor", ".cgColor doesn't follow Dark Mode"),
      ("layer.borderColor = line.cgColor\nregister([UITraitUserInterfaceStyle.self])", nil),
      ("layer.mask?.backgroundColor = color.cgColor", nil), ("layer.shadowColor = a.cgColor", nil),
    ] as [(String, String?)])
  func `colors of layers follow Dark Mode`(text: String, beginning: String?) {
    expect(beginning, in: text)
    expect(beginning, in: text, file: "Example/B.swift")
  }

  @Test(
    arguments: [
      ("label.font = .systemFont(ofSize: 17)", "systemFont(ofSize ignores the user's text size"),
      ("UIFont(name: name, size: 12)", "UIFont(name ignores"),
      ("label.font = .boldSystemFont(ofSize: 17)", "boldSystemFont ignores"),
      ("UIFontMetrics(forTextStyle: .body).scaledFont(\n  for: .systemFont(ofSize: 17))", nil),
      (
        "label.font = .preferredFont(forTextStyle: .body)\n"
          + "label.adjustsFontForContentSizeCategory = true", nil
      ), ("label.font = .preferredFont(forTextStyle: .body)", ".preferredFont changes only with"),
      ("let font = UIFont.preferredFont(forTextStyle: .body)", nil),
    ] as [(String, String?)])
  func `fonts follow the text size`(text: String, beginning: String?) {
    expect(beginning, in: text)
    expect(beginning, in: text, file: "Example/B.swift")
  }

  @Test(
    arguments: [
      ("label.textAlignment = isStacked ? .natural : .right", "textAlignment is .left or .right"),
      ("label.textAlignment = .left", "textAlignment is"), ("label.textAlignment = .center", nil),
      ("label.textAlignment =\n  isMirrored\n  ? .right : .left", nil),
      ("if label.textAlignment == .right {}", nil),
      ("view.leftAnchor.constraint(equalTo: a.rightAnchor)", ".constraint relates different edges"),
      ("view.trailingAnchor.constraint(equalTo: a.leftAnchor)", ".constraint relates"),
      (
        "[\n  a.leftAnchor.constraint(equalTo: b.leftAnchor),\n  a.rightAnchor.constraint(equalTo: c)]",
        nil
      ),
    ] as [(String, String?)])
  func `edges follow the layout direction`(text: String, beginning: String?) {
    expect(beginning, in: text)
  }

  @Test(
    arguments: [
      ("a.left == mark.right + 6\n  a.right == 0", true),
      ("a.right == 0\n  a.left == mark.leading", true),
      ("trailing <= a.left", true),
      ("left, right == mark.right", true), ("left == mark.left", true), ("leading == 0", false),
      ("left == mark.left\n  right == 0", false),
      ("leading == mark.trailing + 6", false), ("left == 5", true), ("centerX == a.left", false),
      ("left.top == right.bottom", false), ("Turn left or right", false),
    ])
  func `equations follow the layout direction`(equation: String, isReported: Bool) {
    let text = "let a = \"\"\"\n  top == 0\n  \(equation)\n  \"\"\""
    for file in [Self.sources, "Example/B.swift"] {
      let found = Rules.literals([SourceText(file: file, text: text)], Self.images)
      #expect(found.isEmpty == !isReported, "\(found)")
    }
    expect(nil, in: "// \"\(equation)\"")
  }

  @Test(
    arguments: [
      ("left == 5\n  right == 0\n  trailing == 0", true),
      ("right == -5\n  left == 0\n  leading == a.leading", true),
      ("left == a.left\n  right == 0", false),
      ("a.left == 0\n  a.right == 0\n  b.trailing == 0", false),
      ("a.left == 0\n  a.right == 0\n  a.trailing == 0", true),
    ])
  func `equations of a view are of one kind`(equations: String, isReported: Bool) {
    let text = "let a = \"\"\"\n  top == 0\n  \(equations)\n  \"\"\""
    let found = Rules.literals([SourceText(file: Self.sources, text: text)], Self.images)
    #expect(found.isEmpty == !isReported, "\(found)")
  }

  // MARK: Texts and images

  @Test(
    arguments: [
      ("view.accessibilityLabel = label.isEmpty ? \"Saving\" : label", true),
      ("accessibilityHint = \"Opens it\"", true), ("label.text =\n  a == b ? c : \"Off\"", true),
      ("button.setTitle(\"OK\", for: .normal)", true), ("style.attributedTitle = \"OK\"", true),
      ("label.text = \"\\(count) of\"", true), ("label.text = \"\\(count)\"", false),
      ("label.text = texts.joined(separator: \" and \")", false),
      ("label.text = strings[.ok]", false),
      ("label.text = isLong ? join(separator: \"a\") : nil", false),
      ("label.text = \"\\n\"", false),
      ("let text = \"Key\"", false), ("if label.text == \"a\" {}", false),
      ("view.accessibilityIdentifier = \"BottomBounce.date\"", false),
    ])
  func `texts are translated`(text: String, isReported: Bool) {
    expect(isReported ? "This text is in one language only" : nil, in: text)
    expect(nil, in: text, file: "Example/B.swift")
  }

  @Test(
    arguments: [
      ("UIImage(systemName: \"checkmark\")", nil), ("UIImage(named: \"document\")", nil),
      ("UIImage(systemName: \"document\")", "The symbol document is not in"),
      (
        "UIImage(\n  systemName: a ? \"checkmark\" : \"tray.2\")",
        "The symbol tray.2 came with iOS 18.0"
      ),
      ("Label(a, systemImage: \"document\")", "The symbol document is"),
      ("showSymbol(\n  \"document\", named: [\"a\"])", "The symbol document is"),
      (
        "UIFont(name: \".SFUI-Regular\", size: size, scaledFont(for: a))",
        ".SFUI-Regular is the name of"
      ),
    ] as [(String, String?)])
  func `symbols and fonts exist`(text: String, beginning: String?) {
    expect(beginning, in: text)
    expect(beginning, in: text, file: "Example/B.swift")
  }

  private static let images = SymbolImages(
    StrictRulesTests.markdown(
      "a.md", "| `checkmark` | 13.0 | page |\n| `tray.2` | 18.0 | page |", columns: 3))

  // MARK: Traps

  @Test(
    arguments: [
      ("Timer(timeInterval: a, repeats: true) { _ in }", "repeats keeps a timer alive"),
      ("Timer(timeInterval: a, repeats: false) { _ in }\na.invalidate()", nil),
      ("a(repeats: true)", nil),
      ("DispatchQueue.main.sync { a() }", ".sync blocks"), ("queue.async { a() }", nil),
      ("gate.wait()", ".wait blocks"), ("await gate.wait()", nil),
      // The rules only read these texts: no test sleeps.
      ("Thread.sleep(1)", "sleep blocks"),
      ("try await Task.sleep(for: a)", nil), ("usleep(5)", "usleep blocks"), ("let sleep = 1", nil),
      ("IndexPath(row: lines.count, section: 0)", "IndexPath names the row after the last one"),
      ("IndexPath(row: rows.endIndex, section: 0)", "IndexPath names"),
      ("IndexPath(row: lines.count - 1, section: 0)", nil),
      ("insertRows(at: [IndexPath(row: lines.count, section: 0)], with: .none)", nil),
      ("tableView.beginUpdates()", "beginUpdates must"),
      ("tableView.endUpdates()", "endUpdates must"),
      ("tableView.performBatchUpdates(a)", nil), ("exit(0)", "exit quits"), ("app.exit()", nil),
      ("if a { abort() }", "abort quits"), ("_ = dlopen(path, 1)", "dlopen can"),
      ("NSLocalizedString(\"OK\", comment: \"\")", "NSLocalizedString reads"),
      ("DispatchQueue.main.async { MainActor.assumeIsolated(work) }", nil),
      ("Task.detached { MainActor.assumeIsolated { a() } }", "assumeIsolated crashes"),
      ("view.observe(\\.bounds.origin) { _, _ in }", "observe crashes"),
      ("view.observe(\\.layer.bounds) { _, _ in }", nil),
      ("let a = view.traitOverrides.layoutDirection", "traitOverrides crashes"),
      ("traitOverrides.layoutDirection = .rightToLeft", nil),
      ("if traitOverrides.contains(a) { b = traitOverrides.layoutDirection }", nil),
    ] as [(String, String?)])
  func `code neither blocks nor crashes`(text: String, beginning: String?) {
    expect(beginning, in: text)
  }

  @Test(
    arguments: [
      (
        "_ = center.addObserver(forName: a, object: nil, queue: .main) { _ in }",
        "addObserver returns"
      ),
      (
        "NotificationCenter.default.addObserver(\n  forName: a, object: nil) { }",
        "addObserver returns"
      ),
      ("token = center.addObserver(forName: a, object: nil, queue: .main) { _ in }", nil),
      ("center.addObserver(self, selector: a, name: b, object: nil)", nil),
      (
        "func a() {\n  CATransaction.begin()\n  b { c() }\n}\nCATransaction.commit()",
        "CATransaction.begin has"
      ),
      ("func a() {\n  CATransaction.begin()\n  b { c() }\n  CATransaction.commit()\n}", nil),
      (
        "func a() {\n  CATransaction.begin()\n  if b { return }\n  CATransaction.commit()\n}",
        "CATransaction.begin has"
      ),
      (
        "func a() {\n  CATransaction.begin()\n  defer { CATransaction.commit() }\n  if b { return }\n}",
        nil
      ),
      ("context.saveGState()", "saveGState has"), ("a.saveGState()\na.restoreGState()", nil),
      ("frames = DisplayLinkClock { a() }", "DisplayLinkClock is never stopped"),
      ("link = CADisplayLink(target: a, selector: b)", "CADisplayLink is never"),
      ("frames = DisplayLinkClock { a() }\nframes?.stop()", nil), ("var a: CADisplayLink?", nil),
      ("@MainActor final class DisplayLinkClock {", nil),
      ("UIAlertController(title: a, preferredStyle: .actionSheet)", ".actionSheet crashes on iPad"),
      ("a(preferredStyle: .actionSheet)\nset(alert.popoverPresentationController)", nil),
      ("a(preferredStyle: .actionSheet)\nb.popoverPresentationController?.sourceView = c", nil),
      (
        "a(preferredStyle: .actionSheet)\nfunc a(_ b: UIPopoverPresentationController) {}",
        ".actionSheet"
      ),
      ("a(preferredStyle: .alert)", nil),
    ] as [(String, String?)])
  func `what begins also ends`(text: String, beginning: String?) {
    expect(beginning, in: text)
    expect(beginning, in: text, file: "Example/B.swift")
    expect(nil, in: text, file: "Tests/B.swift")
  }

  @Test(
    arguments: [
      ("override func layoutSubviews() { setNeedsLayout() }", "layoutSubviews requests itself"),
      ("override func layoutSubviews() { self.setNeedsLayout() }", "layoutSubviews requests"),
      ("override func layoutSubviews() { label.setNeedsLayout() }", nil),
      ("override func viewDidLayoutSubviews() { view.setNeedsLayout() }", "viewDidLayoutSubviews"),
      ("override func draw(_ rect: CGRect) { setNeedsDisplay() }", "draw requests"),
      ("override func layoutSubviews() {}\nfunc a() { setNeedsLayout() }", nil),
    ] as [(String, String?)])
  func `a pass does not request itself`(text: String, beginning: String?) {
    expect(beginning, in: text)
  }

  @Test(
    arguments: [
      ("a(UIAction { _ in self.tap() })", true),
      ("UIAction(title: b) { _ in\n  self.tap() }", true),
      ("a(UIAction { [weak self] _ in self?.tap() })", false), ("UIAction { [a] _ in a() }", false),
      ("func b(_ a: UIAction) { self.c() }", false),
    ])
  func `actions do not retain the owner of their control`(text: String, isReported: Bool) {
    expect(isReported ? "The closure retains self" : nil, in: text)
  }

  @Test(
    arguments: [
      ("onLayout = { view in\n  self.size() }", true), ("box.onReveal = { self.reveal() }", true),
      ("watch(a, \\.b, for: self) { _ in self.update() }", true),
      ("events(of: a).on(.b, for: self) { self.update() }", true),
      ("box.onReveal = { [weak self] in self?.reveal() }", false),
      ("watch(a, \\.b, for: self) { [weak self] _ in self?.update() }", false),
      ("onLayout = { a() }\nself.b()", false), ("icon = { self.b }", false),
    ])
  func `closures do not retain the object that keeps them`(text: String, isReported: Bool) {
    expect(isReported ? "The closure retains self" : nil, in: text)
  }

  @Test(
    arguments: [
      ("var isAtTop = false\nview.observe(\\.isAtTop) { _, _ in }", true),
      ("@objc dynamic var isAtTop = false\nview.observe(\\.isAtTop) { _, _ in }", false),
      ("var isAtTop = false\nview.observe(\\.contentOffset) { _, _ in }", false),
    ])
  func `observed properties are dynamic`(text: String, isReported: Bool) {
    expect(isReported ? "UIKit can't observe this property" : nil, in: text)
  }

  @Test(
    arguments: [
      ("b(queue: nil) { _ in\n  MainActor.assumeIsolated(a)\n}", true),
      ("b(queue: nil) { _ in\n  if isCurrent {\n    MainActor.assumeIsolated(a)\n  }\n}", false),
      ("b(queue: .main) { _ in\n  MainActor.assumeIsolated(a)\n}", false),
    ])
  func `a notification of any thread is not one of the main thread`(
    text: String, isReported: Bool
  ) {
    expect(isReported ? "A notification can come on another thread" : nil, in: text)
  }

  @Test(arguments: [
    ("let picker = UIDatePicker()\ninit() { isAccessibilityElement = true }", true),
    ("let toggle: UISwitch\nself.isAccessibilityElement = true", true),
    ("let picker = UIDatePicker()\nlabel.isAccessibilityElement = true", false),
    ("let label = UILabel()\nisAccessibilityElement = true", false),
    ("let picker = UIDatePicker()\nisAccessibilityElement = false", false),
  ])
  func `elements hide no controls`(text: String, isReported: Bool) {
    expect(isReported ? "VoiceOver doesn't reach the controls" : nil, in: text)
  }

  @Test(arguments: ["NSLog(text)", "UserDefaults.standard", "DispatchQueue.global().async {}"])
  func `the example is one to copy`(text: String) {
    let word = text.prefix { $0 != "(" && $0 != " " }.replacing(".standard", with: "")
    expect("\(word) is nothing that apps should copy", in: text, file: "Example/B.swift")
  }
}
