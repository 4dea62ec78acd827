import Foundation

/// Something drawn in a true picture, and how it is seen through the groups around it.
struct PointMark {
    /// What is drawn, in the coordinates of its group.
    enum Ink {
        /// Letters, each as the rectangle that its ink takes.
        case letters(PointText, [CGRect])
        /// A filled path.
        case path(Path, isEOFilled: Bool)
        /// A line; the path is its centre.
        case stroke(Path, StrokeStyle)
    }

    /// Its place among all that is drawn, from the back.
    fileprivate(set) var order = 0
    let ink: Ink
    let paint: PointCanvas.Ink
    let lens: PointLens
    /// The innermost inspected view that drew it, as its order; `nil` for the system's.
    let view: Int?
    /// Whether it stands for a picture whose look is unknown.
    let isPlaceholder: Bool
    /// Points around the ink, in the coordinates of the picture.
    let contour: [CGPoint]
    /// The rectangle around the ink, in the coordinates of the picture.
    let bounds: CGRect

    init(_ ink: Ink, _ paint: PointCanvas.Ink, through lens: PointLens, view: Int?, isPlaceholder: Bool = false) {
        (self.ink, self.paint, self.lens, self.view, self.isPlaceholder) = (ink, paint, lens, view, isPlaceholder)
        contour = Self.contour(of: ink).map(lens.transform.transform)
        bounds = contour.bounds
    }

    /// The corners of letters are round by this much of their height.
    private static let roundness = 0.12

    private static func contour(of ink: Ink) -> [CGPoint] {
        switch ink {
        case .letters(_, let letters):
            letters.flatMap { letter -> [CGPoint] in
                let cut = min(letter.width, letter.height) * roundness
                let (inner, outer) = (letter.insetBy(dx: cut, dy: 0), letter.insetBy(dx: 0, dy: cut))
                return inner.corners + outer.corners
            }
        case .path(let path, _): path.polylines.flatMap { $0 }
        case .stroke(let path, let style):
            path.polylines.flatMap { $0 }.flatMap { point in
                (0..<8).map { eighth in
                    let angle = Double(eighth) * .pi / 4
                    return CGPoint(
                        x: point.x + cos(angle) * style.lineWidth / 2, y: point.y + sin(angle) * style.lineWidth / 2)
                }
            }
        }
    }

    /// Whether there is ink at a point of the picture that is not clipped away.
    func contains(_ point: CGPoint) -> Bool {
        guard bounds.contains(point), let place = lens.local(point) else { return false }
        switch ink {
        case .letters(_, let letters): return letters.contains { $0.contains(place) }
        case .path(let path, let isEOFilled): return path.contains(place, eoFill: isEOFilled)
        case .stroke(let path, let style): return path.strokedPath(style).contains(place)
        }
    }

    /// Whether a placeholder's picture may be at a point of the picture: anywhere in its rectangle that is not clipped away.
    func mayBe(at point: CGPoint) -> Bool { lens.local(point).map(paint.rect.contains) ?? false }

    /// The colour and opacity of the paint at a point of the picture where there is ink.
    func color(at point: CGPoint) -> (color: CellColor, opacity: Double)? {
        guard let place = lens.local(point) else { return nil }
        let rect = paint.rect
        let (color, opacity) = paint.paint.color(
            at: UnitPoint(
                x: rect.width > 0 ? (place.x - rect.minX) / rect.width : 0,
                y: rect.height > 0 ? (place.y - rect.minY) / rect.height : 0),
            aspect: rect.width > 0 ? rect.height / rect.width : 1, width: rect.width)
        return (color, opacity * lens.opacity(at: point))
    }

    /// How strongly it is drawn, 0…1: a gradient counts as opaque, and what a mask lets through of it is not looked at.
    var opacity: Double {
        if case .color(_, let opacity) = paint.paint { opacity * lens.fixedOpacity } else { lens.fixedOpacity }
    }

    /// Whether nothing behind it is seen anywhere in a rectangle, and its colour is the same everywhere.
    func isUniformGround(of rect: CGRect) -> Bool {
        guard case .path = ink, !isPlaceholder, case .color(_, let opacity) = paint.paint, opacity > 0.99, lens.isOpaque
        else {
            return false
        }
        return rect.corners.allSatisfy(contains) && contains(CGPoint(x: rect.midX, y: rect.midY))
    }
}

/// How the items of a group are seen.
struct PointLens {
    /// From the coordinates of the items to those of the picture.
    private(set) var transform: AffineTransform
    private var inverse: AffineTransform?
    /// The paths inside which they are seen, in the coordinates of their own groups.
    private var clips: [Clip] = []
    private var masks: [[PointMark]] = []
    fileprivate var fixedOpacity = 1.0

    /// A path inside which items are seen.
    private struct Clip {
        let path: Path
        let isEOClipped: Bool
        /// From the picture to the path's coordinates; `nil` if nothing is seen.
        let inverse: AffineTransform?
        /// Whether a view of the content clips, and not the system.
        let isContent: Bool

        func contains(_ point: CGPoint) -> Bool {
            inverse.map { path.contains($0.transform(point), eoFill: isEOClipped) } ?? false
        }
    }

    /// The items of a picture whose origin is at `origin` of the canvas.
    init(origin: CGPoint) {
        transform = AffineTransform(translationByX: -origin.x, byY: -origin.y)
        inverse = transform.inverted()
    }

    /// The items of a group, seen through this.
    ///
    /// - Parameter isContent: Whether the group is drawn by a view of the content, and not by the system.
    func inside(_ group: PointCanvas.Group, isContent: Bool) -> PointLens {
        var lens = self
        lens.fixedOpacity *= group.opacity
        if let transform = group.transform {
            lens.transform.prepend(transform)
            lens.inverse = lens.transform.inverted()
        }
        if let clip = group.clip {
            lens.clips.append(
                Clip(path: clip, isEOClipped: group.isEOClipped, inverse: lens.inverse, isContent: isContent))
        }
        if let mask = group.mask {
            var marks = PointMarks()
            marks.add(mask, through: lens, view: nil)
            lens.masks.append(marks.marks)
        }
        return lens
    }

    /// A point of the picture in the coordinates of the items; `nil` if they are clipped there.
    func local(_ point: CGPoint) -> CGPoint? {
        clips.allSatisfy { $0.contains(point) } ? inverse?.transform(point) : nil
    }

    /// Whether a shape of the content cuts the items off at a point of the picture.
    func isClippedByContent(_ point: CGPoint) -> Bool { clips.contains { $0.isContent && !$0.contains(point) } }

    /// The opacity with which groups and masks show the items at a point of the picture.
    func opacity(at point: CGPoint) -> Double {
        masks.reduce(fixedOpacity) { opacity, marks in
            let clear = marks.reduce(1) { clear, mark in
                mark.contains(point) ? clear * (1 - (mark.color(at: point)?.opacity ?? 0)) : clear
            }
            return opacity * (1 - clear)
        }
    }

    /// Whether the items are opaque wherever they are not clipped.
    var isOpaque: Bool { masks.isEmpty && fixedOpacity > 0.99 }

    /// By how much it enlarges.
    var scale: Double { abs(transform.m11 * transform.m22 - transform.m12 * transform.m21).squareRoot() }
}

/// Everything drawn in a true picture, from the back.
struct PointMarks {
    private(set) var marks: [PointMark] = []

    /// No marks.
    init() {}

    /// The marks of a picture; a point of them is one of the canvas minus `origin`.
    init(_ items: [PointCanvas.Item], origin: CGPoint = .zero) {
        add(items, through: PointLens(origin: origin), view: nil)
        for index in marks.indices { marks[index].order = index }
    }

    fileprivate mutating func add(_ items: [PointCanvas.Item], through lens: PointLens, view: Int?) {
        for item in items {
            switch item {
            case .fill(let path, let ink, let isEOFilled):
                marks.append(PointMark(.path(path, isEOFilled: isEOFilled), ink, through: lens, view: view))
            case .stroke(let path, let style, let ink):
                marks.append(PointMark(.stroke(path, style), ink, through: lens, view: view))
            case .text(let text):
                let letters = text.letterRects
                guard !letters.isEmpty else { continue }
                marks.append(PointMark(.letters(text, letters), text.ink, through: lens, view: view))
            case .symbol(let name, let rect, let ink):
                guard let path = SymbolOutlines.outline(named: name)?.path(in: rect) else { continue }
                marks.append(
                    PointMark(.path(path, isEOFilled: true), ink, through: lens, view: view))
            case .image(_, let rect, let opacity, _):
                // What of a picture is seen is not known: the largest that is certain is an ellipse.
                let ink = PointCanvas.Ink(.color(.terminalDefault, opacity: opacity), in: rect)
                marks.append(
                    PointMark(
                        .path(Path(ellipseIn: rect), isEOFilled: false), ink, through: lens, view: view,
                        isPlaceholder: true))
            case .group(let group):
                let inner = lens.inside(group, isContent: (group.view ?? view) != nil)
                if group.title != nil, case .stroke(_, _, let ink) = group.items.first {
                    // A frame stands for a picture of unknown shape: the largest that is certain is an ellipse.
                    marks.append(
                        PointMark(
                            .path(Path(ellipseIn: ink.rect), isEOFilled: false), ink, through: inner, view: view,
                            isPlaceholder: true))
                } else {
                    add(group.items, through: inner, view: group.view ?? view)
                }
            }
        }
    }
}

extension CGRect {
    /// The four corners.
    var corners: [CGPoint] {
        [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
    }
}
