import BottomBounce
public import UIKit
import ViewBuilding

/// The example's screen: a settings list in which a tap on a row opens a sheet, and the value comes back.
public final class EditProfileViewController: UIViewController {
  /// What the screen shows; changes by the sheets, and is kept by the store at every change.
  public private(set) var profile: Profile {
    didSet {
      guard profile != oldValue else { return }
      keepProfile()
      tableView.reconfigureRows(at: ProfileRow.allCases.map(Self.path))
    }
  }

  private let texts: ProfileTexts
  private let store: ProfileStore?
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let titleView: LargeTitleView
  private let sheet = BottomBounceView()
  private var isSaved = true

  /// A screen for a profile, in one of the example's languages: `en`, `zh-Hans` or `ar`.
  ///
  /// - Parameters:
  ///   - profile: What is shown at first; nil, the default, for what the store has.
  ///   - store: Where changes are kept; nil, the default, for nowhere.
  public init(profile: Profile? = nil, language: String = "en", store: ProfileStore? = nil) {
    self.profile = profile ?? store?.load() ?? Profile()
    self.store = store
    texts = ProfileTexts(language: language)
    titleView = LargeTitleView(texts.title)
    super.init(nibName: nil, bundle: nil)
  }

  /// The screen is made in code; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("EditProfileViewController is made in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    tableView.dataSource = self
    tableView.delegate = self
    // The sheet goes over the list, not into it, so that it does not scroll away.
    Layout(in: view, ["table": tableView]).eqs("table.edges == 0")
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleView.margin = view.layoutMargins.left
    // A table takes the frame that its header has.
    let size = titleView.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if tableView.tableHeaderView == nil || titleView.bounds.size != size {
      titleView.frame = CGRect(origin: .zero, size: size)
      tableView.tableHeaderView = titleView
    }
  }

  private static let cell = "row"

  private static func path(_ row: ProfileRow) -> IndexPath {
    IndexPath(row: row.rawValue, section: 0)
  }

  // MARK: What the rows show and do

  private func value(of row: ProfileRow) -> String {
    switch row {
    case .introduction: profile.introduction.isEmpty ? texts.notSet : profile.introduction
    case .gender: profile.gender.map(texts.name) ?? texts.notSet
    case .birthday: profile.birthday?.text ?? texts.notSet
    }
  }

  private func edit(_ row: ProfileRow) {
    switch row {
    case .introduction: editIntroduction()
    case .gender: chooseGender()
    case .birthday: chooseBirthday()
    }
  }

  private func editIntroduction() {
    sheet.show(
      .text(profile.introduction, placeholder: texts.introductionPlaceholder, limit: 40),
      in: view, configuration: .init(title: texts.title(of: .introduction))
    ) { [weak self] introduction in
      self?.profile.introduction = introduction
    }
  }

  private func chooseGender() {
    let choice = UIAlertController(
      title: texts.title(of: .gender), message: nil, preferredStyle: .actionSheet)
    for gender in Gender.allCases {
      choice.addAction(
        UIAlertAction(title: texts.name(of: gender), style: .default) { [weak self] _ in
          self?.profile.gender = gender
        })
    }
    choice.addAction(UIAlertAction(title: texts.cancel, style: .cancel))
    // On a pad the choice points at its row.
    if let cell = tableView.cellForRow(at: Self.path(.gender)) {
      choice.popoverPresentationController?.sourceView = cell
      choice.popoverPresentationController?.sourceRect = cell.bounds
    }
    present(choice, animated: true)
  }

  private func chooseBirthday() {
    sheet.show(
      .day(profile.birthday?.components, maximum: .today), in: view,
      configuration: .init(title: texts.title(of: .birthday))
    ) { [weak self] day in
      self?.profile.birthday = Day(day)
    }
  }

  // MARK: Between two runs

  /// Keeps the profile, or says below the rows that it is not kept.
  private func keepProfile() {
    let wasSaved = isSaved
    do throws(ProfileStoreError) {
      try store?.save(profile)
      isSaved = true
    } catch {
      isSaved = false
      UIAccessibility.post(notification: .announcement, argument: texts.notSaved)
    }
    if isSaved != wasSaved { tableView.reloadSections([0], with: .none) }
  }
}

extension EditProfileViewController: UITableViewDataSource {
  /// One row for each part of the profile.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ProfileRow.allCases.count
  }

  /// A title, the value at the end, and an arrow.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    guard let row = ProfileRow(rawValue: indexPath.row) else { return cell }
    var content = UIListContentConfiguration.valueCell()
    content.text = texts.title(of: row)
    content.secondaryText = value(of: row)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = row.identifier
    cell.accessibilityLabel = texts.title(of: row)
    cell.accessibilityValue = value(of: row)
    cell.accessibilityTraits = .button
    return cell
  }

  /// What becomes of the introduction, or that nothing is kept.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    isSaved ? texts.footer : texts.notSaved
  }
}

extension EditProfileViewController: UITableViewDelegate {
  /// None: the title leaves the room above the rows.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    // Zero would stand for the system's own.
    .leastNormalMagnitude
  }

  /// Opens what the row's value is changed with.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let row = ProfileRow(rawValue: indexPath.row) { edit(row) }
  }
}
