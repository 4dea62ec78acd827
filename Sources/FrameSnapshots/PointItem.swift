import Foundation

/// Something drawn on a true picture, as a snapshot keeps it: `PointCanvas.Item` with the elements of its paths.
indirect enum PointItem: Hashable, Sendable {
    /// The inside of a path.
    case fill(PointOutline, PointCanvas.Ink, isEOFilled: Bool)
    /// A line along a path.
    case stroke(PointOutline, StrokeStyle, PointCanvas.Ink)
    /// Letters on one line.
    case text(PointText)
    /// A symbol that fills `rect`.
    case symbol(name: String, rect: CGRect, PointCanvas.Ink)
    /// A picture of pixels that fills `rect`.
    case image(Bitmap, rect: CGRect, opacity: Double, isSmooth: Bool)
    /// Several things drawn as one.
    case group(Group)

    /// Several things drawn as one.
    struct Group: Hashable, Sendable {
        var items: [PointItem] = []
        var clip: PointOutline?
        var isEOClipped = false
        var opacity = 1.0
        var transform: AffineTransform?
        var mask: [PointItem]?
        var title: String?
        var shadow: PointCanvas.Shadow?
        var blur: CGFloat = 0
    }

    init(_ item: PointCanvas.Item) {
        switch item {
        case .fill(let path, let ink, let isEOFilled): self = .fill(PointOutline(path), ink, isEOFilled: isEOFilled)
        case .stroke(let path, let style, let ink): self = .stroke(PointOutline(path), style, ink)
        case .text(let text): self = .text(text)
        case .symbol(let name, let rect, let ink): self = .symbol(name: name, rect: rect, ink)
        case .image(let bitmap, let rect, let opacity, let isSmooth):
            self = .image(bitmap, rect: rect, opacity: opacity, isSmooth: isSmooth)
        case .group(let group):
            self = .group(
                Group(
                    items: group.items.map(PointItem.init), clip: group.clip.map(PointOutline.init),
                    isEOClipped: group.isEOClipped, opacity: group.opacity, transform: group.transform,
                    mask: group.mask.map { $0.map(PointItem.init) }, title: group.title, shadow: group.shadow,
                    blur: group.blur))
        }
    }

    /// Draws it again.
    func draw(on canvas: inout PointCanvas) {
        switch self {
        case .fill(let outline, let ink, let isEOFilled):
            canvas.fill(outline.path, with: ink.paint, in: ink.rect, isEOFilled: isEOFilled)
        case .stroke(let outline, let style, let ink):
            canvas.stroke(outline.path, style: style, with: ink.paint, in: ink.rect)
        case .text(let text): canvas.draw(text)
        case .symbol(let name, let rect, let ink): canvas.draw(symbol: name, in: rect, with: ink.paint)
        case .image(let bitmap, let rect, let opacity, let isSmooth):
            canvas.draw(bitmap, in: rect, opacity: opacity, isSmooth: isSmooth)
        case .group(let group):
            let mask = group.mask.map { items in
                var other = PointCanvas(size: canvas.size, now: canvas.now)
                for item in items { item.draw(on: &other) }
                return other.items
            }
            canvas.group {
                ($0.clip, $0.isEOClipped, $0.opacity) = (group.clip?.path, group.isEOClipped, group.opacity)
                ($0.transform, $0.mask, $0.title) = (group.transform, mask, group.title)
                ($0.shadow, $0.blur) = (group.shadow, group.blur)
            } _: { canvas in
                for item in group.items { item.draw(on: &canvas) }
            }
        }
    }
}

/// The elements of a path.
struct PointOutline: Hashable, Sendable {
    let elements: [Path.Element]

    init(elements: [Path.Element]) { self.elements = elements }

    init(_ path: Path) {
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        self.elements = elements
    }

    var path: Path {
        Path { path in
            for element in elements {
                switch element {
                case .move(let point): path.move(to: point)
                case .line(let point): path.addLine(to: point)
                case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
                case .curve(let point, let control1, let control2):
                    path.addCurve(to: point, control1: control1, control2: control2)
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }

    /// All points, control points included.
    var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let point, let control): [control, point]
            case .curve(let point, let control1, let control2): [control1, control2, point]
            case .closeSubpath: []
            }
        }
    }

    /// The kinds of the elements, one letter each, as in path data.
    var letters: String {
        String(
            elements.map { element -> Character in
                switch element {
                case .move: "M"
                case .line: "L"
                case .quadCurve: "Q"
                case .curve: "C"
                case .closeSubpath: "Z"
                }
            })
    }

    func hash(into hasher: inout Hasher) { hasher.combine(elements.count) }
}
