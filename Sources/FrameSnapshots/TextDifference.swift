/// The difference between an actual and an expected text, by line; control characters are escaped.
struct TextDifference {
    /// The differences: `line 3: was “a”, is now “b”`, `line 4: “c” is gone`, `line 5: “d” is new`. Lines count from 1.
    let lines: [String]

    /// Compares two texts; `nil` if they are equal byte by byte.
    init?(expected: String, actual: String) {
        guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
        func split(_ text: String) -> [Line] {
            text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map {
                Line(bytes: Array($0.utf8))
            }
        }
        let (old, new) = (split(expected), split(actual))
        var removed: [Int: Line] = [:]
        var inserted: [Int: Line] = [:]
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            switch (removed[i], inserted[j]) {
            case (let before?, let after?):
                lines.append("line \(j + 1): was “\(before.text)”, is now “\(after.text)”")
                (i, j) = (i + 1, j + 1)
            case (let before?, nil):
                lines.append("line \(j + 1): “\(before.text)” is gone")
                i += 1
            case (nil, let after?):
                lines.append("line \(j + 1): “\(after.text)” is new")
                j += 1
            case (nil, nil): (i, j) = (i + 1, j + 1)
            }
        }
        self.lines = lines.isEmpty ? ["the line endings differ"] : lines
    }

    /// Compared by bytes: canonically equivalent texts differ.
    private struct Line: Hashable {
        let bytes: [UInt8]

        var text: String {
            String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
                scalar.value < 0x20 || scalar.value == 0x7F ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }.joined()
        }
    }
}
