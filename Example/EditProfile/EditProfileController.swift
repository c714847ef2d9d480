import BottomBounce
public import UIKit
public import ViewBuilding

/// A settings screen whose rows open sheets and show the returned values.
public final class EditProfileController: ViewHostController<EditProfileView> {
  /// The model that the screen shows and the sheets change.
  public let model: ProfileModel

  private let texts: ProfileTexts
  private let sheet = BottomBounceView()
  /// A Boolean value that indicates whether the footer shows its normal text, and not an error.
  private var footerSaysSaved = true

  /// Creates a screen for a profile.
  ///
  /// - Parameters:
  ///   - profile: The initial profile. The default is `nil`: the profile in the store.
  ///   - language: The language of the screen: `en`, `zh-Hans`, or `ar`. The default is `en`.
  ///   - store: The store for changes. The default is `nil`: changes aren't saved.
  public init(profile: Profile? = nil, language: String = "en", store: ProfileStore? = nil) {
    model = ProfileModel(profile: profile, store: store)
    texts = ProfileTexts(language: language)
    super.init()
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("EditProfileController is made in code.")
    return nil
  }

  /// Connects the table view to the model.
  public override func setViewHandlers() {
    controllerView.titleLabel.text = texts.title
    controllerView.table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    controllerView.table.dataSource = self
    controllerView.table.delegate = self
    watch(model, \.profile, for: self) { [weak self] _ in self?.updateRows() }
    watch(model, \.isSaved, for: self) { [weak self] in self?.updateFooter(isSaved: $0) }
    events(of: model).on(.notSaved, for: self) { [texts] in
      UIAccessibility.post(notification: .announcement, argument: texts.notSaved)
    }
  }

  private static let cell = "row"

  private static func path(_ row: ProfileRow) -> IndexPath {
    IndexPath(row: row.rawValue, section: 0)
  }

  private func updateRows() {
    let table = controllerView.table
    table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
  }

  private func updateFooter(isSaved: Bool) {
    guard isSaved != footerSaysSaved else { return }
    footerSaysSaved = isSaved
    controllerView.table.reloadSections([0], with: .none)
  }

  // MARK: Rows

  private func value(of row: ProfileRow) -> String {
    let profile = model.profile
    return switch row {
    case .introduction: profile.introduction.isEmpty ? texts.notSet : profile.introduction
    case .gender: profile.gender.map(texts.name) ?? texts.notSet
    case .birthday: profile.birthday.flatMap(texts.text) ?? texts.notSet
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
      .text(model.profile.introduction, placeholder: texts.introductionPlaceholder, limit: 40),
      title: texts.title(of: .introduction), from: self
    ) { [weak self] introduction in
      self?.model.profile.introduction = introduction
    }
  }

  private func chooseGender() {
    sheet.show(
      .buttons(Gender.allCases, selected: model.profile.gender, title: texts.name(of:)),
      title: texts.title(of: .gender), from: self
    ) { [weak self] gender in
      self?.model.profile.gender = gender
    }
  }

  private func chooseBirthday() {
    sheet.show(
      .day(model.profile.birthday?.components, maximum: .today), title: texts.title(of: .birthday),
      from: self
    ) { [weak self] day in
      self?.model.profile.birthday = Day(day)
    }
  }
}

extension EditProfileController: UITableViewDataSource {
  /// Returns the number of rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ProfileRow.allCases.count
  }

  /// Returns a cell with a title, a value, and a disclosure indicator.
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

  /// Returns a note about the introduction, or that changes could not be saved.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    footerSaysSaved ? texts.footer : texts.notSaved
  }
}

extension EditProfileController: UITableViewDelegate {
  /// Returns no height, because the large title has space below it.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    // Zero means the system's default.
    .leastNormalMagnitude
  }

  /// Opens the sheet of a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let row = ProfileRow(rawValue: indexPath.row) { edit(row) }
  }
}
