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
        if case .angularGradient(_, let center, let start, _) = ink.paint {
            markup.append(number: sectors(ink, center: center, start: start))
        } else {
            markup.append(number: gradient(ink))
        }
        markup.append(")\"")
        return markup
    }

    /// The number of a gradient's definition, in the coordinates of the picture.
    private mutating func gradient(_ ink: PointCanvas.Ink) -> Int {
        var definition = MarkupBytes()
        func x(_ unit: CGFloat) -> CGFloat { ink.rect.minX + unit * ink.rect.width }
        func y(_ unit: CGFloat) -> CGFloat { ink.rect.minY + unit * ink.rect.height }
        func append(_ name: StaticString, _ value: CGFloat, decimals: Int = 2) {
            definition.append(" ")
            definition.append(name)
            definition.append("=\"")
            definition.append(value, decimals: decimals)
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
            append("r", endRadius)
            append("fr", startRadius)
        case .ellipticalGradient(let colors, let center, let startRadius, let endRadius):
            (stops, isLinear) = (colors, false)
            append("cx", center.x, decimals: 4)
            append("cy", center.y, decimals: 4)
            append("r", endRadius, decimals: 4)
            append("fr", startRadius, decimals: 4)
            definition.append(" gradientTransform=\"matrix(")
            definition.append(length: ink.rect.width)
            definition.append(" 0 0 ")
            definition.append(length: ink.rect.height)
            definition.append(" ")
            definition.append(point: ink.rect.origin)
            definition.append(")\"")
        case .color, .angularGradient: (stops, isLinear) = ([], true)
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

    /// The number of a pattern of sectors, each of one colour: SVG has no gradients that turn.
    private mutating func sectors(_ ink: PointCanvas.Ink, center: UnitPoint, start: Double) -> Int {
        let rect = ink.rect
        // Larger than the rectangle, because a line may reach out of it.
        let tile = rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2)
        let middle = CGPoint(
            x: rect.minX + center.x * rect.width - tile.minX, y: rect.minY + center.y * rect.height - tile.minY)
        let radius = hypot(max(middle.x, tile.width - middle.x), max(middle.y, tile.height - middle.y)) * 1.1
        let step = 2 * Double.pi / Double(Self.sectorCount)
        var definition = MarkupBytes()
        for sector in 0..<Self.sectorCount {
            let angle = start + Double(sector) * step
            let direction = angle + step / 2
            let (color, opacity) = ink.paint.color(
                at: UnitPoint(
                    x: center.x + cos(direction), y: center.y + sin(direction) * rect.width / max(rect.height, 1e-6)),
                aspect: rect.height / max(rect.width, 1e-6))
            // Each reaches under the next, so that no seam is between them; the last one ends where it should.
            let end = angle + step * (sector == Self.sectorCount - 1 || opacity < 1 ? 1 : 1.5)
            definition.append("<path d=\"")
            definition.append(
                path: Path { path in
                    path.move(to: middle)
                    path.addLine(to: CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle)))
                    path.addLine(to: CGPoint(x: middle.x + radius * cos(end), y: middle.y + radius * sin(end)))
                    path.closeSubpath()
                })
            definition.append("\" fill=\"")
            definition.append(
                color: isMask ? 0xFFFFFF : options.colors.colors(of: CellStyle(foreground: color)).glyph)
            definition.append("\"")
            if opacity < 1 {
                definition.append(" fill-opacity=\"")
                definition.append(max(0, opacity), decimals: 3)
                // Two smooth edges would not add up to the opacity.
                definition.append("\" shape-rendering=\"crispEdges\"")
            }
            definition.append("/>")
        }
        return definitions.number(of: "sectors \(definition.text)") { number, markup in
            markup.append("<pattern id=\"d")
            markup.append(number: number)
            markup.append("\" patternUnits=\"userSpaceOnUse\" width=\"")
            markup.append(length: tile.width)
            markup.append("\" height=\"")
            markup.append(length: tile.height)
            markup.append("\" patternTransform=\"translate(")
            markup.append(point: tile.origin)
            markup.append(")\">")
            markup.append(definition)
            markup.append("</pattern>\n")
        }
    }

    /// Sectors of 5°: neighbouring colours are too close to tell apart.
    private static var sectorCount: Int { 72 }
}
