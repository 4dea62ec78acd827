import Foundation
import FrameExport
import Testing

struct AsciicastTests {
    private func lines(_ rows: [String], title: String = "A \"title\"") throws -> [Any] {
        var recording = FrameRecording(first: frame([rows[0]]))
        for (index, row) in rows.enumerated().dropFirst() {
            recording.append(frame([row]), at: .milliseconds(1500 * index))
        }
        recording.hold(until: .milliseconds(1500 * rows.count))
        let text = RecordingFormat.asciicast().export(recording, description: FrameDescription(title: title))
        return try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    }

    private func output(_ line: Any) -> String? { (line as? [Any])?.last as? String }

    @Test func theHeaderHasVersionSizeDurationAndTitle() throws {
        let header = try #require(try lines(["abc", "abd"])[0] as? [String: Any])
        #expect(header["version"] as? Int == 2)
        #expect(header["width"] as? Int == 3 && header["height"] as? Int == 2)
        #expect(header["title"] as? String == "A \"title\"")
        #expect(header["duration"] as? Double == 3)
    }

    @Test func everyChangeIsALineWithItsTimeAndChanges() throws {
        let lines = try lines(["abc", "abd", "xbd"])
        #expect(lines.count == 5)
        #expect(lines.dropFirst().map { ($0 as? [Any])?.first as? Double } == [0, 1.5, 3, 4.5])
        #expect(output(lines[1]) == "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[1;1Habc")
        #expect(output(lines[2]) == "\u{1B}[1;3Hd")
        #expect(output(lines[3]) == "\u{1B}[1;1Hx")
    }

    @Test func theCursorEndsInARowBelowThePicture() throws {
        let text = RecordingFormat.asciicast().export(FrameRecording(first: frame(["ab", "cd", "ef"])))
        let lines = try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
        #expect((lines[0] as? [String: Any])?["height"] as? Int == 4)
        #expect(output(lines[2]) == "\u{1B}[0m\u{1B}[3;1H\r\n\u{1B}[?25h")
    }

    @Test func theCursorIsRepositionedAfterAnAmbiguousCluster() throws {
        #expect(output(try lines(["日b", "月c"])[2]) == "\u{1B}[1;1H月\u{1B}[1;3Hc")
    }

    @Test func shortGapsAreWrittenAndLongOnesSkipped() throws {
        #expect(output(try lines(["a12b 34567 c", "A12B 34567 C"])[2]) == "\u{1B}[1;1HA12B\u{1B}[7CC")
    }

    @Test func stylesAreWrittenOnlyWhenTheyChange() throws {
        var recording = FrameRecording(first: frame(["a"], style: CellStyle(foreground: .ansi(1), attributes: .bold)))
        recording.append(frame(["a"], style: CellStyle(foreground: .ansi(1))), at: .seconds(1))
        recording.append(frame(["a"], style: CellStyle(foreground: .ansi(2))), at: .seconds(2))
        let text = RecordingFormat.asciicast().export(recording)
        #expect(text.contains("\\u001b[1;31ma") && text.contains("\\u001b[0;31ma") && text.contains("\\u001b[32ma"))
    }
}
