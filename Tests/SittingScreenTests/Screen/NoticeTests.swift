import Foundation
import Meditation
import Presentations
import TerminalScreen
import Testing

@testable import Configuration
@testable import SittingScreen

@Suite struct NoticeTests {
    @Test("A screen on which a sentence would take several rows shows the shorter one, if there is one")
    func brief() {
        let long = "A sentence of thirty columns.."
        var notice = Notice(text: long, brief: "Short.", until: nil)
        #expect(notice.text(columns: 32) == long)
        #expect(notice.text(columns: 31) == "Short.")
        notice.brief = nil
        #expect(notice.text(columns: 10) == long)
    }

    @Test(
        "A notice of several rows and a dialog are both whole, in outlines and in colours",
        arguments: [ColorDepth.none, .direct],
        [(40, 12), (60, 20), (80, 24)])
    func underADialog(depth: ColorDepth, size: (width: Int, height: Int)) throws {
        let start = Date(timeIntervalSince1970: 1_795_254_060)
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 1200, methodName: "Zazen")), at: start)
        var model = ScreenModel(settings: .defaults, at: start)
        _ = model.follow(server.state, at: start)
        _ = model.handle(.enter, sitting: server.state.sitting, at: start)
        model.tell(
            "Reminder at 09:40.\nTea is over, and the bread has been in the oven for a while.\nLast line.", at: start)
        let theme = Theme.standard
        let text = ScreenPicture(
            model: model, state: server.state, show: nil, theme: theme, contrast: SurfaceContrast(of: theme, at: depth),
            device: .standard, timeZone: .gmt
        ).image(size: CellSize(width: size.width, height: size.height), at: start).rendering.frame.text
        for words in ["End the sitting?", "Finish", "Reminder at 09:40.", "oven for a", "Last line."] {
            #expect(text.contains(words), "\(text)")
        }
        // The notice is below all of the dialog.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let notice = try #require(lines.firstIndex { $0.contains("Reminder") })
        if depth == .none {
            let edge = try #require(lines.lastIndex { $0.contains("╰") && $0.contains("╯") })
            #expect(edge < notice && lines[..<notice].contains { $0.contains("╭") && $0.contains("╮") }, "\(text)")
        }
    }
}
