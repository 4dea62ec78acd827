import Foundation
import LogFormats
import Testing

struct SittingCalendarTests {
    private let id = UUID(uuidString: "CA1B7CA0-27C9-48F9-A24C-D51A74CCF8D7")!

    @Test func anEventIsASitting() {
        let text = ExportFormat.ical.text(of: [
            Sample.sitting(id: id, method: "Metta; slow, \\ long", note: "calm\nand bright")
        ])
        #expect(
            text.components(separatedBy: "\r\n") == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Islet//Islet//EN", "CALSCALE:GREGORIAN", "BEGIN:VEVENT",
                "UID:CA1B7CA0-27C9-48F9-A24C-D51A74CCF8D7", "DTSTAMP:20261120T083400Z", "DTSTART:20261120T081400Z",
                "DTEND:20261120T083400Z", "SUMMARY:Metta\\; slow\\, \\\\ long\\, 20 min", "CATEGORIES:meditation",
                "STATUS:CONFIRMED", "TRANSP:TRANSPARENT", "DESCRIPTION:calm\\nand bright", "END:VEVENT",
                "END:VCALENDAR", "",
            ])
    }

    @Test func longLinesFoldBetweenCharactersAndUnfoldUnchanged() {
        let note = String(repeating: "慈悲 and joy, ", count: 40) + "end"
        let text = ExportFormat.ical.text(of: [Sample.sitting(note: note)])
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.count > 15)
        #expect(text.replacing("\r\n ", with: "").contains("DESCRIPTION:" + note.replacing(",", with: "\\,") + "\r\n"))
    }
}
