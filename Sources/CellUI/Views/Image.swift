/// A symbol or an image. In cells a symbol is one glyph, or a few pixels where its font is large enough (``PixelSign``), and an image is drawn in half cells; in points a symbol has its outline and an
/// image its pixels. What ``AssetCatalogue/installed`` lacks is a placeholder.
public struct Image: View, Hashable, Sendable {
    /// The glyph shown, of width 1.
    private(set) var glyph: Character
    /// The name of the symbol or the image.
    private(set) var name: String
    /// Whether ``name`` is an SF Symbol's.
    let isSymbol: Bool
    /// The text for screen readers; `nil` if it is not read.
    let label: String?
    /// How it fills its space.
    private(set) var filling = PictureFilling()
    /// Whether it is drawn in the foreground's colour; `nil` for as the picture says.
    private(set) var isTemplate: Bool?
    /// The colours of the symbol; `nil` for those of the environment.
    private(set) var symbolMode: SymbolRenderingMode?
    /// The picture, if it is not one of a catalogue.
    private var picture: Picture?
    /// What draws it; `nil` for a symbol or a picture.
    private var drawing: ImageDrawing?
    /// Whether the symbol is named after a reading direction and follows the layout direction.
    private(set) var followsReading = false
    /// Where it is written.
    let source: SourceMark

    /// An SF Symbol; see ``SymbolGlyphs`` for names without a glyph of their own.
    public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
        source = SourceMark(fileID, line)
        glyph = SymbolGlyphs.glyph(for: systemName)
        (name, isSymbol, label) = (systemName, true, nil)
        followsReading = SymbolGlyphs.followsReading(systemName)
    }
    /// An SF Symbol with a variable value, which a single cell does not show.
    public init(
        systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(systemName: systemName, fileID: fileID, line: line)
    }
    /// An image of the asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (self.name, isSymbol, label) = (name, false, name)
    }
    /// An image of the asset catalogue, read as `label`.
    public init(
        _ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (self.name, isSymbol, self.label) = (name, false, label.plainText)
    }
    /// An image of the asset catalogue, not read by screen readers.
    public init(
        decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (self.name, isSymbol, label) = (name, false, nil)
    }
    /// A picture, read as `label`. Default: not read.
    public init(_ picture: Picture, label: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (name, isSymbol, self.label, self.picture) = (label ?? "", false, label, picture)
    }
    /// An image that `renderer` draws in its own coordinates, read as `label`.
    public init(
        _size size: CGSize, label: Text?, renderer: @escaping (inout GraphicsContext) -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (name, isSymbol, self.label) = ("", false, label?.plainText)
        drawing = ImageDrawing(size: size, renderer: renderer)
    }

    /// The size of a symbol relative to the text around it.
    public enum Scale: Hashable, Sendable {
        /// Smaller.
        case small
        /// The same size.
        case medium
        /// Larger.
        case large
    }
    /// The colours of an image.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground colour.
        case template
        /// In its own colours.
        case original
    }
    /// How a resized image fills its space.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }

    /// How enlarged pixels are blended.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all: each is a square.
        case none
        /// Into each other.
        case low, medium, high
    }

    /// Lets the image take the space that is offered. Accepted: cap insets. A glyph in a cell has one size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        (image.filling.isResizable, image.filling.isTiled) = (true, resizingMode == .tile)
        return image
    }
    /// Draws the image in the foreground's colour, or in its own. A symbol always has the foreground's.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.isTemplate = renderingMode.map { $0 == .template }
        return image
    }
    /// How enlarged pixels are blended. It matters in points; in cells a half cell is the mean of what it covers.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.filling.isSmooth = interpolation != .none
        return image
    }
    /// The colours of the symbol; `nil` for those of the views around it. In cells a symbol has the first.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }

    /// The glyph in a layout with the given direction.
    func glyph(facing direction: LayoutDirection) -> Character {
        direction == .rightToLeft && followsReading ? SymbolGlyphs.mirrored(glyph) : glyph
    }

    /// The symbol in variants; `nil` if it is in them already, or not a symbol.
    private func varied(_ variants: SymbolVariants) -> Image? {
        guard isSymbol, case let name = variants.name(of: name), name != self.name else { return nil }
        var image = self
        image.name = name
        image.glyph = SymbolGlyphs.glyph(for: name)
        image.followsReading = SymbolGlyphs.followsReading(name)
        return image
    }

    /// Adds the glyph, or the symbol in points, as a node.
    public func _lower(_ lowering: inout Lowering) {
        if let varied = varied(lowering.environment.symbolVariants) { return varied._lower(&lowering) }
        if let drawing { return lowering.nodes.append(ImageDrawingNode(drawing, self, lowering)) }
        if !isSymbol,
            let picture = picture ?? AssetCatalogue.picture(named: name, in: lowering.environment.colorScheme)
        {
            return lowering.nodes.append(PictureNode(picture, self, lowering))
        }
        if lowering.environment.medium == .points { return lowering.nodes.append(ImageNode(self, lowering)) }
        let paint = isSymbol ? SymbolPaints(of: name, symbolMode, lowering).whole : lowering.foreground
        let (font, scale) = (lowering.environment.font ?? .body, lowering.environment.cellScale)
        let node = GlyphNode(
            glyph(facing: lowering.environment.layoutDirection), paint: paint,
            attributes: lowering.environment.textStyle.attributes(font: font).intersection(.bold), label: label,
            scale: scale)
        // In pixels, about as high as its font, unless that is too small for them.
        let height = Int((font.size(at: lowering.environment.dynamicTypeSize) / scale.pointsPerColumn).rounded())
        guard isSymbol, let signs = PixelSign.Choice(of: name, height: height) else {
            return lowering.nodes.append(node)
        }
        lowering.nodes.append(PixelSignNode(signs, paint: paint, glyph: node, scale: scale))
    }
}

/// One glyph of width 1.
final class GlyphNode: LayoutNode {
    private var glyph: Glyph
    private let paint: Paint
    private let attributes: CellStyle.Attributes
    private let label: String?
    private let scale: CellScale

    init(
        _ glyph: Character, paint: Paint, attributes: CellStyle.Attributes = [], label: String? = nil, scale: CellScale
    ) {
        (self.glyph, self.paint, self.attributes) = (Glyph(glyph), paint, attributes)
        (self.label, self.scale) = (label, scale)
    }

    override func mirror() { glyph = Glyph(SymbolGlyphs.mirrored(Character(glyph.graphemeCluster))) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        scale.points(CellSize(width: 1, height: 1))
    }
    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let cells = scale.whole(rect)
        context.draw(glyph, x: cells.minX, y: cells.minY, paint: paint, in: cells, attributes: attributes)
    }
    override func hasText(at side: HorizontalSide) -> Bool { true }
    override func read(into reading: inout Reading) { if let label { reading.say(label) } }
    override func describe(in size: CGSize, _ description: inout Description) {
        description.detail = glyph.graphemeCluster
        description.add("colour", InspectionName.paint(paint))
    }
}
