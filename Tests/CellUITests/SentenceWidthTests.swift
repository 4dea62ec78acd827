import Testing

@testable import CellUI

@Suite("Sentences in the width of a terminal")
struct SentenceWidthTests {
    @Test("What fits is as it was, with its blanks")
    func short() {
        let text = "  1  target: 20 min\n\nA number:  "
        #expect(WrappedText.sentences(text, columns: 19) == text)
    }

    @Test("Lines break between words, and go on below their first letter")
    func indented() {
        #expect(
            WrappedText.sentences("The sitting goes on.\n  1  target: it ended then", columns: 16)
                == "The sitting goes\non.\n  1  target: it\n  ended then")
    }

    @Test("The blank behind a question stays")
    func question() {
        #expect(WrappedText.sentences("Cancel the sitting? [y/N] ", columns: 20) == "Cancel the sitting?\n[y/N] ")
    }

    @Test("A command between backticks and a path stay together, however long")
    func whole() {
        #expect(
            WrappedText.sentences("Start one with `islet countdown add Tea 3m`, or wait.", columns: 24)
                == "Start one with\n`islet countdown add Tea 3m`,\nor wait.")
        #expect(
            WrappedText.sentences("Written to /home/anna/.config/islet/config.toml.", columns: 20)
                == "Written to\n/home/anna/.config/islet/config.toml.")
        #expect(WrappedText.sentences("An `unpaired mark breaks", columns: 12) == "An `unpaired\nmark breaks")
    }

    @Test("Japanese breaks between ideographs, by their width")
    func japanese() {
        #expect(WrappedText.sentences("坐禅を続けています。", columns: 12) == "坐禅を続けて\nいます。")
    }
}
