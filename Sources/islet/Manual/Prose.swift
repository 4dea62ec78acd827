/// The explanation of a command, taken apart: paragraphs, and parts with a title such as EXAMPLES.
///
///     A plain number is minutes.         a paragraph
///
///     EXAMPLES                           a part
///       islet sit 20m
struct Prose: Hashable {
    /// What stands under a title, line by line, without its indentation.
    struct Part: Hashable {
        let title: String
        let lines: [String]
    }

    /// What comes before the first title.
    let paragraphs: [String]
    /// What comes after.
    let parts: [Part]

    init(_ text: String) {
        var paragraphs: [String] = []
        var parts: [Part] = []
        for block in text.split(separator: "\n\n") {
            let lines = block.split(separator: "\n").map(String.init)
            guard let first = lines.first else { continue }
            if Self.isTitle(first) {
                parts.append(Part(title: first, lines: lines.dropFirst().map { Self.withoutIndentation($0) }))
            } else {
                paragraphs.append(lines.joined(separator: " "))
            }
        }
        (self.paragraphs, self.parts) = (paragraphs, parts)
    }

    /// The part of a title; nil if there is none.
    func part(_ title: String) -> Part? { parts.first { $0.title == title } }

    private static func isTitle(_ line: String) -> Bool {
        line.contains(where: \.isLetter) && !line.contains { !$0.isUppercase && $0 != " " }
    }

    private static func withoutIndentation(_ line: String) -> String { String(line.drop { $0 == " " }) }
}
