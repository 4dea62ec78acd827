import Testing

@testable import CommandHelp

struct ProseTests {
    @Test("An explanation is split into paragraphs, tables and parts") func parts() {
        let prose = Prose(
            "First\nparagraph.\n\nEXIT STATUS\n  0   done\n      at last\n  12  no\n\nSecond.\n\nEXAMPLES\n  islet  a\n  b"
        )
        #expect(prose.blocks == [.paragraph("First paragraph.")])
        let rows = [Prose.Row(name: "0", meaning: "done at last"), Prose.Row(name: "12", meaning: "no")]
        #expect(prose.part("EXIT STATUS")?.blocks == [.table(rows), .paragraph("Second.")])
        #expect(prose.part("EXAMPLES")?.lines == ["islet  a", "b"])
    }
}
