import SeededRandom
import Testing

@testable import Configuration

@Suite("TOML that would abort the program")
struct TOMLHazardTests {
    private func diagnostic(_ text: String) -> String? {
        do {
            _ = try TOMLDocument(text, file: "config.toml")
            return nil
        } catch {
            return error.description
        }
    }

    private static let noName =
        "the table name is missing; write [name], and quote a name with other characters than letters, digits, - and _"

    @Test(
        "A table without a name is reported with its place",
        arguments: [
            ("[\n", 1, 2), ("[é]", 1, 2), ("theme = \"moss\"\n  [#fff]", 2, 4), ("[=", 1, 2), ("[[ .a]]", 1, 4),
        ])
    func tableName(text: String, line: Int, column: Int) {
        #expect(diagnostic(text) == "config.toml:\(line):\(column): \(Self.noName)")
    }

    @Test("An invalid value in an array is reported")
    func arrays() {
        #expect(diagnostic("x = [}") == "config.toml:1:6: an array is open here; close it with ] before }")
        #expect(
            diagnostic("x = [[\u{2028}")
                == "config.toml:1:7: this line ends in a character that TOML does not know; end it with a line feed")
    }

    @Test("A key of very many parts is refused before it takes memory")
    func longKeys() {
        let parts = Array(repeating: "a", count: TOMLHazard.mostKeyParts)
        #expect(diagnostic(parts.joined(separator: ".") + " = 1") == nil)
        let key = (parts + ["a"]).joined(separator: ".")
        #expect(diagnostic(key + " = 1")?.hasSuffix("this key has more than 16 parts; shorten it") == true)
        #expect(diagnostic("[" + key + "]")?.hasSuffix("this key has more than 16 parts; shorten it") == true)
        #expect(diagnostic("x = {" + key + " = 1}")?.hasSuffix("this key has more than 16 parts; shorten it") == true)
    }

    @Test(
        "Valid TOML is not rejected",
        arguments: [
            "\u{FEFF}a = 1", "a = [\n  [1, 2],\n  [\"é\"], # [é]\n]\n[b]\nc = 2", "a = \"[é\"", "a = '''\n[é]\n}\n'''",
            "a = \"\"\"\n[\\\"\"\"\"\"\n[b]", "[ \"é\" ]\r\na = 1.5\r\n", "[[a]]\nb = {c = [1], d = {e = \"}\"}}",
            "a = 1979-05-27T07:32:00.999Z", "a = ''\nb = \"\"\n[c]", "[[ a . \"b\" ]]",
        ])
    func rightText(text: String) {
        #expect(TOMLHazard.first(in: text) == nil)
        #expect(diagnostic(text) == nil)
    }

    private static let alphabet: [Unicode.Scalar] = [
        "[", "]", "{", "}", "=", "a", "\"", "'", ".", ",", "#", "\n", " ", "é", "1", "\u{2028}", "\\", "_", "\r",
        "\u{0}",
    ]

    @Test("No short text crashes the program: each is read or reported")
    func shortTexts() {
        var count = 0
        for first in Self.alphabet {
            for second in Self.alphabet {
                for third in Self.alphabet {
                    var text = "x = "
                    text.unicodeScalars.append(contentsOf: [first, second, third])
                    _ = diagnostic(text)
                    _ = diagnostic(String(text.dropFirst(4)))
                    count += 2
                }
            }
        }
        #expect(count == 16_000)
    }

    @Test("No random text crashes the program", arguments: 0..<20)
    func randomTexts(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var text = ""
            for _ in 0..<Int.random(in: 4...24, using: &generator) {
                text.unicodeScalars.append(Self.alphabet.randomElement(using: &generator)!)
            }
            // Both outcomes are correct; an assertion in the parser would end the tests.
            _ = diagnostic(text)
        }
    }
}
