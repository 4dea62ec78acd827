extension PointSVGWriter {
    /// The attributes for a paint: `name` is `fill` or `stroke`.
    mutating func attribute(
        _ name: StaticString, _ ink: PointCanvas.Ink
    ) -> MarkupBytes {
        var markup = MarkupBytes()
        markup.append(" ")
        markup.append(name)
        markup.append("=\"")
        if case .color(let color, let opacity) = ink.paint {
            markup.append(color: isMask ? 0xFFFFFF : options.colors.colors(of: CellStyle(foreground: color)).glyph)
            markup.append("\"")
            if opacity < 1 {
                markup.append(" ")
                markup.append(name)
                markup.append("-opacity=\"")
                markup.append(max(0, opacity), decimals: 3)
                markup.append("\"")
            }
            return markup
        }
        markup.append("url(#d")
        markup.append(number: gradient(ink))
        markup.append(")\"")
        return markup
    }

    /// The number of a gradient's definition, in the coordinates of the picture.
    private mutating func gradient(_ ink: PointCanvas.Ink) -> Int {
        var definition = MarkupBytes()
        func x(_ unit: CGFloat) -> CGFloat { ink.rect.minX + unit * ink.rect.width }
        func y(_ unit: CGFloat) -> CGFloat { ink.rect.minY + unit * ink.rect.height }
        func append(_ name: StaticString, _ value: CGFloat) {
            definition.append(" ")
            definition.append(name)
            definition.append("=\"")
            definition.append(length: value)
            definition.append("\"")
        }
        let stops: [Paint.Stop]
        let isLinear: Bool
        switch ink.paint {
        case .linearGradient(let colors, let start, let end):
            (stops, isLinear) = (colors, true)
            append("x1", x(start.x))
            append("y1", y(start.y))
            append("x2", x(end.x))
            append("y2", y(end.y))
        case .radialGradient(let colors, let center, let startRadius, let endRadius):
            (stops, isLinear) = (colors, false)
            append("cx", x(center.x))
            append("cy", y(center.y))
            append("r", endRadius * 100)
            append("fr", startRadius * 100)
        case .color: (stops, isLinear) = ([], true)
        }
        definition.append(" gradientUnits=\"userSpaceOnUse\">")
        for stop in stops {
            definition.append("<stop offset=\"")
            definition.append(min(max(stop.location, 0), 1), decimals: 3)
            definition.append("\" stop-color=\"")
            definition.append(
                color: isMask ? 0xFFFFFF : options.colors.colors(of: CellStyle(foreground: stop.color)).glyph)
            definition.append("\"")
            if stop.opacity < 1 {
                definition.append(" stop-opacity=\"")
                definition.append(max(0, stop.opacity), decimals: 3)
                definition.append("\"")
            }
            definition.append("/>")
        }
        return definitions.number(of: "gradient \(isLinear) \(definition.text)") { number, markup in
            markup.append(isLinear ? "<linearGradient id=\"d" : "<radialGradient id=\"d")
            markup.append(number: number)
            markup.append("\"")
            markup.append(definition)
            markup.append(isLinear ? "</linearGradient>\n" : "</radialGradient>\n")
        }
    }
}
