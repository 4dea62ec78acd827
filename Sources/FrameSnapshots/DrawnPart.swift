import Foundation

/// Something drawn on a true picture where it is seen: in the coordinates of the picture, out of its groups.
struct DrawnPart: Hashable {
    /// What is drawn.
    enum Kind: String, Hashable {
        case shape, line, text, symbol, image, group, clip
    }

    /// A property other than the place: `font`, `17 600`.
    struct Trait: Hashable {
        let name: String
        let value: String
    }

    let kind: Kind
    /// The text, the name of the symbol or the title of the group; empty for others.
    let name: String
    /// The rectangle around it, in points; of a text, from the top to the bottom of its line.
    let place: CGRect
    /// The kinds of the path's elements; empty for what has no path.
    var letters = ""
    /// The points of the path, from the top left of ``place``.
    var points: [CGPoint] = []
    var traits: [Trait] = []
    /// The title of the group in which it is drawn; `nil` if there is none.
    let context: String?

    /// The parts of a picture, in order.
    static func parts(of snapshot: PointSnapshot) -> [DrawnPart] {
        var collection = PartCollection()
        for item in snapshot.items { collection.add(item) }
        return collection.parts
    }

    /// Whether it can be the same thing in another picture, wherever it is there.
    func isCounterpart(of other: DrawnPart) -> Bool {
        kind == other.kind && name == other.name && letters == other.letters
    }

    /// The words for it: `text “Sencha”`.
    var description: String {
        let words =
            switch kind {
            case .text, .symbol: "\(kind.rawValue) \(PointNotation.quoted(name))"
            case .group where !name.isEmpty: "group \(PointNotation.quoted(name))"
            default:
                "\(kind.rawValue) of \(PointNotation.length(place.width)) × \(PointNotation.length(place.height)) at "
                    + "\(PointNotation.length(place.minX)), \(PointNotation.length(place.minY))"
            }
        return words + (context.map { " in \(PointNotation.quoted($0))" } ?? "")
    }
}

/// Collects the parts of groups in groups.
private struct PartCollection {
    private(set) var parts: [DrawnPart] = []
    private var transform = AffineTransform.identity
    private var context: String?

    mutating func add(_ item: PointItem) {
        switch item {
        case .fill(let outline, let ink, let isEOFilled):
            add(.shape, outline, traits: isEOFilled ? [.init(name: "rule", value: "even-odd")] : [], ink)
        case .stroke(let outline, let style, let ink):
            let style = PointNotation.stroke(style).map { field in
                let words = field.split(separator: " ", maxSplits: 1)
                return DrawnPart.Trait(name: "line \(words[0])", value: String(words[1]))
            }
            add(.line, outline, traits: style, ink)
        case .text(let text):
            var traits = [DrawnPart.Trait(name: "font", value: PointNotation.font(text.font))]
            if text.isUnderlined { traits.append(.init(name: "underline", value: "on")) }
            if text.isStruckThrough { traits.append(.init(name: "strikethrough", value: "on")) }
            add(.text, text.string, in: text.rect, traits: traits, text.ink)
        case .symbol(let name, let rect, let ink): add(.symbol, name, in: rect, traits: [], ink)
        case .image(let bitmap, let rect, let opacity, let isSmooth):
            let content = UInt64(truncatingIfNeeded: bitmap.bytes.reduce(5381) { ($0 << 5) &+ $0 &+ Int($1) })
            let traits: [DrawnPart.Trait] = [
                .init(name: "pixels", value: "\(bitmap.width) × \(bitmap.height)"),
                .init(name: "content", value: String(content, radix: 16)),
                .init(name: "opacity", value: PointNotation.part(opacity)),
                .init(name: "smoothing", value: isSmooth ? "on" : "off"),
            ]
            add(.image, "", in: rect, traits: traits, nil)
        case .group(let group): add(group)
        }
    }

    private mutating func add(_ group: PointItem.Group) {
        let outer = (transform, context)
        if let title = group.title { context = title }
        if let own = group.transform {
            var all = own
            all.append(transform)
            transform = all
        }
        if let clip = group.clip {
            add(.clip, clip, traits: group.isEOClipped ? [.init(name: "rule", value: "even-odd")] : [], nil)
        }
        let start = parts.count
        if let mask = group.mask {
            for item in mask { add(item) }
            for index in start..<parts.count { parts[index].traits.append(.init(name: "mask", value: "on")) }
        }
        for item in group.items { add(item) }
        if group.opacity != 1 {
            let value = PointNotation.part(group.opacity)
            for index in start..<parts.count { parts[index].traits.append(.init(name: "opacity", value: value)) }
        }
        if let shadow = group.shadow {
            let value = PointNotation.shadow(shadow)
            for index in start..<parts.count { parts[index].traits.append(.init(name: "shadow", value: value)) }
        }
        if group.blur > 0 {
            let value = PointNotation.length(group.blur)
            for index in start..<parts.count { parts[index].traits.append(.init(name: "blur", value: value)) }
        }
        (transform, context) = outer
    }

    private mutating func add(
        _ kind: DrawnPart.Kind, _ outline: PointOutline, traits: [DrawnPart.Trait], _ ink: PointCanvas.Ink?
    ) {
        let points = outline.points.map(transform.transform)
        let place = points.bounds
        var part = DrawnPart(kind: kind, name: "", place: place, context: context)
        part.letters = outline.letters
        part.points = points.map { CGPoint(x: $0.x - place.minX, y: $0.y - place.minY) }
        part.traits = traits + (ink.map { self.traits(of: $0, in: place) } ?? [])
        parts.append(part)
    }

    private mutating func add(
        _ kind: DrawnPart.Kind, _ name: String, in rect: CGRect, traits: [DrawnPart.Trait], _ ink: PointCanvas.Ink?
    ) {
        let place = rect.corners.map(transform.transform).bounds
        var part = DrawnPart(kind: kind, name: name, place: place, context: context)
        part.traits = traits + (ink.map { self.traits(of: $0, in: place) } ?? [])
        if transform.m12 != 0 || transform.m21 != 0 || transform.m11 < 0 || transform.m22 < 0 {
            let numbers = [transform.m11, transform.m12, transform.m21, transform.m22].map(PointNotation.part)
            part.traits.append(.init(name: "turn", value: numbers.joined(separator: " ")))
        }
        parts.append(part)
    }

    private func traits(of ink: PointCanvas.Ink, in place: CGRect) -> [DrawnPart.Trait] {
        let color = DrawnPart.Trait(name: "colour", value: PointNotation.paint(ink.paint))
        if case .color = ink.paint { return [color] }
        // Where a gradient is, seen from what it paints: it moves with it.
        let rect = ink.rect.corners.map(transform.transform).bounds.offsetBy(dx: -place.minX, dy: -place.minY)
        return [color, DrawnPart.Trait(name: "gradient over", value: PointNotation.rect(rect))]
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
