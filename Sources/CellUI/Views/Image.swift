/// A symbol or an image. A cell shows one glyph: symbols become one, images of an asset catalogue a placeholder. In points a symbol
/// has its outline.
public struct Image: View, Hashable, Sendable {
    /// The glyph shown, of width 1.
    let glyph: Character
    /// The name of the symbol or the image.
    let name: String
    /// Whether ``name`` is an SF Symbol's.
    let isSymbol: Bool
    /// The text for screen readers; `nil` if it is not read.
    let label: String?
    /// Whether it takes the space that is offered, in points.
    private(set) var isResizable = false
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
    /// An image of an asset catalogue. There are no asset catalogues here: a placeholder is shown.
    public init(_ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (self.name, isSymbol, label) = (name, false, name)
    }
    /// An image of an asset catalogue, shown as a placeholder and read as `label`.
    public init(
        _ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (self.name, isSymbol, self.label) = (name, false, label.plainText)
    }
    /// An image of an asset catalogue, shown as a placeholder and not read by screen readers.
    public init(
        decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        source = SourceMark(fileID, line)
        glyph = "▣"
        (self.name, isSymbol, label) = (name, false, nil)
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

    /// Lets the image take the space that is offered. A glyph in a cell has one size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }
    /// Accepted for source compatibility: a glyph has the foreground's colour.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// Accepted for source compatibility: a glyph has the foreground's colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The glyph in a layout with the given direction.
    func glyph(facing direction: LayoutDirection) -> Character {
        direction == .rightToLeft && followsReading ? SymbolGlyphs.mirrored(glyph) : glyph
    }

    /// Adds the glyph, or the symbol in points, as a node.
    public func _lower(_ lowering: inout Lowering) {
        if lowering.environment.medium == .points { return lowering.nodes.append(ImageNode(self, lowering)) }
        lowering.nodes.append(
            GlyphNode(
                glyph(facing: lowering.environment.layoutDirection), paint: lowering.foreground,
                attributes: lowering.environment.textStyle.attributes(font: lowering.environment.font ?? .body)
                    .intersection(.bold), label: label, scale: lowering.environment.cellScale))
    }
}

/// The colours of symbols. Accepted for source compatibility: a glyph has one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Its own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// One colour in several opacities.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// Custom colours.
    public static let palette = SymbolRenderingMode(name: "palette")
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
