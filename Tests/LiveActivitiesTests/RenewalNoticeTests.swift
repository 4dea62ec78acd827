import ActivityLifecycle
import ActivitySystem
import Foundation
import Presentations
import Testing

@testable import LiveActivities

/// The notice on the presentations, as text.
struct RenewalNoticeTests {
    private let start = Date(timeIntervalSince1970: 1_795_248_840)
    /// When the activity is replaced first.
    private var renewal: Date { start + 7 * 3600 }

    /// A presentation's lines at `now`, of an activity that is replaced at `renewal`.
    private func picture(_ presentation: Presentation, renewal: Date, at now: Date) throws -> [String] {
        var system = SystemState()
        let state = ScriptAttributes.ContentState(title: "Up", status: "3 of 5")
        let request = try ActivityRequest(
            id: "up", app: "script", attributes: ScriptAttributes(name: "up"),
            content: ActivityContent(state: state, staleDate: nil))
        system.handle(.request(request), at: start)
        let shown = try #require(system.activitiesOnShow(at: now).first)
        var views = try #require(ActivityWidgets.views(for: shown))
        views.notice = RestartNotice(restartDate: renewal)
        let picture = PresentationPicture(views, presentations: [presentation])
        return picture.rendering(at: now).frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    @Test(
        "In the last five minutes the notice is drawn on the lower edge and shifts nothing else",
        arguments: [Presentation.lockScreen, .expanded])
    func noticeOnTheFaces(_ presentation: Presentation) throws {
        let before = try picture(presentation, renewal: renewal, at: renewal - 301)
        #expect(!before.contains { $0.contains("Renew") })
        let after = try picture(presentation, renewal: renewal, at: renewal - 299)
        #expect(after.count == before.count)
        let changed = zip(before, after).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.contains("Renews in 5 min") == true)
        let last = try picture(presentation, renewal: renewal, at: renewal - 29)
        #expect(last.contains { $0.contains("Renews in under a minute") })
        let next = try picture(presentation, renewal: renewal + 7 * 3600, at: renewal + 31)
        #expect(!next.contains { $0.contains("Renew") })
    }

    @Test("Compact and minimal do not show the notice", arguments: [Presentation.compact, .minimal])
    func noNoticeWhereThereIsNoRoom(_ presentation: Presentation) throws {
        let picture = try picture(presentation, renewal: renewal, at: renewal - 200)
        #expect(!picture.contains { $0.contains("Renew") })
    }
}
