import Foundation
import FrameExport

/// An HTML page of pending pictures: old, new, and new with changed cells marked. Self-contained, without scripts.
public struct SnapshotReport: Sendable {
    /// A picture in the report.
    public struct Entry: Sendable {
        /// The title: the path of the reference.
        public let name: String
        /// Old and new.
        public let change: SnapshotChange

        /// Creates an entry.
        public init(name: String, change: SnapshotChange) { (self.name, self.change) = (name, change) }
    }

    private let entries: [Entry]

    /// Creates a report of `entries`, in this order.
    public init(entries: [Entry]) { self.entries = entries }

    /// Writes the page atomically.
    public func write(to url: URL) throws(SnapshotError) { try SnapshotFile.write(Array(html.utf8), to: url) }

    /// The page, which is also well-formed XML.
    public var html: String {
        let count = entries.count == 1 ? "1 picture" : "\(entries.count) pictures"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width"/>
            <title>Snapshots: \(count) for review</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(count) for review</h1>
            \(contents)
            \(entries.enumerated().map(section).joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private static let style = """
        :root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem}h2{font-size:1.1rem;\
        overflow-wrap:anywhere}section{border-top:1px solid #8884;margin-top:2rem}pre{overflow:auto;font-size:.85rem}\
        summary{margin-top:.75rem}.pictures{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}\
        figcaption{font-size:.85rem}img{max-width:100%;height:auto;border-radius:6px}
        """

    private func section(_ index: Int, _ entry: Entry) -> String {
        let lines = entry.change.lines
        let shown = lines.prefix(200) + (lines.count > 200 ? ["and \(lines.count - 200) more"] : [])
        var pictures = entry.change.frames.map { frame in
            (frame.name.isEmpty ? "" : "<h3>\(Self.escape(frame.name))</h3>\n") + Self.pictures(frame.comparison)
        }
        if let points = entry.change.points { pictures.append(Self.pictures(points)) }
        // The pictures first, and many words only for those who want them.
        return """
            <section id="\(Self.anchor(index))">
            <h2>\(Self.escape(entry.name))</h2>
            \(pictures.joined(separator: "\n"))
            <details\(lines.count > Self.fewLines ? "" : " open=\"open\"")>
            <summary>\(lines.count == 1 ? "1 line" : "\(lines.count) lines") of words</summary>
            <pre>\(Self.escape(shown.joined(separator: "\n")))</pre>
            </details>
            </section>
            """
    }

    /// As many lines as are read at a glance.
    private static let fewLines = 8

    private static func anchor(_ index: Int) -> String { "picture-\(index + 1)" }

    /// Links to all pictures; empty for one.
    private var contents: String {
        guard entries.count > 1 else { return "" }
        let links = entries.enumerated().map { index, entry in
            "<li><a href=\"#\(Self.anchor(index))\">\(Self.escape(entry.name))</a></li>"
        }
        return "<ol>\(links.joined())</ol>"
    }

    /// A picture of a section.
    private struct Figure {
        let name: String
        let svg: String
        let reading: [String]
        /// The size in pixels.
        let size: CGSize
    }

    private static func pictures(_ comparison: FrameComparison) -> String {
        func figure(_ name: String, _ svg: String, _ snapshot: FrameSnapshot) -> Figure {
            let size = CGSize(width: snapshot.frame.width * 8, height: snapshot.frame.height * 16)
            return Figure(name: name, svg: svg, reading: snapshot.reading ?? [], size: size)
        }
        var figures = [figure("new", comparison.newSVG(title: "new"), comparison.new)]
        if let old = comparison.old, let svg = comparison.oldSVG(title: "old") {
            figures.insert(figure("old", svg, old), at: 0)
            figures.append(figure("changed", comparison.markedSVG(title: "changed"), comparison.new))
        }
        return division(figures)
    }

    private static func pictures(_ comparison: PointComparison) -> String {
        func figure(_ name: String, _ svg: String, _ snapshot: PointSnapshot) -> Figure {
            Figure(name: name, svg: svg, reading: snapshot.reading, size: snapshot.size)
        }
        var figures = [figure("new", comparison.newSVG(title: "new"), comparison.new)]
        if let old = comparison.old, let svg = comparison.oldSVG(title: "old") {
            figures.insert(figure("old", svg, old), at: 0)
            figures.append(figure("changed", comparison.markedSVG(title: "changed"), comparison.new))
        }
        return division(figures)
    }

    private static func division(_ figures: [Figure]) -> String {
        let all = figures.map { figure in
            let said = figure.reading.joined(separator: ", ")
            let source = Data(figure.svg.utf8).base64EncodedString()
            let text = escape(said.isEmpty ? figure.name : "\(figure.name): \(said)")
            return
                "<figure><img src=\"data:image/svg+xml;base64,\(source)\" width=\"\(Int(figure.size.width.rounded(.up)))\" "
                + "height=\"\(Int(figure.size.height.rounded(.up)))\" alt=\"\(text)\"/>"
                + "<figcaption>\(figure.name)</figcaption></figure>"
        }
        return "<div class=\"pictures\">\(all.joined())</div>"
    }

    private static func escape(_ text: String) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "\n": output += "\n"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
