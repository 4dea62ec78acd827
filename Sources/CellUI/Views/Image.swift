/// A symbol or a picture. A cell has room for a glyph: symbols become one, pictures of the asset catalogue a placeholder.
public struct Image: View, Hashable, Sendable {
    /// The glyph that stands for the image, of width 1.
    let glyph: Character
    private let label: String?
    /// Whether the symbol is named after a direction of reading, and follows it.
    private var followsReading = false

    /// An SF Symbol; see ``SymbolGlyphs`` for what stands for names that have no glyph of their own.
    public init(systemName: String) {
        glyph = SymbolGlyphs.glyph(for: systemName)
        label = nil
        followsReading = SymbolGlyphs.followsReading(systemName)
    }
    /// An SF Symbol with a value, a filled bar for example; the value does not show in one cell.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    /// A picture of the asset catalogue, of which none is at hand here: a placeholder.
    public init(_ name: String, bundle: Bundle? = nil) {
        glyph = "▣"
        label = name
    }
    /// A picture of the asset catalogue, spoken of as `label`.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        glyph = "▣"
        self.label = label.plainText
    }
    /// A picture of the asset catalogue that is not spoken of.
    public init(decorative name: String, bundle: Bundle? = nil) {
        glyph = "▣"
        label = nil
    }

    /// How a symbol relates to the text around.
    public enum Scale: Hashable, Sendable {
        /// Smaller.
        case small
        /// As high.
        case medium
        /// Larger.
        case large
    }
    /// Whether the image's own colours show.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground's colour.
        case template
        /// Its own.
        case original
    }
    /// How a resized image fills.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }

    /// A glyph has one size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// A glyph has the foreground's colour.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// A glyph has the foreground's colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The glyph where reading begins at the side that `direction` tells.
    func glyph(facing direction: LayoutDirection) -> Character {
        direction == .rightToLeft && followsReading ? SymbolGlyphs.mirrored(glyph) : glyph
    }

    /// Adds the glyph as a node.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            GlyphNode(
                glyph(facing: lowering.environment.layoutDirection), paint: lowering.foreground,
                attributes: lowering.environment.textStyle.attributes(font: lowering.environment.font ?? .body)
                    .intersection(.bold), label: label))
    }
}

/// How many colours a symbol has. A glyph has one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Its own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// One colour in several strengths.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// Given colours.
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// One glyph of width 1.
final class GlyphNode: LayoutNode {
    private var glyph: Glyph
    private let paint: Paint
    private let attributes: CellStyle.Attributes
    private let label: String?

    init(_ glyph: Character, paint: Paint, attributes: CellStyle.Attributes = [], label: String? = nil) {
        (self.glyph, self.paint, self.attributes, self.label) = (Glyph(glyph), paint, attributes, label)
    }

    override func mirror() { glyph = Glyph(SymbolGlyphs.mirrored(Character(glyph.graphemeCluster))) }
    override func measure(_ proposal: CellProposal) -> CellSize { CellSize(width: 1, height: 1) }
    override func draw(in rect: CellRect, context: inout DrawingContext) {
        context.draw(glyph, x: rect.minX, y: rect.minY, paint: paint, in: rect, attributes: attributes)
    }
    override func read(into reading: inout Reading) { if let label { reading.say(label) } }
    override func describe(in size: CellSize, _ description: inout Description) {
        description.detail = glyph.graphemeCluster
        description.add("colour", InspectionName.paint(paint))
    }
}
