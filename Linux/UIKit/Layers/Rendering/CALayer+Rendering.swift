extension CALayer {
  package final func renderModel(in context: CGContext) {}
}
