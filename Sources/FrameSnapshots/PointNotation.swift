import Foundation
import FrameExport

/// The lines of a ``PointSnapshot``: `text  at 12 27.6  width 52.31  font 17 600  ink #ffffff  “Sencha”`.
enum PointNotation {
    /// A number with at most `decimals` decimals.
    static func number(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return "0" }
        let power = pow(10, Double(decimals))
        let parts = Int((min(max(value, -1e9), 1e9) * power).rounded())
        let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: Int(power))
        let sign = parts < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = String(rest)
        digits = String(repeating: "0", count: decimals - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// A length in hundredths of a point.
    static func length(_ value: CGFloat) -> String { number(value, decimals: 2) }

    /// A part of one, such as an opacity, in ten thousandths.
    static func part(_ value: Double) -> String { number(value, decimals: 4) }

    static func rect(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(length).joined(separator: " ")
    }

    private static func point(_ point: CGPoint) -> String { "\(length(point.x)) \(length(point.y))" }

    // MARK: Lines

    /// Writes a line for `item`, and for a group its content below.
    static func write(_ item: PointItem, depth: Int, to writer: inout SnapshotWriter) {
        let indent = String(repeating: "  ", count: depth)
        writer.line(indent + fields(of: item).joined(separator: "  "))
        guard case .group(let group) = item else { return }
        if let mask = group.mask {
            writer.line(indent + "  mask")
            for item in mask { write(item, depth: depth + 2, to: &writer) }
        }
        for item in group.items { write(item, depth: depth + 1, to: &writer) }
    }

    private static func fields(of item: PointItem) -> [String] {
        switch item {
        case .fill(let outline, let ink, let isEOFilled):
            return ["fill", "path \(data(outline))", self.ink(ink)] + (isEOFilled ? ["even-odd"] : [])
        case .stroke(let outline, let style, let ink):
            return ["stroke", "path \(data(outline))"] + stroke(style) + [self.ink(ink)]
        case .text(let text):
            return [
                "text", "at \(point(text.origin))", "width \(length(text.width))", "font \(font(text.font))",
            ] + (text.isUnderlined ? ["underline"] : []) + (text.isStruckThrough ? ["strikethrough"] : [])
                + [ink(text.ink), quoted(text.string)]
        case .symbol(let name, let rect, let ink):
            return ["symbol", "in \(self.rect(rect))", self.ink(ink), quoted(name)]
        case .image(let bitmap, let rect, let opacity, let isSmooth):
            return ["image", "in \(self.rect(rect))"]
                + (opacity == 1 ? [] : ["opacity \(part(opacity))"]) + (isSmooth ? [] : ["unsmoothed"])
                + [quoted(BitmapPNG.data(of: bitmap).base64EncodedString())]
        case .group(let group): return ["group"] + fields(of: group)
        }
    }

    private static func fields(of group: PointItem.Group) -> [String] {
        var fields = group.clip.map { ["clip \(data($0))"] } ?? []
        if group.isEOClipped { fields.append("even-odd") }
        if group.opacity != 1 { fields.append("opacity \(part(group.opacity))") }
        if let transform = group.transform {
            let turn = [transform.m11, transform.m12, transform.m21, transform.m22].map(part)
            fields.append("transform \((turn + [transform.tX, transform.tY].map(length)).joined(separator: " "))")
        }
        if let shadow = group.shadow { fields.append("shadow \(self.shadow(shadow))") }
        if group.blur > 0 { fields.append("blur \(length(group.blur))") }
        if let title = group.title { fields.append(quoted(title)) }
        return fields
    }

    static func quoted(_ text: String) -> String { "“\(SnapshotEscape.line(text))”" }

    /// A path as SVG's path data.
    private static func data(_ outline: PointOutline) -> String {
        outline.elements.map { element in
            switch element {
            case .move(let point): "M\(self.point(point))"
            case .line(let point): "L\(self.point(point))"
            case .quadCurve(let point, let control): "Q\(self.point(control)) \(self.point(point))"
            case .curve(let point, let control1, let control2):
                "C\(self.point(control1)) \(self.point(control2)) \(self.point(point))"
            case .closeSubpath: "Z"
            }
        }.joined()
    }

    /// The size in points, the weight and what else a font is.
    static func font(_ font: PointFont) -> String {
        let words = [
            (font.isItalic, "italic"), (font.hasMonospacedDigits, "digits"), (font.isMonospaced, "monospaced"),
            (font.isRounded, "rounded"), (font.stretch != 1, "wide-\(part(font.stretch))"),
        ]
        return ([length(font.size), "\(font.weight)"] + words.filter(\.0).map(\.1)).joined(separator: " ")
    }

    /// The colour, the radius and the offset of a shadow: `#000000/0.33 4 0 2`.
    static func shadow(_ shadow: PointCanvas.Shadow) -> String {
        let color = paint(.color(shadow.color, opacity: shadow.opacity))
        return ([color] + [shadow.radius, shadow.x, shadow.y].map(length)).joined(separator: " ")
    }

    /// What a line is unlike one of a point's width.
    static func stroke(_ style: StrokeStyle) -> [String] {
        let usual = StrokeStyle()
        var fields = ["width \(length(style.lineWidth))"]
        if style.lineCap != usual.lineCap { fields.append("cap \(style.lineCap)") }
        if style.lineJoin != usual.lineJoin { fields.append("join \(style.lineJoin)") }
        if style.miterLimit != usual.miterLimit { fields.append("miter \(length(style.miterLimit))") }
        if !style.dash.isEmpty { fields.append("dash \(style.dash.map(length).joined(separator: " "))") }
        if style.dashPhase != 0 { fields.append("phase \(length(style.dashPhase))") }
        return fields
    }

    /// A paint; for a gradient, with the rectangle that its coordinates are parts of.
    static func ink(_ ink: PointCanvas.Ink) -> String {
        if case .color = ink.paint { return "ink \(paint(ink.paint))" }
        return "ink \(paint(ink.paint))  over \(rect(ink.rect))"
    }

    /// A colour, `#ffffff/0.5` if it is not opaque; or a gradient's form, numbers and stops.
    static func paint(_ paint: Paint) -> String {
        func color(_ color: CellColor, _ opacity: Double) -> String {
            StyleNotation.text(color) + (opacity == 1 ? "" : "/\(part(opacity))")
        }
        func gradient(_ name: String, _ numbers: [Double], _ stops: [Paint.Stop]) -> String {
            let stops = stops.map { "\(color($0.color, $0.opacity)) \(part($0.location))" }
            return ([name] + numbers.map(part) + stops).joined(separator: " ")
        }
        switch paint {
        case .color(let hue, let opacity): return color(hue, opacity)
        case .linearGradient(let stops, let start, let end):
            return gradient("linear", [start.x, start.y, end.x, end.y], stops)
        case .radialGradient(let stops, let center, let start, let end):
            return gradient("radial", [center.x, center.y, start, end], stops)
        case .ellipticalGradient(let stops, let center, let start, let end):
            return gradient("elliptical", [center.x, center.y, start, end], stops)
        case .angularGradient(let stops, let center, let start, let turn):
            return gradient("angular", [center.x, center.y, start, turn], stops)
        }
    }
}
