/// A terminfo entry in ncurses' compiled format, built in memory.
///
/// Source: [term(5)](https://invisible-island.net/ncurses/man/term.5.html), "Extended number format" and "Extended object
/// file".
struct CompiledTerminfo {
    /// The entry's name.
    var name: String
    /// The standard capabilities, in ncurses' own order; `nil` for one that the terminal lacks.
    var booleans: [Bool]
    var numbers: [Int32?]
    var strings: [[UInt8]?]
    /// Extended capabilities: the booleans that are true, and strings.
    var extendedBooleans: [String] = []
    var extendedStrings: [(name: String, value: [UInt8])] = []

    /// The compiled entry: header, names, booleans, numbers, string offsets, strings; then the same again for the extended
    /// capabilities.
    var bytes: [UInt8] {
        let names = Array(name.utf8) + [0]
        let standard = Self.table(strings)
        var bytes: [UInt8] = []
        // The magic number 0o1036 means 32-bit numbers.
        for count in [0o1036, names.count, booleans.count, numbers.count, strings.count, standard.text.count] {
            append(count, to: &bytes)
        }
        bytes += names + booleans.map { $0 ? 1 : 0 }
        align(&bytes)
        for number in numbers { append(number ?? -1, to: &bytes) }
        for place in standard.places { append(place, to: &bytes) }
        bytes += standard.text
        align(&bytes)

        let values = Self.table(extendedStrings.map(\.value))
        let labels = Self.table((extendedBooleans + extendedStrings.map(\.name)).map { Array($0.utf8) })
        let counts = [
            extendedBooleans.count, 0, extendedStrings.count,
            values.places.count + labels.places.count, values.text.count + labels.text.count,
        ]
        for count in counts { append(count, to: &bytes) }
        bytes += extendedBooleans.map { _ in 1 }
        align(&bytes)
        for place in values.places + labels.places { append(place, to: &bytes) }
        return bytes + values.text + labels.text
    }

    /// Concatenated strings and their offsets; -1 for an absent one.
    private static func table(_ strings: [[UInt8]?]) -> (places: [Int], text: [UInt8]) {
        var places: [Int] = []
        var text: [UInt8] = []
        for string in strings {
            places.append(string == nil ? -1 : text.count)
            if let string { text += string + [0] }
        }
        return (places, text)
    }

    private func append(_ value: Int, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: Int16(truncatingIfNeeded: value).littleEndian) { bytes += $0 }
    }

    private func append(_ value: Int32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }

    private func align(_ bytes: inout [UInt8]) { if bytes.count % 2 == 1 { bytes.append(0) } }
}
