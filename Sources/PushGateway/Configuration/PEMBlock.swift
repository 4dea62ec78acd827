import Foundation

/// One block of PEM text (RFC 7468).
struct PEMBlock {
    /// What is between `-----BEGIN ` and `-----`, as in `PUBLIC KEY`.
    var label: String
    /// The decoded body.
    var bytes: Data

    /// Every whole block of a text, in order. Lines may be of any length and end in any way; text between blocks is passed over.
    static func all(in text: String) -> [PEMBlock] {
        var blocks: [PEMBlock] = []
        var open: (label: String, body: String)?
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if let label = label(of: line, after: "-----BEGIN ") {
                open = (label, "")
            } else if let label = label(of: line, after: "-----END ") {
                if let block = open, block.label == label, let bytes = Data(base64Encoded: block.body) {
                    blocks.append(PEMBlock(label: label, bytes: bytes))
                }
                open = nil
            } else {
                open?.body += line
            }
        }
        return blocks
    }

    private static func label(of line: String, after start: String) -> String? {
        guard line.hasPrefix(start), line.hasSuffix("-----"), line.count > start.count + 5 else { return nil }
        return String(line.dropFirst(start.count).dropLast(5))
    }
}
