/// A true picture as a list of what is drawn, in points from its top left. A value that knows no file format.
///
/// Views draw themselves on it (`LayoutNode.draw(in:on:)`); `FrameExport` writes it as SVG and PNG.
public struct PointCanvas {
    /// The size of the picture in points.
    public let size: CGSize
    /// The instant shown.
    public let now: Date
    /// What is drawn, in order.
    public internal(set) var items: [Item] = []
    /// What a screen reader reads, in order.
    public private(set) var reading = Reading()
    /// Records which views are drawn where; `nil` unless the picture is inspected.
    private var recorder: InspectionRecorder?
    /// The part of the picture that can be drawn on, in the coordinates of what is being drawn.
    private var clip: CGRect

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
        /// A picture of pixels that fills `rect`, with an opacity 0…1; enlarged pixels are blended unless it is not smooth.
        case image(Bitmap, rect: CGRect, opacity: Double, isSmooth: Bool)
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
        /// The shadow of the whole, which ``clip`` and ``mask`` cut off too; `nil` for none. A group that is blurred has none.
        public var shadow: Shadow?
        /// The standard deviation in points by which the whole is blurred, before ``clip`` and ``mask``; 0 for not at all. SwiftUI's radius is
        /// one.
        public var blur: CGFloat = 0
        /// What the group is called, for screen readers; `nil` if it has no name.
        public var title: String?
        /// The inspected view that draws the group, as ``InspectedView/order``; `nil` unless the picture is inspected.
        package var view: Int?

        /// A group without limits.
        public init(items: [Item] = []) { self.items = items }
    }

    /// An empty picture.
    public init(size: CGSize, now: Date) {
        (self.size, self.now) = (size, now)
        clip = CGRect(origin: .zero, size: size)
    }

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

    /// Draws a picture of pixels in all of `rect`. What is fully transparent is left out.
    public mutating func draw(_ bitmap: Bitmap, in rect: CGRect, opacity: Double = 1, isSmooth: Bool = true) {
        guard opacity > 0, rect.width > 0, rect.height > 0 else { return }
        items.append(.image(bitmap, rect: rect, opacity: opacity, isSmooth: isSmooth))
    }

    /// Draws what `draw` draws as one group; `change` sets how.
    public mutating func group(_ change: (inout Group) -> Void, _ draw: (inout PointCanvas) -> Void) {
        let (start, outer) = (items.count, clip)
        var group = Group()
        change(&group)
        if let transform = group.transform { clip = clip.seen(through: transform) }
        if let path = group.clip { clip = clip.intersection(path.boundingRect) }
        draw(&self)
        clip = outer
        guard items.count > start else { return }
        group.items = Array(items[start...])
        items.removeSubrange(start...)
        items.append(.group(group))
    }

    /// Draws a finished picture with its top left at `origin`, and reads what it reads.
    public mutating func draw(_ picture: PointCanvas, at origin: CGPoint) {
        guard !picture.items.isEmpty else { return }
        var group = Group(items: picture.items)
        group.clip = Path(picture.bounds)
        group.transform = AffineTransform(translationByX: origin.x, byY: origin.y)
        items.append(.group(group))
        picture.reading.phrases.forEach { reading.say($0) }
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
        let place = alignment.facing(view.layoutDirection).place(size, in: rect)
        func draw() { view.node.draw(in: place, on: &self) }
        if let recorder { recorder.root(draw) } else { draw() }
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

// MARK: Inspection

extension PointCanvas {
    /// Draws a picture and records the layout of its views. Their cells are pixels (``CellScale/pixels``), and the inspection has no
    /// frame. Among the items each view is a group of its own (``Group/view``).
    package static func inspect(
        size: CGSize, at now: Date, _ picture: (inout PointCanvas) -> Void
    ) -> (views: ViewInspection, items: [Item]) {
        var canvas = PointCanvas(size: size, now: now)
        let recorder = InspectionRecorder()
        canvas.recorder = recorder
        BodyEnvironment.shared { picture(&canvas) }
        return (ViewInspection(frame: Frame(size: .zero), views: recorder.views()), canvas.items)
    }

    /// Draws a surface of the system in `rect`: one node of the inspection tree, with the views inside it.
    package mutating func surface(_ name: String, in rect: CGRect, _ draw: (inout PointCanvas) -> Void) {
        guard let recorder else { return draw(&self) }
        let scale = CellScale.pixels
        recorder.surface(
            name, in: scale.cells(rect), visible: scale.cells(clip.intersection(rect)), scale: scale
        ) { draw(&self) }
    }

    /// Draws a view that is inspected.
    mutating func draw(_ node: InspectingNode, in rect: CGRect) {
        guard let recorder else { return node.child.draw(in: rect, on: &self) }
        let entry = recorder.begin(node, in: rect, scale: .pixels, clip: CellScale.pixels.cells(clip))
        group({ $0.view = entry }) { node.child.draw(in: rect, on: &$0) }
        recorder.end(entry)
    }
}

extension CGRect {
    /// This rectangle in the coordinates that a transform maps from, if it only moves; otherwise unchanged.
    fileprivate func seen(through transform: AffineTransform) -> CGRect {
        let isMove = transform.m11 == 1 && transform.m22 == 1 && transform.m12 == 0 && transform.m21 == 0
        return isMove ? offsetBy(dx: -transform.tX, dy: -transform.tY) : self
    }
}

extension Paint {
    /// Whether nothing of it is seen.
    var isClear: Bool {
        if case .color(_, let opacity) = self { return opacity <= 0 }
        return stops.allSatisfy { $0.opacity <= 0 }
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
