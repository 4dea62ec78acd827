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
    /// Every length is a whole number of cells times the element's property `--cell`, a cell's width; so no browser's rounding
    /// of a letter adds up, however wide the picture. A cell is twice as high. `--x` and `--y` say in which column and row an
    /// element begins, `--n` and `--m` how many it has. Letters get the space that a font's digit (`1ch`) lacks of a cell.
    ///
    /// `i` is a stretch that is drawn as shapes: its glyphs are there to be selected, not seen. `b` is text that another font
    /// may draw: it stands in the middle of its cells, and what is beyond them is not shown. A `span` beside the text is the place of one of several pictures, for a
    /// screen reader; the pointer goes through it.
    public static let styleSheet = """
        .islet-frame{position:relative;overflow:hidden;width:calc(var(--n)*var(--cell));height:calc(var(--m)*2*var(--cell));\
        font-family:ui-monospace,Menlo,'DejaVu Sans Mono',Consolas,monospace;font-size:calc(var(--cell)*1.66125);\
        line-height:calc(2*var(--cell));font-kerning:none;font-variant-ligatures:none;text-align:left;direction:ltr}
        .islet-frame svg,.islet-frame pre{position:absolute;left:0;top:0;width:100%;height:100%}
        .islet-frame pre{margin:0;padding:0;font:inherit;white-space:pre}
        .islet-frame pre *,.islet-frame>span{position:absolute;left:calc(var(--x)*var(--cell));top:0;\
        width:calc(var(--n)*var(--cell));height:100%}
        .islet-frame pre *{letter-spacing:calc(var(--cell) - 1ch);font-weight:inherit;font-style:inherit}
        .islet-frame pre>span{left:0;top:calc(var(--y)*2*var(--cell));width:100%;height:calc(2*var(--cell))}
        .islet-frame b,.islet-frame i{overflow:hidden}
        .islet-frame b{text-align:center}
        .islet-frame i{color:transparent}
        .islet-frame>span{top:calc(var(--y)*2*var(--cell));height:calc(var(--m)*2*var(--cell));pointer-events:none}

        """
}
