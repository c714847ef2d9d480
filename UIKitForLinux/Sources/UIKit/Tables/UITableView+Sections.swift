/// The spacing of sections without headers in a grouped table.
///
/// It's an estimate: 35 points between sections.
private enum SectionSpacing {
  static let header: CGFloat = 18
  static let footer: CGFloat = 17
  static let first: CGFloat = 35
  /// The padding above headers of a plain table.
  static let plainTop: CGFloat = 22
}

extension UITableView {
  // MARK: Heights

  /// Returns the estimated height of a header until its section is visible.
  final func estimatedHeader(_ section: Int) -> CGFloat {
    let height =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return height }
    return automaticHeader(section, view: nil)
  }

  final func estimatedFooter(_ section: Int) -> CGFloat {
    let height =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return height }
    return automaticFooter(section, view: nil)
  }

  private func automaticHeader(_ section: Int, view: UIView?) -> CGFloat {
    let isTop = section == 0 && tableHeaderView == nil
    let extra = isTop ? SectionSpacing.first - SectionSpacing.header : 0
    if let view { return fittingHeight(of: view) + topPadding(section, view) }
    let isNamed = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    if style == .plain { return isNamed ? 28 : 0 }
    return isNamed ? 38 + extra : SectionSpacing.header + extra
  }

  private func automaticFooter(_ section: Int, view: UIView?) -> CGFloat {
    if let view { return fittingHeight(of: view) }
    let isNamed = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    if style == .plain { return isNamed ? 28 : 0 }
    return isNamed ? 32 : SectionSpacing.footer
  }

  /// Returns the padding that the table adds above a header.
  private func topPadding(_ section: Int, _ view: UIView) -> CGFloat {
    guard view is UITableViewHeaderFooterView else { return 0 }
    if style == .plain {
      return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : SectionSpacing.plainTop
    }
    return section == 0 && tableHeaderView == nil
      ? SectionSpacing.first - SectionSpacing.header : 0
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    let height = view.sizeThatFits(CGSize(width: rowWidth, height: 0)).height
    return (height * scale - 0.01).rounded(.up) / scale
  }

  // MARK: Views

  /// Creates and measures the headers and footers of the sections in a range.
  final func measureHeadersAndFooters(in range: ClosedRange<CGFloat>) {
    var measured: Set<Int> = []
    while let sections = rows.geometry.sections(in: range) {
      let new = sections.filter { !measured.contains($0) }
      guard !new.isEmpty else { return }
      for section in new {
        measured.insert(section)
        if rows.headers[section] == nil { rows.headers[section] = makeHeader(section) }
        if rows.footers[section] == nil { rows.footers[section] = makeFooter(section) }
        let header =
          delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let footer =
          delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        rows.geometry.setHeader(
          header >= 0 ? header : automaticHeader(section, view: rows.headers[section]),
          footer: footer >= 0 ? footer : automaticFooter(section, view: rows.footers[section]),
          of: section)
      }
    }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return dataSource?.tableView(self, titleForHeaderInSection: section).map {
      titleView($0, isFooter: false)
    }
  }

  private func makeFooter(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
    return dataSource?.tableView(self, titleForFooterInSection: section).map {
      titleView($0, isFooter: true)
    }
  }

  private func titleView(_ title: String, isFooter: Bool) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.table = self
    view.isFooter = isFooter
    var configuration = view.defaultContentConfiguration()
    configuration.text = title
    view.contentConfiguration = configuration
    view.isAccessibilityElement = true
    view.accessibilityLabel = title
    view.accessibilityTraits = isFooter ? .staticText : .header
    if style == .plain { view.backgroundConfiguration = .listPlainHeaderFooter() }
    return view
  }

  final func removeHeadersAndFooters() {
    for (section, view) in rows.headers { endHeader(view, section) }
    for (section, view) in rows.footers { endFooter(view, section) }
    rows.headers = [:]
    rows.footers = [:]
  }

  private func endHeader(_ view: UIView, _ section: Int) {
    enqueueForReuse(view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  private func endFooter(_ view: UIView, _ section: Int) {
    enqueueForReuse(view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  final func placeHeadersAndFooters(in range: ClosedRange<CGFloat>) {
    let visible = rows.geometry.sections(in: range)
    for (section, view) in rows.headers where visible?.contains(section) != true {
      rows.headers[section] = nil
      endHeader(view, section)
    }
    for (section, view) in rows.footers where visible?.contains(section) != true {
      rows.footers[section] = nil
      endFooter(view, section)
    }
    for section in visible.map(Array.init) ?? [] {
      if let view = rows.headers[section] { placeHeader(view, section) }
      if let view = rows.footers[section] {
        show(view, at: cellFrame(rows.geometry.footerRange(section))) {
          delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
      }
    }
  }

  private func placeHeader(_ view: UIView, _ section: Int) {
    var frame = cellFrame(rows.geometry.headerRange(section))
    let padding = min(topPadding(section, view), frame.height)
    frame.origin.y += padding
    frame.size.height -= padding
    if style == .plain {
      // The header stays in view until the next section pushes it out.
      let end = rows.geometry.sectionRange(section).upperBound - frame.height
      let top = bounds.minY + adjustedContentInset.top
      frame.origin.y = max(frame.minY, min(top, end))
    }
    show(view, at: frame) {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  private func show(_ view: UIView, at frame: CGRect, first: () -> Void) {
    guard view.superview !== self else {
      if view.frame != frame { view.frame = frame }
      return
    }
    UIView.performWithoutAnimation {
      view.frame = frame
      first()
      addSubview(view)
    }
  }
}
