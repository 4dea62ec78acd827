extension View {
    /// Multiplies the colours inside by another, and their opacity by its own.
    public func colorMultiply(_ color: Color) -> some View {
        wrappingNodes { node, lowering in
            let (factor, opacity) = color.resolved(in: lowering.environment)
            return RecoloredNode(node, by: .multiplication(by: factor), opacity: opacity)
        }
    }
    /// Inverts the colours inside: black becomes white, and orange becomes blue.
    public func colorInvert() -> some View { recolored(by: .inversion) }
    /// Makes the colours inside brighter by an amount: 0 for none, 1 for white.
    public func brightness(_ amount: Double) -> some View { recolored(by: .brightness(amount)) }
    /// Changes the contrast of the colours inside: 1 for as it is, 0 for grey; less inverts them.
    public func contrast(_ amount: Double) -> some View { recolored(by: .contrast(amount)) }
    /// Changes the saturation of the colours inside: 1 for as it is, 0 for shades of grey.
    public func saturation(_ amount: Double) -> some View { recolored(by: .saturation(amount)) }
    /// Makes the colours inside greyer by an amount: 0 for none, 1 for shades of grey.
    public func grayscale(_ amount: Double) -> some View { recolored(by: .saturation(1 - min(max(amount, 0), 1))) }
    /// Turns the hue of the colours inside by an angle; shades of grey stay.
    public func hueRotation(_ angle: Angle) -> some View { recolored(by: .hueRotation(angle)) }

    private func recolored(by change: ColorMatrix, _ name: StaticString = #function) -> some View {
        wrappingNodes(name) { node, _ in RecoloredNode(node, by: change) }
    }
}

/// A child in other colours.
final class RecoloredNode: WrapperNode {
    private let change: ColorMatrix
    private let opacity: Double

    init(_ child: LayoutNode, by change: ColorMatrix, opacity: Double = 1) {
        (self.change, self.opacity) = (change, opacity)
        super.init(child)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        guard opacity > 0 else { return }
        canvas.recolored(by: ColorChange(change)) { canvas in
            if opacity >= 1 { return child.draw(in: rect, on: &canvas) }
            canvas.group({ $0.opacity = opacity }) { child.draw(in: rect, on: &$0) }
        }
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let area = context.clip
        guard !area.isEmpty else { return }
        let (onBlack, onWhite) = context.overBlackAndWhite(in: area) { child.draw(in: rect, context: &$0) }
        let before = context.frame
        child.draw(in: rect, context: &context)
        context.merge(area, from: before) { x, y, old, _ in cell(onBlack[x, y], onWhite[x, y], over: old) }
    }

    /// A cell of the child in other colours. Its own, and their opacity, follow from how it looks over black and over white.
    private func cell(_ onBlack: Cell, _ onWhite: Cell, over old: Cell) -> Cell {
        let (black, white) = (onBlack.style, onWhite.style)
        if onBlack.glyph == onWhite.glyph, onBlack.glyph != .space || onBlack.isContinuation {
            let ground = blended(black.background, white.background, over: old.style.background)
            let ink = blended(black.foreground, white.foreground, over: ground)
            return Cell(
                glyph: onBlack.glyph, width: onBlack.width,
                style: CellStyle(foreground: ink, background: ground, attributes: black.attributes))
        }
        let (darkest, brightest) = (HalfCells(onBlack), HalfCells(onWhite))
        let isBlock = old.width == 1 && old.glyph.isBlock
        var halves = HalfCells(old)
        let hidden = max(
            CellColor.opacity(darkest.upper, brightest.upper), CellColor.opacity(darkest.lower, brightest.lower))
        if hidden <= 0 { return old }
        halves.upper = blended(darkest.upper, brightest.upper, over: halves.upper)
        halves.lower = blended(darkest.lower, brightest.lower, over: halves.lower)
        guard !isBlock, hidden < 1, halves.upper == halves.lower else { return halves.cell }
        // Letters stay as far as they are seen through a plain colour.
        let ink = blended(darkest.upper, brightest.upper, over: old.style.foreground)
        return Cell(
            glyph: old.glyph, width: old.width,
            style: CellStyle(foreground: ink, background: halves.upper, attributes: old.style.attributes))
    }

    /// A colour of the child, changed, over what is behind it.
    private func blended(_ onBlack: CellColor, _ onWhite: CellColor, over ground: CellColor) -> CellColor {
        let strength = CellColor.opacity(onBlack, onWhite)
        guard strength > 0 else { return ground }
        return change(onBlack.divided(by: strength)).blended(over: ground, opacity: strength * opacity)
    }
}

extension CellColor {
    /// The colour that is this one over black at an opacity.
    fileprivate func divided(by opacity: Double) -> CellColor {
        guard hex != nil, opacity < 1 else { return self }
        let (red, green, blue) = components(assuming: self)
        func byte(_ value: Int) -> UInt8 { UInt8(min(255, (Double(value) / opacity).rounded())) }
        return CellColor(red: byte(red), green: byte(green), blue: byte(blue))
    }
}
