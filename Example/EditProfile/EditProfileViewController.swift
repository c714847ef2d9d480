import BottomBounce
public import UIKit

/// The example's screen: a settings list in which a tap on a row opens a sheet, and the value comes back.
public final class EditProfileViewController: UIViewController {
  /// What the screen shows; changes by the sheets.
  public private(set) var profile: Profile {
    didSet { showProfile() }
  }

  private let texts: ProfileTexts
  private let titleLabel = UILabel()
  private let card = UIView()
  private let footerLabel = UILabel()
  private let introductionRow: ProfileRow
  private let genderRow: ProfileRow
  private let birthdayRow: ProfileRow
  private let sheet = BottomBounceView()

  /// A screen for a profile, in one of the example's languages: `en` or `zh-Hans`.
  public init(profile: Profile = Profile(), language: String = "en") {
    self.profile = profile
    texts = ProfileTexts(language: language)
    introductionRow = ProfileRow(title: texts.introduction, isLast: false)
    genderRow = ProfileRow(title: texts.gender, isLast: false)
    birthdayRow = ProfileRow(title: texts.birthday, isLast: true)
    super.init(nibName: nil, bundle: nil)
  }

  /// The screen is made in code; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("EditProfileViewController is made in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = texts.title
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    titleLabel.accessibilityTraits = .header
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    footerLabel.text = texts.footer
    footerLabel.font = .preferredFont(forTextStyle: .footnote)
    footerLabel.textColor = .secondaryLabel
    footerLabel.numberOfLines = 0
    for view in [titleLabel, card, footerLabel] { self.view.addSubview(view) }
    for row in rows { card.addSubview(row) }
    introductionRow.addAction(
      UIAction { [weak self] _ in self?.editIntroduction() }, for: .touchUpInside)
    // They come with the sheets for dates and options.
    genderRow.isEnabled = false
    birthdayRow.isEnabled = false
    introductionRow.accessibilityIdentifier = "EditProfile.introduction"
    showProfile()
  }

  private var rows: [ProfileRow] { [introductionRow, genderRow, birthdayRow] }

  private func showProfile() {
    introductionRow.value = profile.introduction.isEmpty ? texts.notSet : profile.introduction
    genderRow.value = texts.notSet
    birthdayRow.value = texts.notSet
  }

  private func editIntroduction() {
    sheet.show(
      .text(profile.introduction, placeholder: texts.introductionPlaceholder, limit: 40),
      in: view, configuration: .init(title: texts.introduction)
    ) { [weak self] introduction in
      self?.profile.introduction = introduction
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let margin: CGFloat = 16
    let inner = safe.insetBy(dx: margin, dy: 0)
    let titleSize = titleLabel.sizeThatFits(inner.size)
    // The title stands where a large title does: under a bar of 44 points.
    titleLabel.frame = CGRect(
      x: inner.minX, y: safe.minY + 44 + 3, width: inner.width, height: titleSize.height)
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(inner.size).height
      row.frame = CGRect(x: 0, y: y, width: inner.width, height: height)
      y += height
    }
    card.frame = CGRect(
      x: inner.minX, y: titleLabel.frame.maxY + 24, width: inner.width, height: y)
    let footer = inner.insetBy(dx: margin, dy: 0)
    let footerSize = footerLabel.sizeThatFits(CGSize(width: footer.width, height: 400))
    footerLabel.frame = CGRect(
      x: footer.minX, y: card.frame.maxY + 8, width: footer.width, height: footerSize.height)
  }
}
