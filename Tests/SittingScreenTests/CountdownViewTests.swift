import CellUI
import Foundation
import FrameExport
import Presentations
import ScreenKit
import Store
import Testing

@testable import SittingScreen

struct CountdownViewTests {
    private let now = Date(timeIntervalSince1970: 1_795_248_840)  // 2026-11-21 08:14:00 UTC

    /// A picture. When it expires is searched for by drawing it again and again, so only by the tests that ask.
    private struct Drawn {
        let text: String
        let rendering: Rendering
        var expiresAt: Date? { rendering.expiresAt }
    }

    private func text(
        _ countdowns: [(String, TimeInterval)], _ width: Int, _ height: Int, notice: String? = nil,
        firstRow: Int = 0, help: HelpState = HelpState(), showsActivity: Bool = true,
        contrast: SurfaceContrast = .full, at seconds: TimeInterval = 0
    ) -> Drawn {
        var activities = StoredActivities(
            countdowns: countdowns.enumerated().map { index, countdown in
                StoredCountdown(
                    id: "\(index)", title: countdown.0, endDate: now + countdown.1, created: now + Double(index))
            })
        activities.catchUp(at: now)
        activities.catchUp(at: now + seconds)
        let screen = CountdownView(
            activities: activities, notice: notice, firstRow: firstRow, help: help, showsActivity: showsActivity,
            showsSeconds: true, theme: .standard,
            contrast: contrast, device: .standard, timeZone: TimeZone(secondsFromGMT: 0)!)
        let rendering = screen.rendering(size: CellSize(width: width, height: height), at: now + seconds)
        return Drawn(text: FrameFormat.text.export(rendering.frame), rendering: rendering)
    }

    private let three: [(String, TimeInterval)] = [("Launch", 9000), ("Tea", 180), ("Bread", 2400)]

    @Test func presentationsAreAboveTheListWithTheSoonestFirst() {
        let text = text(three, 120, 36).text
        for name in ["Lock Screen", "Expanded", "Compact", "Minimal", "3 in the list", "q leave (they go on)"] {
            #expect(text.contains(name))
        }
        let lines = text.split(separator: "\n").suffix(4).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines == [
                "▸ Tea         3:00  08:17", "Bread      40:00  08:54", "Launch   2:30:00  10:44",
                "p pause   ? help   q leave (they go on)",
            ])
    }

    @Test("The theme is named where it is seen, and not without colours")
    func themeInTheTitle() {
        #expect(text(three, 80, 24).text.contains("dark"))
        #expect(!text(three, 80, 24, contrast: SurfaceContrast(of: .standard, at: .none)).text.contains("dark"))
    }

    @Test("The count is that of the list, in which one that is over stays for a while")
    func overIsCounted() {
        let drawn = text(three + [("Egg", 5)], 80, 24, at: 10).text
        #expect(drawn.contains("Egg") && drawn.contains("4 in the list"))
    }

    private let twelve: [(String, TimeInterval)] = (1...12).map { ("Wait \($0)", TimeInterval($0 * 600)) }

    @Test(arguments: [(80, 24), (120, 36), (100, 50)]) func twelveCountdownsFitBesideAPresentation(
        width: Int, height: Int
    ) {
        let text = text(twelve, width, height).text
        for (title, _) in twelve { #expect(text.contains(title + " ")) }
        #expect(text.contains("Compact") && !text.contains("more"))
    }

    @Test func hiddenCountdownsAreCountedAndArrowsScroll() {
        let top = text(twelve, 40, 12).text
        #expect(top.contains("Wait 1 ") && top.contains("↑↓ scroll"))
        let more = top.firstMatch(of: /\+(\d+) more/).flatMap { Int($0.1) } ?? 0
        #expect(more > 0 && top.split(separator: "Wait").count - 1 >= 12 - more)
        let bottom = text(twelve, 40, 12, firstRow: 99).text
        #expect(bottom.contains("Wait 12") && bottom.contains(" above") && !bottom.contains("more"))
    }

    @Test(arguments: [9, 12, 16, 24, 36]) func aLongListGetsAtLeastHalfOfTheScreen(height: Int) {
        let many = (1...60).map { ("Wait \($0)", TimeInterval($0 * 600)) }
        let rows = text(many, 80, height).text.split(separator: "\n")
            .count { $0.contains(/Wait \d+ +[\d:]+ +\d\d:\d\d|\+\d+ more/) }
        #expect(rows >= (height - 2) / 2)
    }

    @Test func itChangesWithTheNextSecondOfTheClock() {
        #expect(text(three, 120, 36, at: 0.25).expiresAt == now + 1)
    }

    @Test func finishedCountdownsAreLastAndDoNotMove() {
        let drawn = text([("Tea", 180), ("Bread", 240)], 80, 24, at: 300)
        let (text, expiresAt) = (drawn.text, drawn.expiresAt)
        #expect(text.contains("Tea") && text.contains("over"))
        #expect(!text.contains("▸"))
        // Only the clock of the lock screen goes on.
        #expect(expiresAt == nil || expiresAt == now + 360)
    }

    @Test func anEmptyListSaysHowToBegin() {
        #expect(text([], 80, 24).text.contains("No countdowns. In another shell: islet countdown add Tea 3m"))
    }

    @Test func withoutLiveActivitiesOnlyTheListIsShown() {
        let text = text(three, 80, 24, showsActivity: false).text
        #expect(!text.contains("Lock Screen"))
        #expect(text.contains("Launch"))
    }

    @Test func aNoticeTakesThePlaceOfTheKeys() {
        let text = text(three, 80, 24, notice: "Tea is over.").text
        #expect(text.contains("Tea is over.") && !text.contains("q leave"))
    }

    @Test(arguments: [0, 1, 2, 3, 5, 6, 9, 16, 24, 60]) func everySizeHasAPicture(height: Int) {
        for width in [0, 1, 2, 7, 20, 40, 60, 80, 200] {
            let many = (0..<30).map { ("慈悲 number \($0)", TimeInterval(60 + $0)) }
            for list in [[], three, many] {
                let lines = text(list, width, height, notice: "A sentence that is longer than most lines are.").text
                    .split(separator: "\n")
                #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= width })
                #expect(lines.count <= height)
            }
        }
        #expect(height < 3 || text(three, 40, height).text.contains("3:00"))
    }

    @Test("Help and last line name the keys that scroll where the list scrolls, and nowhere else")
    func scrollingKeys() {
        var help = HelpState()
        let many = (0..<30).map { ("Tea \($0)", 180.0 + Double($0)) }
        #expect(text(many, 120, 36).text.contains("↑↓ scroll") && !text(three, 120, 36).text.contains("scroll"))
        help.open()
        #expect(text(many, 120, 36, help: help).text.contains("page keys"))
        #expect(!text(three, 120, 36, help: help).text.contains("page keys"))
    }

    @Test("An open help lists the keys, without those of other screens")
    func help() {
        var help = HelpState()
        #expect(!text(three, 80, 24, help: help).text.contains("pause the countdown"))
        help.open()
        #expect(
            text(three, 80, 24, help: help).text.contains("pause the countdown that ends first")
                && !text(three, 80, 24, help: help).text.contains("next theme"))
    }
}
