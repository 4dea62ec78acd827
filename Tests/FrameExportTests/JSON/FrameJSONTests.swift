import Foundation
import FrameExport
import Testing

struct FrameJSONTests {
    private struct Object: Decodable {
        struct Style: Decodable, Equatable {
            let foreground, background: String
            let attributes: [String]
        }
        struct Run: Decodable, Equatable {
            let x, width, style: Int
            let text: String
        }
        let format: String
        let version: Int
        let title, description: String
        let columns, rows: Int
        struct Part: Decodable, Equatable {
            let x, y, columns, rows: Int
            let title, description: String
        }
        let parts: [Part]?
        let styles: [Style]
        let lines: [[Run]]
    }

    private func object(_ frame: Frame, _ description: FrameDescription = FrameDescription()) throws -> Object {
        let text = FrameFormat.json.export(frame, description: description)
        return try JSONDecoder().decode(Object.self, from: Data(text.utf8))
    }

    @Test func theHeaderHasFormatSizeAndDescription() throws {
        let object = try object(frame(["ab", "c"]), FrameDescription(title: "a \"b\"\n\\", sentence: "\u{1}\u{7F}é"))
        #expect(object.format == "islet-frame" && object.version == 1)
        #expect(object.columns == 2 && object.rows == 2)
        #expect(object.title == "a \"b\"\n\\" && object.description == "\u{1}\u{7F}é")
    }

    @Test func severalPicturesBecomeParts() throws {
        #expect(try object(frame(["ab"])).parts == nil)
        var description = FrameDescription(title: "sheet")
        description.parts = [
            FrameDescription.Part(rect: CellRect(x: 1, y: 0, width: 1, height: 1), title: "a\"", sentence: "b")
        ]
        #expect(
            try object(frame(["ab"]), description).parts
                == [Object.Part(x: 1, y: 0, columns: 1, rows: 1, title: "a\"", description: "b")])
    }

    @Test func aRunHasOneStyleAndAWideClusterIsARun() throws {
        var frame = frame(["ab日cd  "])
        let style = CellStyle(foreground: CellColor(hex: 0x1), background: .ansi(12), attributes: [.bold, .reverse])
        frame.restyle(CellRect(x: 5, y: 0, width: 1, height: 1)) { $0 = style }
        let object = try object(frame)
        #expect(
            object.lines == [
                [
                    .init(x: 0, width: 2, style: 0, text: "ab"), .init(x: 2, width: 2, style: 0, text: "日"),
                    .init(x: 4, width: 1, style: 0, text: "c"), .init(x: 5, width: 1, style: 1, text: "d"),
                ]
            ])
        #expect(
            object.styles == [
                .init(foreground: "default", background: "default", attributes: []),
                .init(foreground: "#000001", background: "ansi:12", attributes: ["bold", "reverse"]),
            ])
    }

    @Test func anEmptyFrameIsAnObject() throws {
        #expect(try object(Frame(size: .zero)).lines.isEmpty)
        #expect(try object(frame(["", ""])).lines == [[], []])
    }

    @Test func blanksWithABackgroundAreKept() throws {
        let object = try object(frame(["  "], style: CellStyle(background: .ansi(1))))
        #expect(object.lines == [[.init(x: 0, width: 2, style: 1, text: "  ")]])
    }
}
