extension PointSVG {
    /// The document of a film: SVG 1.1 with SMIL animations, without scripts. Viewers without animation show its beginning.
    public static func document(
        of film: PointFilm, description: FrameDescription = FrameDescription(),
        options: PointSVGOptions = PointSVGOptions()
    ) -> String {
        var writer = PointSVGWriter(options: options)
        writer.write(film.ground.items)
        for glass in film.glass { writer.write(glass, in: film) }
        for layer in film.layers { writer.write(layer, in: film) }
        return document(of: writer, size: film.ground.size, description: description)
    }
}

extension PointSVGWriter {
    fileprivate mutating func write(_ glass: PointFilm.Glass, in film: PointFilm) {
        guard let first = glass.outlines.first else { return }
        body.append("<rect")
        for (name, value) in Self.lengths(of: first) {
            body.append(" ")
            body.append(name)
            body.append("=\"")
            body.append(length: value)
            body.append("\"")
        }
        body.append(attribute("fill", PointCanvas.Ink(.solid(glass.color), in: first.rect)))
        body.append(">\n")
        let times = glass.outlines.map(\.time)
        for (index, length) in Self.lengths(of: first).enumerated() {
            let values = glass.outlines.map { Double(Self.lengths(of: $0)[index].value) }
            // What stays the same needs no animation.
            if Set(values).count > 1 { animate(length.name, values, at: times, in: film, isEased: true) }
        }
        body.append("</rect>\n")
    }

    private static func lengths(of outline: PointFilm.Outline) -> [(name: StaticString, value: CGFloat)] {
        let rect = outline.rect
        return [
            ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height), ("rx", outline.radius),
        ]
    }

    fileprivate mutating func write(_ layer: PointFilm.Layer, in film: PointFilm) {
        guard let first = layer.visibilities.first else { return }
        body.append("<g opacity=\"")
        body.append(first.opacity, decimals: 2)
        body.append("\">\n")
        let opacities = layer.visibilities.map(\.opacity)
        animate("opacity", opacities, at: layer.visibilities.map(\.time), in: film, isEased: false)
        write(layer.canvas.items)
        body.append("</g>\n")
    }

    /// An animation of one attribute, over and over.
    private mutating func animate(
        _ name: StaticString, _ values: [Double], at times: [Double], in film: PointFilm, isEased: Bool
    ) {
        body.append("<animate attributeName=\"")
        body.append(name)
        body.append("\" dur=\"")
        body.append(film.duration, decimals: 2)
        body.append("s\" repeatCount=\"indefinite\"")
        if isEased {
            // Fast at first, then settling, like the system's spring.
            body.append(" calcMode=\"spline\" keySplines=\"")
            for index in 1..<times.count { body.append(index > 1 ? ";.3 .1 .2 1" : ".3 .1 .2 1") }
            body.append("\"")
        }
        body.append(" keyTimes=\"")
        for (index, time) in times.enumerated() {
            if index > 0 { body.append(";") }
            body.append(min(1, max(0, time / film.duration)), decimals: 3)
        }
        body.append("\" values=\"")
        for (index, value) in values.enumerated() {
            if index > 0 { body.append(";") }
            body.append(value, decimals: 2)
        }
        body.append("\"/>\n")
    }
}
