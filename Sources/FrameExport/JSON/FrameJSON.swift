extension FrameFormat where Output == String {
    /// The frame as a JSON object with stable keys in a stable order.
    ///
    /// - `format` is `islet-frame`, `version` is 1. Later releases may add keys; a changed meaning increments the version.
    /// - `title` and `description` describe the frame in words.
    /// - `columns` and `rows` are its size.
    /// - `parts`, if the frame is composed of several pictures, has the place (`x`, `y`, `columns`, `rows`), `title` and
    ///   `description` of each.
    /// - `styles` is the legend: each has `foreground` and `background` (`#rrggbb`, `ansi:0`…`ansi:15` or `default`) and
    ///   `attributes`, a list of `bold`, `dim`, `italic`, `underline`, `reverse` and `strikethrough`. The first is the
    ///   terminal's own.
    /// - `lines` has a list of runs for each row, from the left: `x` and `width` in columns, `style` as an index of `styles`,
    ///   and `text`. A wide cluster is a run of its own. Cells outside all runs are blank in the first style.
    public static var json: FrameFormat {
        FrameFormat(name: "json", fileExtension: "json") { frame, description in
            var object = FrameObject()
            for y in 0..<frame.height { object.add(row: frame.row(y)) }
            return object.text(size: frame.size, description: description)
        }
    }
}

/// Builds the JSON object of a frame.
private struct FrameObject {
    private var styles = [CellStyle()]
    private var indices = [CellStyle(): 0]
    private var lines = MarkupBytes(capacity: 8_192)
    private var hasLine = false

    mutating func add(row: ArraySlice<Cell>) {
        lines.append(hasLine ? ",\n    [" : "\n    [")
        hasLine = true
        let end = row.lastIndex { $0 != .blank() }.map { $0 + 1 } ?? row.startIndex
        var start = row.startIndex
        while start < end {
            let first = row[start]
            var next = start + Int(max(1, first.width))
            if first.width == 1 {
                while next < end, row[next].width == 1, row[next].style == first.style { next += 1 }
            }
            lines.append(start == row.startIndex ? "\n      " : ",\n      ")
            addRun(row[start..<next], x: start - row.startIndex)
            start = next
        }
        lines.append(end == row.startIndex ? "]" : "\n    ]")
    }

    private mutating func addRun(_ cells: ArraySlice<Cell>, x: Int) {
        let style = cells.first?.style ?? CellStyle()
        let index = indices[style] ?? styles.count
        if index == styles.count {
            styles.append(style)
            indices[style] = index
        }
        lines.append("{ \"x\": ")
        lines.append(number: x)
        lines.append(", \"width\": ")
        lines.append(number: cells.count)
        lines.append(", \"style\": ")
        lines.append(number: index)
        lines.append(", \"text\": \"")
        for cell in cells { lines.append(jsonEscaped: cell.graphemeCluster) }
        lines.append("\" }")
    }

    func text(size: CellSize, description: FrameDescription) -> String {
        var markup = MarkupBytes(capacity: lines.count + 2_048)
        markup.append("{\n  \"format\": \"islet-frame\",\n  \"version\": 1,\n  \"title\": \"")
        markup.append(jsonEscaped: description.title)
        markup.append("\",\n  \"description\": \"")
        markup.append(jsonEscaped: description.sentence)
        markup.append("\",\n  \"columns\": ")
        markup.append(number: size.width)
        markup.append(",\n  \"rows\": ")
        markup.append(number: size.height)
        if !description.parts.isEmpty {
            markup.append(",\n  \"parts\": [")
            for (index, part) in description.parts.enumerated() {
                markup.append(index == 0 ? "\n    " : ",\n    ")
                append(part, to: &markup)
            }
            markup.append("\n  ]")
        }
        markup.append(",\n  \"styles\": [")
        for (index, style) in styles.enumerated() {
            markup.append(index == 0 ? "\n    " : ",\n    ")
            append(style, to: &markup)
        }
        markup.append("\n  ],\n  \"lines\": [")
        markup.append(lines)
        markup.append(hasLine ? "\n  ]\n}\n" : "]\n}\n")
        return markup.text
    }

    private func append(_ part: FrameDescription.Part, to markup: inout MarkupBytes) {
        markup.append("{ \"x\": ")
        markup.append(number: part.rect.minX)
        markup.append(", \"y\": ")
        markup.append(number: part.rect.minY)
        markup.append(", \"columns\": ")
        markup.append(number: part.rect.width)
        markup.append(", \"rows\": ")
        markup.append(number: part.rect.height)
        markup.append(", \"title\": \"")
        markup.append(jsonEscaped: part.title)
        markup.append("\", \"description\": \"")
        markup.append(jsonEscaped: part.sentence)
        markup.append("\" }")
    }

    private func append(_ style: CellStyle, to markup: inout MarkupBytes) {
        markup.append("{ \"foreground\": \"")
        markup.append(Self.name(style.foreground))
        markup.append("\", \"background\": \"")
        markup.append(Self.name(style.background))
        markup.append("\", \"attributes\": [")
        let names = Self.attributes.filter { style.attributes.contains($0.0) }.map { "\"\($0.1)\"" }
        markup.append(names.joined(separator: ", "))
        markup.append("] }")
    }

    private static let attributes: [(CellStyle.Attributes, String)] = [
        (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        (.strikethrough, "strikethrough"),
    ]

    private static func name(_ color: CellColor) -> String {
        switch color.kind {
        case .terminalDefault: return "default"
        case .ansi(let index): return "ansi:\(index)"
        case .rgb:
            let digits = String(color.hex ?? 0, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
    }
}
