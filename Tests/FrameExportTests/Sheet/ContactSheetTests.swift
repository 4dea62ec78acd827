import FrameExport
import Testing

struct ContactSheetTests {
    @Test func picturesFormAGridUnderTheirTitles() {
        let sheet = ContactSheet(
            title: "sheet", columnTitles: ["one", "two"], rowTitles: ["first", "2"],
            frames: [[frame(["ab", "cd"]), frame(["x"])], [nil, frame(["日日"])]])
        #expect(
            sheet.frame.text == """
                sheet

                        one   two

                first   ab    x
                        cd

                2             日日
                """)
    }

    @Test func withoutTitlesOnlyPicturesRemain() {
        #expect(ContactSheet(frames: [[frame(["a"]), frame(["b"])], [frame(["c"])]]).frame.text == "a   b\n\nc")
        #expect(ContactSheet(frames: []).frame.size == .zero)
    }

    @Test func backgroundAndTitlesHaveTheirStyles() {
        let ground = CellStyle(background: CellColor(hex: 0x010203))
        let sheet = ContactSheet(
            title: "t", frames: [[frame(["a"])]], ground: ground,
            titleStyle: CellStyle(foreground: .ansi(3))
        ).frame
        #expect(sheet[0, 0].style == CellStyle(foreground: .ansi(3), background: ground.background, attributes: .bold))
        #expect(sheet[0, 1].style == ground)
        #expect(sheet[0, 2].style == CellStyle())
    }

    @Test func theSpokenSheetNamesRowAndColumnOfEveryPicture() {
        var sheet = ContactSheet(
            title: "sheet", columnTitles: ["one", "two"], rowTitles: ["first", "2"],
            frames: [[frame(["ab", "cd"]), frame(["x"])], [nil, frame(["日日"])]], margin: CellSize(width: 2, height: 1))
        sheet.sentences = [["A, B"], [nil, "day, day"]]
        let description = sheet.description
        #expect(description.title == "sheet" && description.sentence.isEmpty)
        #expect(description.parts.map(\.phrase) == ["first, one: A, B", "first, two", "2, two: day, day"])
        for (part, corner) in zip(description.parts, ["a", "x", "日"]) {
            #expect(sheet.frame[part.rect.minX, part.rect.minY].graphemeCluster == corner)
        }
        #expect(
            description.parts.map(\.rect.size) == [
                CellSize(width: 2, height: 2), CellSize(width: 1, height: 1), CellSize(width: 4, height: 1),
            ])
    }

    @Test func aMarginSurroundsTheSheet() {
        let sheet = ContactSheet(frames: [[frame(["a"])]], margin: CellSize(width: 2, height: 1))
        #expect(sheet.frame.text == "\n  a\n" && sheet.frame.size == CellSize(width: 5, height: 3))
    }
}
