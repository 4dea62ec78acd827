import CellUI
import Foundation

/// A true picture as it is sent: everything that is drawn, in points.
public struct GuestCanvas: Codable, Hashable, Sendable {
    private var width: Double
    private var height: Double
    private var items: [GuestItem]
    private var reading: [String]

    /// The picture to send.
    public init(_ canvas: PointCanvas) {
        (width, height) = (canvas.size.width, canvas.size.height)
        (items, reading) = (canvas.items.map(GuestItem.init), canvas.reading.phrases)
    }

    /// The picture that was sent, of an instant.
    public func canvas(at now: Date) -> PointCanvas {
        func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 20_000) : 0 }
        var canvas = PointCanvas(size: CGSize(width: length(width), height: length(height)), now: now)
        for item in items { item.draw(on: &canvas) }
        for phrase in reading { canvas.say(phrase.withoutControls) }
        return canvas
    }
}

/// Something drawn. A name is sent for what both sides know, such as symbols and fonts.
private indirect enum GuestItem: Codable, Hashable, Sendable {
    case fill([GuestPathPart], GuestInk, isEOFilled: Bool)
    case stroke([GuestPathPart], GuestStroke, GuestInk)
    case text(GuestText)
    case symbol(name: String, rect: CGRect, GuestInk)
    case image(GuestBitmap, rect: CGRect, opacity: Double, isSmooth: Bool)
    case group(GuestGroup)

    init(_ item: PointCanvas.Item) {
        self =
            switch item {
            case .fill(let path, let ink, let isEOFilled):
                .fill(GuestPathPart.parts(of: path), GuestInk(ink), isEOFilled: isEOFilled)
            case .stroke(let path, let style, let ink):
                .stroke(GuestPathPart.parts(of: path), GuestStroke(style), GuestInk(ink))
            case .text(let text): .text(GuestText(text))
            case .symbol(let name, let rect, let ink): .symbol(name: name, rect: rect, GuestInk(ink))
            case .image(let bitmap, let rect, let opacity, let isSmooth):
                .image(GuestBitmap(bitmap), rect: rect, opacity: opacity, isSmooth: isSmooth)
            case .group(let group): .group(GuestGroup(group))
            }
    }

    func draw(on canvas: inout PointCanvas) {
        switch self {
        case .fill(let parts, let ink, let isEOFilled):
            canvas.fill(GuestPathPart.path(of: parts), with: ink.paint.paint, in: ink.rect, isEOFilled: isEOFilled)
        case .stroke(let parts, let stroke, let ink):
            canvas.stroke(GuestPathPart.path(of: parts), style: stroke.style, with: ink.paint.paint, in: ink.rect)
        case .text(let text): canvas.draw(text.text)
        case .symbol(let name, let rect, let ink):
            canvas.draw(symbol: name.withoutControls, in: rect, with: ink.paint.paint)
        case .image(let bitmap, let rect, let opacity, let isSmooth):
            guard let bitmap = bitmap.bitmap else { return }
            canvas.draw(bitmap, in: rect, opacity: opacity, isSmooth: isSmooth)
        case .group(let group): group.draw(on: &canvas)
        }
    }
}

/// A picture of pixels as it is sent.
struct GuestBitmap: Codable, Hashable, Sendable {
    var width, height: Int
    var bytes: Data

    init(_ bitmap: Bitmap) { (width, height, bytes) = (bitmap.width, bitmap.height, Data(bitmap.bytes)) }

    /// The picture; `nil` if it has other bytes than its size says.
    var bitmap: Bitmap? {
        guard (1...10_000).contains(width), (1...10_000).contains(height) else { return nil }
        return Bitmap(width: width, height: height, bytes: [UInt8](bytes))
    }
}

private struct GuestGroup: Codable, Hashable, Sendable {
    var items: [GuestItem]
    var clip: [GuestPathPart]?
    var isEOClipped: Bool
    var opacity: Double
    var transform: AffineTransform?
    var mask: [GuestItem]?
    var title: String?
    var shadow: GuestShadow?
    var blur: Double?

    init(_ group: PointCanvas.Group) {
        (items, clip) = (group.items.map(GuestItem.init), group.clip.map(GuestPathPart.parts))
        (isEOClipped, opacity, transform) = (group.isEOClipped, group.opacity, group.transform)
        (mask, title) = (group.mask?.map(GuestItem.init), group.title)
        shadow = group.shadow.map(GuestShadow.init)
        blur = group.blur > 0 ? group.blur : nil
    }

    func draw(on canvas: inout PointCanvas) {
        let mask = mask.map { items in
            var other = PointCanvas(size: canvas.size, now: canvas.now)
            for item in items { item.draw(on: &other) }
            return other.items
        }
        canvas.group { group in
            (group.clip, group.isEOClipped, group.opacity) = (clip.map(GuestPathPart.path), isEOClipped, opacity)
            (group.transform, group.mask, group.title) = (transform, mask, title)
            group.shadow = shadow?.shadow
            if let blur, blur.isFinite { group.blur = min(max(blur, 0), 1000) }
        } _: { canvas in
            for item in items { item.draw(on: &canvas) }
        }
    }
}

private struct GuestShadow: Codable, Hashable, Sendable {
    var color: UInt32
    var opacity, radius, x, y: Double

    init(_ shadow: PointCanvas.Shadow) {
        (color, opacity) = (shadow.color.number, shadow.opacity)
        (radius, x, y) = (shadow.radius, shadow.x, shadow.y)
    }

    var shadow: PointCanvas.Shadow {
        PointCanvas.Shadow(color: CellColor(number: color), opacity: opacity, radius: radius, x: x, y: y)
    }
}

private struct GuestText: Codable, Hashable, Sendable {
    var string: String
    var size: Double
    var weight: Int
    var isItalic, hasMonospacedDigits, isMonospaced, isRounded: Bool
    var stretch: Double
    var origin: CGPoint
    var width: Double
    var ink: GuestInk
    var isUnderlined, isStruckThrough: Bool
    var emojiChanges: [ColorChange]?

    init(_ text: PointText) {
        (string, size, weight, isItalic) = (text.string, text.font.size, text.font.weight, text.font.isItalic)
        (hasMonospacedDigits, isMonospaced) = (text.font.hasMonospacedDigits, text.font.isMonospaced)
        (isRounded, stretch) = (text.font.isRounded, text.font.stretch)
        (origin, width, ink) = (text.origin, text.width, GuestInk(text.ink))
        (isUnderlined, isStruckThrough) = (text.isUnderlined, text.isStruckThrough)
        emojiChanges = text.emojiChanges.isEmpty ? nil : text.emojiChanges
    }

    var text: PointText {
        var font = PointFont(size: size, weight: weight)
        (font.isItalic, font.hasMonospacedDigits, font.isMonospaced) = (isItalic, hasMonospacedDigits, isMonospaced)
        (font.isRounded, font.stretch) = (isRounded, stretch.isFinite ? min(max(stretch, 0.1), 10) : 1)
        var text = PointText(string.withoutControls, font: font, at: origin, paint: ink.paint.paint)
        (text.width, text.isUnderlined, text.isStruckThrough) = (width, isUnderlined, isStruckThrough)
        text.ink = PointCanvas.Ink(ink.paint.paint, in: ink.rect)
        text.emojiChanges = (emojiChanges ?? []).prefix(8).filter(\.isWhole)
        return text
    }
}

private struct GuestStroke: Codable, Hashable, Sendable {
    var lineWidth: Double
    var lineCap, lineJoin: Int32
    var miterLimit: Double
    var dash: [Double]
    var dashPhase: Double

    init(_ style: StrokeStyle) {
        (lineWidth, lineCap, lineJoin) = (style.lineWidth, style.lineCap.rawValue, style.lineJoin.rawValue)
        (miterLimit, dash, dashPhase) = (style.miterLimit, style.dash.map { Double($0) }, style.dashPhase)
    }

    var style: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: CGLineCap(rawValue: lineCap) ?? .butt,
            lineJoin: CGLineJoin(rawValue: lineJoin) ?? .miter, miterLimit: miterLimit, dash: dash.map { CGFloat($0) },
            dashPhase: dashPhase)
    }
}

private enum GuestPathPart: Codable, Hashable, Sendable {
    case move(CGPoint), line(CGPoint), quad(CGPoint, CGPoint), curve(CGPoint, CGPoint, CGPoint), close

    static func parts(of path: Path) -> [GuestPathPart] {
        var parts: [GuestPathPart] = []
        path.forEach { element in
            switch element {
            case .move(let point): parts.append(.move(point))
            case .line(let point): parts.append(.line(point))
            case .quadCurve(let point, let control): parts.append(.quad(point, control))
            case .curve(let point, let control1, let control2): parts.append(.curve(point, control1, control2))
            case .closeSubpath: parts.append(.close)
            }
        }
        return parts
    }

    static func path(of parts: [GuestPathPart]) -> Path {
        Path { path in
            for part in parts {
                switch part {
                case .move(let point): path.move(to: point)
                case .line(let point): path.addLine(to: point)
                case .quad(let point, let control): path.addQuadCurve(to: point, control: control)
                case .curve(let point, let control1, let control2):
                    path.addCurve(to: point, control1: control1, control2: control2)
                case .close: path.closeSubpath()
                }
            }
        }
    }
}

/// A paint, and the rectangle to which it refers.
private struct GuestInk: Codable, Hashable, Sendable {
    var paint: GuestPaint
    var rect: CGRect

    init(_ ink: PointCanvas.Ink) { (paint, rect) = (GuestPaint(ink.paint), ink.rect) }
}

private enum GuestPaint: Codable, Hashable, Sendable {
    struct Stop: Codable, Hashable, Sendable {
        var color: UInt32
        var opacity, location: Double
    }

    case color(UInt32, Double)
    case linear([Stop], CGPoint, CGPoint)
    case radial([Stop], CGPoint, Double, Double)
    case elliptical([Stop], CGPoint, Double, Double)
    case angular([Stop], CGPoint, Double, Double)

    init(_ paint: Paint) {
        func point(_ point: UnitPoint) -> CGPoint { CGPoint(x: point.x, y: point.y) }
        func sent(_ stops: [Paint.Stop]) -> [Stop] {
            stops.map { Stop(color: $0.color.number, opacity: $0.opacity, location: $0.location) }
        }
        self =
            switch paint {
            case .color(let color, let opacity): .color(color.number, opacity)
            case .linearGradient(let stops, let start, let end): .linear(sent(stops), point(start), point(end))
            case .radialGradient(let stops, let center, let start, let end):
                .radial(sent(stops), point(center), start, end)
            case .ellipticalGradient(let stops, let center, let start, let end):
                .elliptical(sent(stops), point(center), start, end)
            case .angularGradient(let stops, let center, let start, let turn):
                .angular(sent(stops), point(center), start, turn)
            }
    }

    var paint: Paint {
        func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
        func drawn(_ stops: [Stop]) -> [Paint.Stop] {
            stops.map { Paint.Stop(color: CellColor(number: $0.color), opacity: $0.opacity, location: $0.location) }
        }
        return switch self {
        case .color(let color, let opacity): .color(CellColor(number: color), opacity: opacity)
        case .linear(let stops, let start, let end):
            .linearGradient(stops: drawn(stops), start: point(start), end: point(end))
        case .radial(let stops, let center, let start, let end):
            .radialGradient(stops: drawn(stops), center: point(center), startRadius: start, endRadius: end)
        case .elliptical(let stops, let center, let start, let end):
            .ellipticalGradient(stops: drawn(stops), center: point(center), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let turn):
            .angularGradient(stops: drawn(stops), center: point(center), start: start, turn: turn)
        }
    }
}
