extension CALayer {
  package final func markForLayout() {
    guard modelLayer == nil, !needsLayoutFlag else { return }
    needsLayoutFlag = true
    markPathForLayout()
  }

  /// Marks the ancestors, so that a layout pass visits only layers that need it.
  package final func markPathForLayout() {
    var layer = self
    while let parent = layer.storedSuperlayer {
      if parent.subtreeNeedsLayoutFlag { return }
      parent.subtreeNeedsLayoutFlag = true
      layer = parent
    }
    layer.ownTree?.needsLayout = true
  }

  package final func layoutFromTop() {
    var top = self
    var layer: CALayer = self
    while let parent = layer.storedSuperlayer {
      if parent.needsLayoutFlag { top = parent }
      layer = parent
    }
    top.layoutTree()
  }

  /// Lays out this layer and its sublayers if needed.
  package final func layoutTree() {
    // Layout can mark the same layer again, which is then laid out in the same pass. The number of
    // rounds is limited.
    var rounds = 0
    while needsLayoutFlag, rounds < 16 {
      needsLayoutFlag = false
      let wasLayingOut = isLayingOut
      isLayingOut = true
      layoutSublayers()
      isLayingOut = wasLayingOut
      tree?.statistics.layersLaidOut += 1
      rounds += 1
    }
    if subtreeNeedsLayoutFlag {
      subtreeNeedsLayoutFlag = false
      for sublayer in storedSublayers
      where sublayer.needsLayoutFlag || sublayer.subtreeNeedsLayoutFlag {
        sublayer.layoutTree()
      }
    }
    if needsLayoutFlag || subtreeNeedsLayoutFlag { markPathForLayout() }
  }

  package final func markForDisplay() {
    guard modelLayer == nil else { return }
    needsDisplayFlag = true
    markPathForDisplay()
    setNeedsRender()
  }

  /// Marks the ancestors, if this layer or a sublayer needs to be drawn.
  package final func markPathForDisplay() {
    guard needsDisplayFlag || subtreeNeedsDisplayFlag else { return }
    var layer = self
    while let parent = layer.storedSuperlayer, !parent.subtreeNeedsDisplayFlag {
      parent.subtreeNeedsDisplayFlag = true
      layer = parent
    }
  }

  /// Marks the ancestors of a layer that has become visible and needs to be drawn.
  package final func visibilityChanged() {
    markPathForDisplay()
    setNeedsRender()
  }

  package final func displayIfMarked() {
    // A layer without a size can't be drawn yet and stays marked.
    guard needsDisplayFlag, bounds.width > 0, bounds.height > 0 else { return }
    needsDisplayFlag = false
    display()
    appearanceChanged()
    tree?.statistics.contentsDrawn += 1
  }

  /// Draws this layer and its sublayers if needed.
  ///
  /// Hidden and empty layers stay marked, and mark their ancestors again when they are shown.
  package final func displayTree() {
    guard !isHidden else { return }
    if needsDisplayFlag { displayIfNeeded() }
    guard subtreeNeedsDisplayFlag else { return }
    subtreeNeedsDisplayFlag = false
    storedMask?.displayTree()
    for sublayer in storedSublayers
    where sublayer.needsDisplayFlag || sublayer.subtreeNeedsDisplayFlag {
      sublayer.displayTree()
    }
  }

  /// Draws the contents into a bitmap with the layer's size and scale.
  ///
  /// It isn't inlined, so that profiles show drawing separately (Scripts/count-work.sh).
  @inline(never) package final func makeContents() {
    let size = bounds.size
    let width = Int(pixels: size.width * contentsScale)
    let height = Int(pixels: size.height * contentsScale)
    guard width > 0, height > 0,
      let context = try? CGContext(
        pixelWidth: width, pixelHeight: height, scale: contentsScale, opaque: false)
    else {
      storedContents = nil
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    storedContents = DrawnContents(
      image: context.finish(), size: size, scale: contentsScale)
  }
}
