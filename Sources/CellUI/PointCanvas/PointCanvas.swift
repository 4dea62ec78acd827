/// A true picture as a list of what is drawn, in points from its top left. A value that knows no file format.
///
/// Views draw themselves on it (`LayoutNode.draw(in:on:)`); `FrameExport` writes it as SVG and PNG.
public struct PointCanvas: Sendable {
    /// The size of the picture in points.
    public let size: CGSize
    /// The instant shown.
    public let now: Date
    /// What is drawn, in order.
    public private(set) var items: [Item] = []
    /// What a screen reader reads, in order.
    public private(set) var reading = Reading()

    /// Something drawn.
    public indirect enum Item: Hashable, Sendable {
        /// The inside of a path.
        case fill(Path, Ink, isEOFilled: Bool)
        /// A line along a path.
        case stroke(Path, StrokeStyle, Ink)
        /// Letters of one style on one line.
        case text(PointText)
        /// A symbol that fills `rect`.
        case symbol(name: String, rect: CGRect, Ink)
        /// Several things drawn as one.
        case group(Group)
    }

    /// A paint, and the rectangle to which a gradient's coordinates refer.
    public struct Ink: Hashable, Sendable {
        /// The paint.
        public let paint: Paint
        /// The painted rectangle, in points.
        public let rect: CGRect
        /// A paint for a rectangle.
        public init(_ paint: Paint, in rect: CGRect) { (self.paint, self.rect) = (paint, rect) }
    }

    /// Several things drawn as one.
    public struct Group: Hashable, Sendable {
        /// What is drawn, in order.
        public var items: [Item]
        /// Nothing is drawn outside this path; `nil` for no limit.
        public var clip: Path?
        /// Only what is inside by the even-odd rule is drawn.
        public var isEOClipped = false
        /// The opacity of the whole, 0…1.
        public var opacity = 1.0
        /// How the whole is moved, turned and scaled; `nil` for not at all.
        public var transform: AffineTransform?
        /// The group is seen where these are opaque; `nil` for everywhere.
        public var mask: [Item]?
        /// What the group is called, for screen readers; `nil` if it has no name.
        public var title: String?

        /// A group without limits.
        public init(items: [Item] = []) { self.items = items }
    }

    /// An empty picture.
    public init(size: CGSize, now: Date) { (self.size, self.now) = (size, now) }

    /// The whole picture.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    // MARK: Drawing

    /// Fills a path. What is fully transparent is left out.
    public mutating func fill(_ path: Path, with paint: Paint, in rect: CGRect, isEOFilled: Bool = false) {
        if paint.isClear || path.isEmpty { return }
        items.append(.fill(path, Ink(paint, in: rect), isEOFilled: isEOFilled))
    }

    /// Fills a rectangle.
    public mutating func fill(_ rect: CGRect, with paint: Paint) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(Path(rect), with: paint, in: rect)
    }

    /// Draws a line along a path.
    public mutating func stroke(_ path: Path, style: StrokeStyle, with paint: Paint, in rect: CGRect) {
        if paint.isClear || path.isEmpty || style.lineWidth <= 0 { return }
        items.append(.stroke(path, style, Ink(paint, in: rect)))
    }

    /// Draws letters.
    public mutating func draw(_ text: PointText) {
        if text.ink.paint.isClear || text.string.isEmpty { return }
        items.append(.text(text))
    }

    /// Draws a symbol in all of `rect`; a dashed frame if there is no outline for it.
    public mutating func draw(symbol name: String, in rect: CGRect, with paint: Paint) {
        if paint.isClear { return }
        guard SymbolOutlines.outline(named: name) != nil else {
            return drawPlaceholder(named: name, in: rect, with: paint)
        }
        items.append(.symbol(name: name, rect: rect, Ink(paint, in: rect)))
    }

    /// Draws what `draw` draws as one group; `change` sets how.
    public mutating func group(_ change: (inout Group) -> Void, _ draw: (inout PointCanvas) -> Void) {
        let start = items.count
        draw(&self)
        guard items.count > start else { return }
        var group = Group(items: Array(items[start...]))
        items.removeSubrange(start...)
        change(&group)
        items.append(.group(group))
    }

    /// The items that `draw` draws, without drawing them here.
    func items(of draw: (inout PointCanvas) -> Void) -> [Item] {
        var other = PointCanvas(size: size, now: now)
        draw(&other)
        return other.items
    }

    // MARK: Views

    /// Draws a prepared view in `rect`: proposes the whole of it and places the view in it by `alignment`.
    public mutating func draw(_ view: PreparedView, in rect: CGRect, alignment: Alignment = .center) {
        let size = view.size(ProposedViewSize(rect.size))
        view.node.draw(in: alignment.facing(view.layoutDirection).place(size, in: rect), on: &self)
        view.node.read(into: &reading)
    }

    /// Adds a phrase for screen readers.
    public mutating func say(_ phrase: String) { reading.say(phrase) }

    /// A picture drawn by `picture`.
    public static func picture(size: CGSize, at now: Date, _ picture: (inout PointCanvas) -> Void) -> PointCanvas {
        var canvas = PointCanvas(size: size, now: now)
        BodyEnvironment.shared { picture(&canvas) }
        return canvas
    }
}

extension Paint {
    /// Whether nothing of it is seen.
    var isClear: Bool {
        switch self {
        case .color(_, let opacity): opacity <= 0
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _):
            stops.allSatisfy { $0.opacity <= 0 }
        }
    }
}

extension PointCanvas {
    /// Draws a path that may contain strokes: each as a line, the rest filled.
    mutating func draw(_ path: Path, with paint: Paint, in rect: CGRect, isEOFilled: Bool) {
        var filled = Path()
        for outline in path.finishedOutlines {
            guard case .stroke(let stroke) = outline else {
                filled.outlines.append(outline)
                continue
            }
            var line = Path()
            line.outlines = stroke.outlines
            self.stroke(line, style: stroke.style, with: paint, in: rect)
        }
        fill(filled, with: paint, in: rect, isEOFilled: isEOFilled)
    }
}
