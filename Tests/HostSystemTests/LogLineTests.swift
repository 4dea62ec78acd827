import Foundation
import Logging
import Testing

@testable import HostSystem

struct LogLineTests {
    private let date = Date(timeIntervalSince1970: 1_795_248_840.25)

    private func line(_ message: String, _ metadata: Logger.Metadata = [:]) -> String {
        LogLine.text(message, metadata: metadata, level: .info, label: "attendant", at: date)
    }

    @Test("A line has time, level, label, message and the metadata by key")
    func format() {
        #expect(
            line("A bell is due.", ["event": "target", "bell": "target 1200.0", "empty": ""])
                == "2026-11-21T08:14:00.250Z info attendant: A bell is due. bell=\"target 1200.0\" empty=\"\" event=target\n"
        )
    }

    @Test("Nothing from outside acts on a terminal, breaks the line or looks like another field")
    func untrustedText() {
        let line = line("a\u{1B}]0;x\u{7}b\nc\u{202E}d", ["title": "\u{9B}31m\"q\" \\ state=idle\r\nnext"])
        #expect(line.dropLast().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(line.filter { $0 == "\n" }.count == 1 && line.hasSuffix("\n"))
        #expect(!line.unicodeScalars.contains("\u{202E}"))
        #expect(line.contains(#"\"q\" \\ state=idle / next""#))
    }

    @Test("A long line is cut between characters", arguments: ["x", "👩‍👩‍👧", "é"])
    func length(character: String) {
        let line = line(String(repeating: character, count: 5000))
        #expect(line.utf8.count <= LogLine.limit)
        #expect(line.utf8.count > LogLine.limit - 40)
        #expect(line.hasSuffix(character + "…\n"))
    }

    @Test("The label is found in a line, and in nothing else")
    func label() {
        #expect(LogLine.label(of: line("Done.", ["a": "b"])) == "attendant")
        #expect(LogLine.label(of: "some text") == nil)
        #expect(LogLine.label(of: "one two three four") == nil)
    }

    @Test("A handler adds its own metadata, reads the clock for each entry and respects the level")
    func handler() {
        var lines: [String] = []
        var now = date
        var logger = Logger(label: "screen") { label in
            LineLogHandler(label: label, level: .info, now: { now }, write: { line, _ in lines.append(line) })
        }
        logger[metadataKey: "pid"] = "7"
        logger.debug("Not this.")
        logger.info("One.", metadata: ["event": "pause"])
        now += 1
        logger.error("Two.", metadata: ["pid": "8"])
        #expect(
            lines == [
                "2026-11-21T08:14:00.250Z info screen: One. event=pause pid=7\n",
                "2026-11-21T08:14:01.250Z error screen: Two. pid=8\n",
            ])
    }
}
