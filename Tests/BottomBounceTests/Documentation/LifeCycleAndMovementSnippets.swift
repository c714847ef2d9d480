import BottomBounce
import UIKit

// The code of the articles about the life cycle and about movement, and of the doc comments of
// their types.

private final class LifeCycleScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var bio = ""
  private var name = ""
  private var preview: String?

  func editBioWithPreview() {
    sheet.show(
      .text(bio), from: self,
      callbacks: SheetCallbacks(
        valueChanged: { [weak self] bio in self?.preview = bio },
        didDismiss: { [weak self] _ in self?.preview = nil })
    ) { [weak self] bio in
      self?.bio = bio
    }
  }

  func keepUnsavedBio() {
    let draft = bio
    var isSaved = true
    sheet.show(
      .text(draft), from: self,
      callbacks: SheetCallbacks(valueChanged: { isSaved = $0 == draft }),
      shouldDismiss: { reason in isSaved || reason == .cancelButton }
    ) { [weak self] bio in
      self?.bio = bio
    }
  }

  func askBeforeDiscarding() {
    sheet.show(
      .text(bio), title: "Bio", from: self,
      configuration: SheetConfiguration { $0.confirmsDiscardingChanges = true }
    ) { [weak self] bio in
      self?.bio = bio
    }
  }

  func enableOKAfterAChange() {
    sheet.show(
      .text(bio), title: "Bio", from: self,
      configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = true }
    ) { [weak self] bio in
      self?.bio = bio
    }
  }

  func rename(_ account: Account) {
    sheet.show(
      .text(name), title: "Nickname", from: self,
      commit: { name in try await account.rename(name) }
    ) { [weak self] name in
      self?.name = name
    }
  }

  func logReasons() {
    sheet.show(.text(bio), title: "Bio", from: self) { [weak self] bio in
      self?.bio = bio
    } onCancel: { [weak self] reason in
      if reason.isUserInitiated { self?.log("Bio canceled: \(reason.description)") }
    }
  }

  private func log(_ message: String) {}

  @MainActor final class Account {
    func rename(_ name: String) async throws {}
  }
}

private final class HeaderScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var status = ""
  private var birthday: DateComponents?

  func editStatus() {
    sheet.show(
      .text(status), title: SheetHeader("Status", subtitle: "Visible to everyone", okTitle: "Post"),
      from: self, configuration: SheetConfiguration { $0.titleNumberOfLines = 2 }
    ) { [weak self] status in
      self?.status = status
    }
  }

  func editStatusWithButtons() {
    let help = SheetButton("Help", dismissesSheet: false) { [weak self] in self?.showHelp() }
    let delete = SheetButton(
      "Delete Status", role: .destructive, confirmation: "Delete this status?"
    ) { [weak self] in
      self?.status = ""
    }
    sheet.show(.text(status), from: self, extraButtons: [help, delete]) { [weak self] status in
      self?.status = status
    }
  }

  func editBirthday() {
    let delete = SheetButton("Delete Birthday", role: .destructive) { [weak self] in
      self?.birthday = nil
    }
    sheet.show(
      .day(birthday), title: "Birthday", from: self, extraButtons: [delete]
    ) { [weak self] birthday in
      self?.birthday = birthday
    }
  }

  private func showHelp() {}
}

private final class DesignSystemScreen: UIViewController {
  func applyDesignSystem() {
    guard let body = UIFont(name: "AvenirNext-Regular", size: 17),
      let bold = UIFont(name: "AvenirNext-DemiBold", size: 17)
    else { return }
    var okButton = UIButton.Configuration.filled()
    okButton.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = UIFontMetrics(forTextStyle: .headline)
        .scaledFont(for: bold, compatibleWith: .current)
      return attributes
    }
    SheetConfiguration.default.okButtonConfiguration = okButton
    SheetConfiguration.default.titleFont = UIFontMetrics(forTextStyle: .headline)
      .scaledFont(for: bold)
    SheetConfiguration.default.contentFont = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: body)
    SheetConfiguration.default.tintColor = .systemIndigo
    SheetConfiguration.default.backgroundColor = .secondarySystemBackground
  }
}

private final class MovementScreen: UIViewController {
  private let sheet = BottomBounceView()
  private let cities: [SheetOption<String>] = []
  private var city: String?
  private let mapView = UIView()
  private let button = UIButton()
  private var place: String?
  private var isExpanded = false

  func makeSpring() -> SheetConfiguration {
    let configuration = SheetConfiguration {
      $0.animationDuration = 0.5
      $0.transitionStyle = .spring(bounce: 0.3)
    }
    return configuration
  }

  func keepClassicDesign() {
    SheetConfiguration.default.design = .classic
  }

  func makeCard() -> SheetConfiguration {
    let configuration = SheetConfiguration { $0.floatingStyle = .anchored(to: button) }
    return configuration
  }

  func editCity() {
    sheet.show(
      .list(cities), title: "City", from: self,
      configuration: SheetConfiguration {
        $0.showsGrabber = true
        $0.detents = [.medium, .large]
      },
      callbacks: SheetCallbacks(didSelectDetent: { [weak self] detent in
        self?.isExpanded = detent == .large
      })
    ) { [weak self] city in
      self?.city = city
    }
  }

  func showPlaces(_ places: [SheetOption<String>]) {
    sheet.show(
      .list(places), title: "Places", in: view,
      configuration: SheetConfiguration {
        $0.detents = [.medium, .large]
        $0.largestUndimmedDetent = .medium
      },
      callbacks: SheetCallbacks(heightChanged: { [weak self] height in
        self?.mapView.layoutMargins.bottom = height
      })
    ) { [weak self] place in
      self?.place = place
    }
  }

  func expand() {
    sheet.selectDetent(.large)
  }

  func setHeights(_ configuration: inout SheetConfiguration) {
    configuration.detents = [
      .medium, .large,
      .custom(.init("list")) { context in context.maximumHeight * 0.7 },
    ]
  }
}
