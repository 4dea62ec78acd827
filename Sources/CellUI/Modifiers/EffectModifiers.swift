// Pixel effects. A cell has one glyph and two colours: but for scales, shadows and blurs, these are accepted for source compatibility and do
// nothing.
extension View {
    /// A shadow of all that is drawn inside, blurred by a radius in points. Default: a third of black. Not drawn in cells.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        wrappingNodes { node, lowering in
            let shadow = PointCanvas.Shadow(color, in: lowering.environment, radius: radius, x: x, y: y)
            return lowering.shadowed(node, by: shadow)
        }
    }
    /// A blur of all that is drawn inside, by a radius in points. Not drawn in cells.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        wrappingNodes { node, lowering in
            guard lowering.environment.medium == .points, radius.isFinite, radius > 0 else { return node }
            return BlurNode(node, radius: radius)
        }
    }
    /// The blend mode. Colours are always blended normally.
    public func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Composites the content before blending it with the background.
    public func compositingGroup() -> some View { self }
    /// Renders the content as one image.
    public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Scales the drawing around `anchor` without changing the layout. In cells, only a shape or a colour: glyphs have one size.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        wrappingNodes { node, lowering in
            if lowering.environment.medium == .points { return TransformNode(node, scale: scale, anchor: anchor) }
            node.stretch(by: scale, around: anchor)
            return node
        }
    }
    /// Scales the drawing around `anchor` without changing the layout. In cells, only a shape or a colour: glyphs have one size.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Scales the drawing around `anchor` without changing the layout. In cells, only a shape or a colour: glyphs have one size.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// A rotation in space. Glyphs stay upright.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }
}

/// How colours blend with those behind them.
public enum BlendMode: Hashable, Sendable {
    /// Painted over.
    case normal
    /// Darker.
    case multiply
    /// Lighter.
    case screen
    /// More contrast.
    case overlay
    /// The darker of two.
    case darken
    /// The lighter of two.
    case lighten
    /// Lighter by the source.
    case colorDodge
    /// Darker by the source.
    case colorBurn
    /// More contrast, softly.
    case softLight
    /// More contrast, harshly.
    case hardLight
    /// The difference of both.
    case difference
    /// The difference of both, with less contrast.
    case exclusion
    /// The hue of the source.
    case hue
    /// The saturation of the source.
    case saturation
    /// Hue and saturation of the source.
    case color
    /// The luminosity of the source.
    case luminosity
    /// Only over opaque parts of the background.
    case sourceAtop
    /// Behind the background.
    case destinationOver
    /// Erases the background where the source is opaque.
    case destinationOut
    /// Darker sum.
    case plusDarker
    /// Lighter sum.
    case plusLighter
}
