/// Options of the HTML export.
public struct HTMLOptions: Hashable, Sendable {
    /// Colours and size. Default: those of ``SVGOptions``.
    public var picture: SVGOptions
    /// Whether the result is a whole page. If not, it is one element for a page whose head contains ``styleSheet``. Default:
    /// true.
    public var isPage: Bool

    /// Creates options.
    public init(picture: SVGOptions = SVGOptions(), isPage: Bool = true) {
        self.picture = picture
        self.isPage = isPage
    }

    /// The CSS rules for elements, needed once per page; class names start with `islet-`.
    ///
    /// Every length is a whole number of cells times the property `--cell`, a cell's width, so that browsers' rounding does not
    /// accumulate. A cell is twice as high as wide. `--x` and `--y` are the column and row where an element starts, `--n` and
    /// `--m` its columns and rows. Letter spacing makes up the difference between a font's digit (`1ch`) and a cell.
    ///
    /// `i` is a run drawn as shapes: its glyphs are transparent, but can be selected. `b` is text that may come from a fallback
    /// font: centred in its cells and clipped to them. A `span` beside the text is the place of one of several pictures, for
    /// screen readers; it ignores the pointer.
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
