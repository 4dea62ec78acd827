import CellUI
import Foundation

/// kitty's graphics protocol, as bytes. Pure.
///
/// A picture that replaces another is shown under another number before the old one is removed, so that nothing flickers.
///
/// Source: [Terminal graphics protocol](https://sw.kovidgoyal.net/kitty/graphics-protocol/).
enum KittyGraphics {
    /// The numbers of the two pictures that take turns. Any would do that other programs are unlikely to use.
    static let numbers = [0x69_73_6C, 0x69_73_6D]
    /// The greatest payload of one command, in characters.
    private static let mostCharacters = 4096

    /// A command: the content of `APC G … ST`.
    static func command(_ keys: String, payload: String = "") -> String {
        "\u{1B}_G\(keys)\(payload.isEmpty ? "" : ";" + payload)\u{1B}\\"
    }

    /// Sends a PNG and shows it at the cursor over cells of a size, without moving the cursor.
    static func commands(showing png: Data, number: Int, size: CellSize, isVirtual: Bool) -> [String] {
        let place = isVirtual ? "U=1" : "p=1,C=1"
        let keys = "a=T,q=2,f=100,t=d,i=\(number),\(place),c=\(size.width),r=\(size.height)"
        let text = Array(png.base64EncodedString().utf8)
        let starts = Array(stride(from: 0, to: max(1, text.count), by: mostCharacters))
        return starts.map { start in
            let chunk = String(decoding: text[start..<min(start + mostCharacters, text.count)], as: UTF8.self)
            let more = "m=\(start == starts.last ? 0 : 1)"
            return command(start == 0 ? "\(keys),\(more)" : "\(more),q=2", payload: chunk)
        }
    }

    /// Removes a picture, and frees its memory.
    static func removal(of number: Int) -> String { command("a=d,d=I,q=2,i=\(number)") }
}

/// The characters that stand for parts of a picture in kitty's graphics protocol. A multiplexer moves them about like other text.
///
/// Source: [Unicode placeholders](https://sw.kovidgoyal.net/kitty/graphics-protocol/#unicode-placeholders).
enum KittyPlaceholders {
    /// The greatest number of rows that can be distinguished here.
    static var mostRows: Int { marks.count }

    /// The text of one row of a picture, in the colour that is its number. Each cell takes the column after its neighbour's.
    static func row(_ row: Int, columns: Int, number: Int) -> String {
        let color = "\u{1B}[0;38;2;\(number >> 16 & 0xFF);\(number >> 8 & 0xFF);\(number & 0xFF)m"
        var text = String.UnicodeScalarView()
        for column in 0..<columns {
            text.append("\u{10EEEE}")
            if column == 0 { text += [marks[row], marks[0]] }
        }
        return color + String(text)
    }

    /// The marks that number rows and columns: those above a letter that existed in Unicode 6 and join with no other character.
    private static let marks: [Unicode.Scalar] =
        [
            0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346, 0x34A...0x34C,
            0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487, 0x592...0x595, 0x597...0x599,
            0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF, 0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B,
            0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2, 0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC, 0x730...0x730,
            0x732...0x733, 0x735...0x736, 0x73A...0x73A, 0x73D...0x73D, 0x73F...0x741, 0x743...0x743, 0x745...0x745,
            0x747...0x747, 0x749...0x74A, 0x7EB...0x7F1, 0x7F3...0x7F3, 0x816...0x819, 0x81B...0x823, 0x825...0x827,
            0x829...0x82D,
        ].flatMap { $0.compactMap(Unicode.Scalar.init) }
}
