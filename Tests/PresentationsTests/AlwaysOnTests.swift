import Foundation
import Presentations
import Testing

/// Always-On displays: dark, dimmed, without seconds. Sources: Human Interface Guidelines, "Always On"; on the dashes, Apple's engineers
/// in the developer forums.
struct AlwaysOnTests {
    private let start = Date(timeIntervalSince1970: 1_767_951_660)

    private func timer(_ countsDown: Bool, at offset: TimeInterval) -> Rendering {
        var environment = EnvironmentValues()
        (environment.now, environment.isLuminanceReduced) = (start + offset, true)
        return Renderer.render(
            Text(timerInterval: start...start + 1200, countsDown: countsDown).frame(maxWidth: .infinity),
            size: CellSize(width: 20, height: 1), environment: environment)
    }

    @Test("Timers show dashes for seconds, and change once a minute")
    func timers() {
        let up = timer(false, at: 754)
        #expect(up.frame.text.contains("12:--"))
        #expect(up.expiresAt == start + 780)
        let down = timer(true, at: 754)
        // 7:26 is left; from 6:59 on it is another minute.
        #expect(down.frame.text.contains("7:--"))
        #expect(down.expiresAt == start + 781)
        #expect(timer(true, at: 781).frame.text.contains("6:--"))
        #expect(timer(true, at: 780).frame.text.contains("7:--"))
    }

    @Test("A light theme becomes dark, and clocks of our own have no seconds")
    func dark() {
        var traits = PreviewTraits()
        (traits.theme, traits.isLuminanceReduced) = (Theme.base(.light), true)
        #expect(traits.effectiveTheme.appearance == .dark)
        traits.appearance = .light
        #expect(traits.effectiveTheme.appearance == .dark)
        traits.isLuminanceReduced = false
        #expect(traits.effectiveTheme.appearance == .light)
    }
}
