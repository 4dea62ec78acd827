extension PointSVGWriter {
    /// Appends the filter that blurs `items` by a standard deviation.
    mutating func append(blur radius: CGFloat, of items: [PointCanvas.Item], to attributes: inout MarkupBytes) {
        var effect = MarkupBytes()
        effect.append("<feGaussianBlur stdDeviation=\"")
        effect.append(length: radius)
        effect.append("\"/>")
        append(effect, reaching: items.reach + 3 * radius, to: &attributes)
    }

    /// Appends the filter that draws a shadow of `items`.
    mutating func append(
        _ shadow: PointCanvas.Shadow, of items: [PointCanvas.Item], to attributes: inout MarkupBytes
    ) {
        var effect = MarkupBytes()
        if shadow.radius > 0 {
            effect.append("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"")
            effect.append(length: shadow.radius)
            effect.append("\"/><feOffset dx=\"")
        } else {
            effect.append("<feOffset in=\"SourceAlpha\" dx=\"")
        }
        effect.append(length: shadow.x)
        effect.append("\" dy=\"")
        effect.append(length: shadow.y)
        effect.append("\" result=\"s\"/><feFlood flood-color=\"")
        effect.append(
            color: isMask ? 0xFFFFFF : options.colors.colors(of: CellStyle(foreground: shadow.color)).glyph)
        effect.append("\" flood-opacity=\"")
        effect.append(shadow.opacity, decimals: 3)
        effect.append(
            "\"/><feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        )
        append(effect, reaching: items.reach + shadow.reach, to: &attributes)
    }

    /// The attribute for the filter that changes the colours of a text's emoji.
    mutating func emojiFilter(_ changes: [ColorChange], of text: PointText) -> MarkupBytes {
        var effect = MarkupBytes()
        for change in changes {
            effect.append("<feColorMatrix values=\"")
            for row in change.rows {
                for share in [row.x, row.y, row.z, 0, row.w] {
                    effect.append(share, decimals: 4)
                    effect.append(" ")
                }
            }
            effect.append("0 0 0 1 0\"/>")
            guard !change.curves.isEmpty else { continue }
            effect.append("<feComponentTransfer>")
            for (name, curve) in zip(["R", "G", "B"], change.curves) {
                effect.append("<feFunc\(name) type=\"gamma\" amplitude=\"")
                effect.append(curve.factor, decimals: 4)
                effect.append("\" exponent=\"")
                effect.append(curve.exponent, decimals: 4)
                effect.append("\"/>")
            }
            effect.append("</feComponentTransfer>")
        }
        var attribute = MarkupBytes()
        append(effect, reaching: PointCanvas.Item.text(text).reach, to: &attribute)
        return attribute
    }

    /// Appends a filter. Filters alike share one.
    ///
    /// A filter needs a rectangle outside of which it draws nothing. That of the items would be another one for each: it is a square
    /// around the origin instead, of the next power of two, in which all that it draws is.
    private mutating func append(_ effect: MarkupBytes, reaching reach: CGFloat, to attributes: inout MarkupBytes) {
        let needed = min(reach, 16_384)
        var side = 512
        while CGFloat(side) < needed { side *= 2 }
        let number = definitions.number(of: "filter \(side) \(effect.text)") { number, markup in
            markup.append("<filter id=\"d")
            markup.append(number: number)
            markup.append("\" filterUnits=\"userSpaceOnUse\" x=\"-")
            markup.append(number: side)
            markup.append("\" y=\"-")
            markup.append(number: side)
            markup.append("\" width=\"")
            markup.append(number: 2 * side)
            markup.append("\" height=\"")
            markup.append(number: 2 * side)
            markup.append("\" color-interpolation-filters=\"sRGB\">")
            markup.append(effect)
            markup.append("</filter>\n")
        }
        attributes.append(" filter=\"url(#d")
        attributes.append(number: number)
        attributes.append(")\"")
    }
}

extension [PointCanvas.Item] {
    /// How far from the origin something of them may be, to the side or up and down.
    fileprivate var reach: CGFloat { map(\.reach).max() ?? 0 }
}

extension PointCanvas.Item {
    fileprivate var reach: CGFloat {
        switch self {
        case .fill(let path, _, _): path.boundingRect.reach
        // Sharp corners reach out by at most twice the width, which is what SVG limits them to.
        case .stroke(let path, let style, _): path.boundingRect.reach + 2 * style.lineWidth
        case .text(let text): text.rect.reach + text.font.size
        case .symbol(_, let rect, _), .image(_, let rect, _, _): rect.reach
        case .group(let group):
            (group.transform ?? .identity).reach(of: group.items.reach + (group.shadow?.reach ?? 0) + 3 * group.blur)
        }
    }
}

extension CGRect {
    fileprivate var reach: CGFloat {
        isNull || isInfinite ? 0 : max(abs(minX), abs(maxX), abs(minY), abs(maxY))
    }
}

extension AffineTransform {
    /// How far from the origin what is at most `distance` from it may be after it is transformed.
    fileprivate func reach(of distance: CGFloat) -> CGFloat {
        distance * max(abs(m11) + abs(m21), abs(m12) + abs(m22)) + max(abs(tX), abs(tY))
    }
}
