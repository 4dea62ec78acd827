/// A symbol or an image in points.
///
/// A symbol is as large as its font, or fills its frame if it is resizable. An image that there is not is a frame with
/// its name.
final class ImageNode: LayoutNode {
    private let name: String
    private let label: String?
    private let isSymbol: Bool
    private let isResizable: Bool
    private let paint: Paint
    private let layers: [(name: String, paint: Paint)]
    private let font: PointFont
    private var isMirrored = false
    /// The width and height of an image of an asset catalogue, in points.
    private static let assetSide: CGFloat = 24

    init(_ image: Image, _ lowering: Lowering) {
        let environment = lowering.environment
        (name, label, isSymbol, isResizable) = (image.name, image.label, image.isSymbol, image.filling.isResizable)
        let paints = isSymbol ? SymbolPaints(of: name, image.symbolMode, lowering) : nil
        (paint, layers) = (paints?.whole ?? lowering.foreground, paints?.layers ?? [])
        font = PointFont(environment.font ?? .body, environment.textStyle, at: environment.dynamicTypeSize)
            .scaled(by: environment.imageScale.factor)
        isMirrored = lowering.isMirrored && image.followsReading
    }

    private var ideal: CGSize {
        if !isSymbol { return CGSize(width: Self.assetSide, height: Self.assetSide) }
        return PlacedSymbol(named: name, font: font, at: .zero).rect.size
    }

    override func mirror() { isMirrored.toggle() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        isSymbol && !isResizable ? size.height / 2 + font.capHeight / 2 : nil
    }
    override func lastBaseline(in size: CGSize) -> CGFloat? { firstBaseline(in: size) }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing {
        guard isSymbol, !isResizable else { return .view }
        let size = ideal
        return EdgeSpacing(edge, ofSymbolWithBaseline: size.height / 2 - font.capHeight / 2)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        guard rect.width > 0, rect.height > 0 else { return }
        guard isMirrored else { return drawUpright(in: rect, on: &canvas) }
        canvas.group({
            $0.transform = AffineTransform(m11: -1, m12: 0, m21: 0, m22: 1, tX: 2 * rect.midX, tY: 0)
        }) { drawUpright(in: rect, on: &$0) }
    }

    private func drawUpright(in rect: CGRect, on canvas: inout PointCanvas) {
        if !layers.isEmpty {
            for layer in layers { canvas.draw(symbol: layer.name, in: rect, with: layer.paint) }
            return
        }
        if isSymbol { return canvas.draw(symbol: name, in: rect, with: paint) }
        canvas.drawPlaceholder(named: name, in: rect, with: paint)
    }

    override func read(into reading: inout Reading) { if let label { reading.say(label) } }
    override func describe(in size: CGSize, _ description: inout Description) {
        description.detail = name
        description.add("colour", InspectionName.paint(paint))
    }
}

extension PointCanvas {
    /// Draws a dashed frame in the place of a picture that is not available, with its name for screen readers.
    mutating func drawPlaceholder(named name: String, in rect: CGRect, with paint: Paint) {
        let width = min(1, rect.width / 8)
        let edge = rect.insetBy(dx: width / 2, dy: width / 2)
        let style = StrokeStyle(lineWidth: width, dash: [2, 1.5])
        group({ $0.title = name }) {
            let path = Path(roundedRect: edge, cornerRadius: min(rect.width, rect.height) / 5)
            $0.stroke(path, style: style, with: paint, in: rect)
        }
    }
}
