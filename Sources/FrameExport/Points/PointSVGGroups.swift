extension PointSVGWriter {
    /// Writes a group; without any effect only what is in it.
    mutating func write(_ group: PointCanvas.Group) { write(group) { $0.write(group.items) } }

    /// Writes a group with what `content` writes in it.
    mutating func write(_ group: PointCanvas.Group, content: (inout PointSVGWriter) -> Void) {
        var attributes = MarkupBytes()
        if let transform = group.transform {
            attributes.append(" transform=\"matrix(")
            for (index, value) in [transform.m11, transform.m12, transform.m21, transform.m22].enumerated() {
                if index > 0 { attributes.append(" ") }
                attributes.append(Double(value), decimals: 5)
            }
            attributes.append(" ")
            attributes.append(point: CGPoint(x: transform.tX, y: transform.tY))
            attributes.append(")\"")
        }
        if group.opacity < 1 {
            attributes.append(" opacity=\"")
            attributes.append(max(0, group.opacity), decimals: 3)
            attributes.append("\"")
        }
        if group.blur > 0 { append(blur: group.blur, of: group.items, to: &attributes) }
        if let shadow = group.shadow, group.blur == 0 { append(shadow, of: group.items, to: &attributes) }
        if let clip = group.clip { append(clip, isEOClipped: group.isEOClipped, to: &attributes) }
        if let mask = group.mask { append(mask, to: &attributes) }
        if attributes.count == 0, group.title == nil { return content(&self) }
        body.append("<g")
        body.append(attributes)
        body.append(">\n")
        if let title = group.title {
            body.append("<title>")
            body.append(escaped: title)
            body.append("</title>\n")
        }
        content(&self)
        body.append("</g>\n")
    }

    private mutating func append(_ clip: Path, isEOClipped: Bool, to attributes: inout MarkupBytes) {
        var data = MarkupBytes()
        data.append(path: clip)
        let number = definitions.number(of: "clip \(isEOClipped) \(data.text)") { number, markup in
            markup.append("<clipPath id=\"d")
            markup.append(number: number)
            markup.append("\"><path d=\"")
            markup.append(data)
            markup.append(isEOClipped ? "\" clip-rule=\"evenodd\"/></clipPath>\n" : "\"/></clipPath>\n")
        }
        attributes.append(" clip-path=\"url(#d")
        attributes.append(number: number)
        attributes.append(")\"")
    }

    private mutating func append(_ mask: [PointCanvas.Item], to attributes: inout MarkupBytes) {
        var inner = PointSVGWriter(options: options)
        inner.definitions = definitions
        inner.isMask = true
        inner.write(mask)
        definitions = inner.definitions
        let number = definitions.number(of: "mask \(inner.body.text)") { number, markup in
            markup.append("<mask id=\"d")
            markup.append(number: number)
            markup.append("\" maskUnits=\"userSpaceOnUse\" x=\"-9999\" y=\"-9999\" width=\"19998\" height=\"19998\">\n")
            markup.append(inner.body)
            markup.append("</mask>\n")
        }
        attributes.append(" mask=\"url(#d")
        attributes.append(number: number)
        attributes.append(")\"")
    }
}
