/// How a frame becomes HTML.
public struct HTMLOptions: Hashable, Sendable {
    /// Colours and size, as for SVG. Default: those of SVG.
    public var picture: SVGOptions
    /// Whether the result is a page; if not, it is one element for a page that has ``styleSheet`` in its head. Default: true.
    public var isPage: Bool

    /// Options; each has a default.
    public init(picture: SVGOptions = SVGOptions(), isPage: Bool = true) {
        self.picture = picture
        self.isPage = isPage
    }

    /// The rules that an element needs, once a page; their class names begin with `islet-`.
    ///
    /// A cell is as wide as the font's own digit (`1ch`) and twice as high, so that shapes and letters meet in a monospaced
    /// font of any size. `i` is a stretch that is drawn as shapes: its glyphs are there to be selected, not seen. `b` is
    /// text that another font may draw: it has the width of its cells. A `span` of its own is the place of one of several pictures, for a
    /// screen reader; the pointer goes through it.
    public static let styleSheet = """
        .islet-frame{position:relative;overflow:hidden;font-family:ui-monospace,Menlo,'DejaVu Sans Mono',Consolas,monospace;\
        line-height:2ch;font-kerning:none;font-variant-ligatures:none;text-align:left;direction:ltr}
        .islet-frame svg{position:absolute;left:0;top:0;width:100%;height:100%}
        .islet-frame pre{position:relative;margin:0;padding:0;font:inherit;white-space:pre}
        .islet-frame b,.islet-frame i{display:inline-block;height:2ch;overflow:hidden;vertical-align:top;font-weight:inherit;\
        font-style:inherit}
        .islet-frame i{color:transparent}
        .islet-frame>span{position:absolute;pointer-events:none}

        """
}
