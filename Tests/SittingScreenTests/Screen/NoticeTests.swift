import Testing

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
}
