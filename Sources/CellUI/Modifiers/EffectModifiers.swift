// Effects of pixels. A cell has a glyph and two colours: these are accepted and change nothing.
extension View {
    /// A shadow. Cells cast none.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    /// A blur. Glyphs stay sharp.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// How colours mix with those behind. They lie over them.
    public func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Draws the inside before it is mixed with what is behind.
    public func compositingGroup() -> some View { self }
    /// Draws the inside as one picture.
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    /// Stronger or weaker colours.
    public func saturation(_ amount: Double) -> some View { self }
    /// Lighter or darker.
    public func brightness(_ amount: Double) -> some View { self }
    /// More or less contrast.
    public func contrast(_ amount: Double) -> some View { self }
    /// Grey.
    public func grayscale(_ amount: Double) -> some View { self }
    /// Other hues.
    public func hueRotation(_ angle: Angle) -> some View { self }
    /// Each colour times another.
    public func colorMultiply(_ color: Color) -> some View { self }

    /// Larger or smaller. Glyphs have one size.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Larger or smaller. Glyphs have one size.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    /// Larger or smaller. Glyphs have one size.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    /// Turned in space. Glyphs stand upright.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }
}

/// How colours mix with those behind.
public enum BlendMode: Hashable, Sendable {
    /// Over them.
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
    /// How far apart two are.
    case difference
    /// How far apart two are, softly.
    case exclusion
    /// The hue of the source.
    case hue
    /// The saturation of the source.
    case saturation
    /// Hue and saturation of the source.
    case color
    /// The luminosity of the source.
    case luminosity
    /// Where there is something behind.
    case sourceAtop
    /// Where there is nothing in front.
    case destinationOver
    /// Where there is nothing in front, without it.
    case destinationOut
    /// Darker sum.
    case plusDarker
    /// Lighter sum.
    case plusLighter
}
