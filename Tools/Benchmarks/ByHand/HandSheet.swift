import UIKit

/// A bottom sheet written by hand in an app, without a library.
///
/// It's the reference for the cost of a presentation (`ShowWork`). It has no drags and no VoiceOver
/// order, and doesn't scroll content that doesn't fit.
final class HandSheet: UIView {
  private let dimmingView = UIView()
  private let panel = UIView()
  private let form: UIView
  private let onEnd: @MainActor (_ isConfirmed: Bool) -> Void

  init(title: String, form: UIView, onEnd: @escaping @MainActor (_ isConfirmed: Bool) -> Void) {
    self.form = form
    self.onEnd = onEnd
    super.init(frame: .zero)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.2)
    panel.backgroundColor = .systemGroupedBackground
    panel.layer.cornerRadius = 12
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let stack = UIStackView(arrangedSubviews: [makeHeader(title), form])
    stack.axis = .vertical
    for view in [dimmingView, panel, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(dimmingView)
    addSubview(panel)
    panel.addSubview(stack)
    NSLayoutConstraint.activate([
      dimmingView.topAnchor.constraint(equalTo: topAnchor),
      dimmingView.leadingAnchor.constraint(equalTo: leadingAnchor),
      dimmingView.trailingAnchor.constraint(equalTo: trailingAnchor),
      dimmingView.bottomAnchor.constraint(equalTo: bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: bottomAnchor),
      panel.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.topAnchor.constraint(equalTo: panel.topAnchor),
      stack.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func makeHeader(_ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    let header = UIStackView(arrangedSubviews: [
      makeButton("Cancel", .body, isConfirming: false), label,
      makeButton("OK", .headline, isConfirming: true),
    ])
    header.distribution = .equalCentering
    header.heightAnchor.constraint(equalToConstant: 56).isActive = true
    return header
  }

  private func makeButton(
    _ title: String, _ style: UIFont.TextStyle, isConfirming: Bool
  ) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in self?.dismiss(isConfirming) }
    let button = UIButton(type: .system, primaryAction: action)
    button.titleLabel?.font = .preferredFont(forTextStyle: style)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = "HandSheet." + title
    return button
  }

  /// Shows the sheet over a view.
  func present(in host: UIView) {
    frame = host.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(self)
    form.becomeFirstResponder()
    layoutIfNeeded()
    dimmingView.alpha = 0
    panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
    animate {
      self.dimmingView.alpha = 1
      self.panel.transform = .identity
    }
  }

  private func dismiss(_ isConfirmed: Bool) {
    endEditing(true)
    animate {
      self.dimmingView.alpha = 0
      self.panel.transform = CGAffineTransform(translationX: 0, y: self.panel.bounds.height)
    } completion: { _ in
      self.removeFromSuperview()
      self.onEnd(isConfirmed)
    }
  }

  private func animate(
    _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: changes, completion: completion)
  }
}
