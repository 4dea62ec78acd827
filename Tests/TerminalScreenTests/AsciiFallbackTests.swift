import CellUI
import Testing

@testable import TerminalScreen

struct AsciiFallbackTests {
    @Test(
        arguments: zip("┌─┐│└┘├┤┼═║━╭╮╰╯█▌▐▀▄▁·•…×éÅñ→✓A~ ", "+-+|+++++=|-++++#####_.*.xeAn>vA~ ")
            as Zip2Sequence<String, String>)
    func aGlyphHasAnAsciiCharacterOfItsShape(glyph: Character, ascii: Character) {
        #expect(AsciiFallback.character(for: Glyph(glyph)) == ascii)
    }

    @Test("The calendar's bars stay distinct: it conveys amounts by their height alone")
    func barsStayDistinct() {
        #expect("·▁▃▅▇".map { AsciiFallback.character(for: Glyph($0)) } == Array("._=*#"))
    }

    @Test func shadesStayDistinct() {
        #expect("·░▒▓█".map { AsciiFallback.character(for: Glyph($0)) } == Array(".-+*#"))
    }

    @Test func everyGlyphGivesAPrintableAsciiCharacter() {
        for value in stride(from: UInt32(0), to: 0x1_FFFF, by: 7) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let ascii = AsciiFallback.character(for: Glyph(scalar)).asciiValue ?? 0
            #expect((0x20..<0x7F).contains(ascii), "U+\(String(value, radix: 16))")
        }
        #expect(AsciiFallback.character(for: .continuation) == " ")
    }
}
