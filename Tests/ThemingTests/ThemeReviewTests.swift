import CellUI
import Presentations
import Testing

@testable import Configuration
@testable import Theming

struct ThemeReviewTests {
    private func review(_ text: String) -> ThemeReview {
        let library = ThemeLibrary(directory: nil)
        let reading = ThemeReading(text, name: "mine", file: "mine.toml") { (name) throws(FileDiagnostic) in
            try library.theme(named: name).theme
        }
        return ThemeReview(reading, file: "mine.toml")
    }

    @Test func faintTextIsReportedWithItsPlaceAndASufficientColor() throws {
        let review = review("based-on = \"midnight\"\n[screen]\nhint = \"#404654\"")
        let finding = try #require(review.findings.first)
        #expect(review.findings.count == 1)
        #expect(finding.place == TOMLPlace(line: 3, column: 8))
        #expect(
            finding.sentence.hasPrefix("screen.hint on screen.background has 2.02:1 of the 4.5:1 that text needs; #"))
        let advice = try #require(finding.sentence.firstMatch(of: /#[0-9a-f]{6}/).map { String($0.output) })
        #expect(self.review("based-on = \"midnight\"\nscreen.hint = \"\(advice)\"").isClean)
        #expect(review.level == nil)
    }

    @Test func contrastIsNeverRoundedUpToTheRequirement() {
        #expect(ThemeReview.ratio(4.4999) == "4.49:1")
        #expect(ThemeReview.ratio(21) == "21.00:1")
        #expect(ThemeReview.ratio(7.05) == "7.05:1")
    }

    @Test func dateAndClockAreReadOnTheUpperHalfOfTheWallpaper() {
        let review = review("based-on = \"midnight\"\nphone.wallpaper = [\"#909090\", \"#505050\"]")
        #expect(review.findings.map(\.sentence).allSatisfy { $0.contains("on phone.wallpaper[1]") })
        #expect(review.findings.count == 2)
    }

    @Test func theIslandIsSeenOnTheTopOfTheWallpaperOrByItsLine() throws {
        let dark = "based-on = \"midnight\"\nphone.wallpaper = [\"#202020\", \"#505050\"]"
        let finding = try #require(review(dark).findings.first)
        #expect(
            finding.sentence.hasPrefix("phone.wallpaper[1] on island.fill has 1.28:1 of the 3:1 that a shape needs; #"))
        #expect(review(dark).findings.count == 1)
        #expect(review(dark + "\nisland.key-line = \"#909090\"").isClean)
    }

    @Test func textOfTheCardIsReadOnWhatShowsThroughIt() {
        let bright = "based-on = \"midnight\"\nphone.wallpaper = [\"#4656a8\", \"#ffffff\"]"
        let sentences = review(bright).findings.map(\.sentence)
        #expect(sentences.contains { $0.hasPrefix("card.tertiary on card over wallpaper[2] has ") })
    }

    @Test("Text on dialogs, on selected rows and on the tint is measured on the surface that is drawn")
    func dialogs() throws {
        func pair(_ name: String, _ base: String) throws -> ThemePair {
            try #require(review("based-on = \"\(base)\"").pairs.first { $0.name == name })
        }
        func mixed(_ base: String, _ share: Double) throws -> CellColor {
            let screen = try ThemeLibrary(directory: nil).theme(named: base).theme.screen
            return screen.emphasis.blended(over: screen.background, opacity: share)
        }
        for ink in ["emphasis", "caption", "hint"] {
            let pair = try pair("screen.\(ink) on dialog", "midnight")
            #expect(pair.ground.color == (try mixed("midnight", Theme.Screen.dialogShare)) && pair.isEnough)
        }
        let row = try pair("screen.emphasis on selected row", "midnight")
        #expect(row.ground.color == (try mixed("midnight", Theme.Screen.raisedShare)))
        // Hints that would be too faint on the usual surface keep a flatter one.
        let flat = try pair("screen.hint on dialog", "rose-dawn")
        #expect(flat.ground.color != (try mixed("rose-dawn", Theme.Screen.dialogShare)) && flat.isEnough)
        // What is not read on the screen itself is reported there, once.
        let faint = review("based-on = \"midnight\"\nscreen.hint = \"#404654\"")
        #expect(!faint.pairs.contains { $0.name == "screen.hint on dialog" })
        let tint = review("based-on = \"midnight\"\ncard.tint = \"#5f6368\"").findings.map(\.sentence)
        #expect(tint.contains { $0.hasPrefix("card.tint on screen.background has ") && $0.contains("4.5:1") })
    }

    @Test func progressLikeItsTrackIsALoss() throws {
        let review = review("based-on = \"midnight\"\ncard.track = \"#f0a860\"")
        let alike = review.likenesses.filter { $0.first.name == "card.tint" && $0.second.name == "card.track" }
        #expect(alike.count == 1 && alike[0].isLoss && alike[0].blindness == nil)
        #expect(review.findings.contains { $0.sentence.contains("card.tint and card.track look alike to all eyes") })
    }

    /// Green text on a red of the same lightness: 3:1 and more for most eyes, invisible to some.
    @Test func aLossForSomeColorBlindnessIsALoss() {
        let review = review("based-on = \"midnight\"\ncard.background = \"#b30000\"\ncard.tertiary = \"#4f7300\"")
        let lost = review.likenesses.filter { $0.isLoss && $0.first.name == "card.tertiary" }
        #expect(lost.map(\.blindness) == [.deuteranopia])
    }

    @Test func similarAccentsAreARemark() {
        let review = review("based-on = \"midnight\"\ncard.success = \"#ffb870\"")
        #expect(review.isClean)
        #expect(
            review.remarks.contains {
                $0.sentence == "card.tint and card.success look alike to all eyes; a word or a shape tells them apart"
            })
    }

    @Test(
        "Built-in themes have the contrast of level AA in 256 colours too",
        arguments: ThemeLibrary(directory: nil).names)
    func builtInThemesIn256(name: String) throws {
        let theme = try ThemeLibrary(directory: nil).theme(named: name).theme
        // Of the 256 colours none is a little lighter than #005f87 and dark enough for the date: the island has 2.98:1 there.
        let known = ["deep-sea": ["phone.wallpaper[1] on island.fill"]][name] ?? []
        let low = ThemePair.every(in: theme).filter { pair in
            if known.contains(pair.name) { return !pair.isEnough || (pair.contrastIn256 ?? 0) < 2.98 }
            return pair.purpose != .named && !(pair.isEnough && pair.isEnoughIn256)
        }
        #expect(
            low.map { "\($0.name) \($0.purpose) \($0.contrast ?? 0) \($0.contrastIn256 ?? 0)" } == [])
    }

    @Test("In 256 colours what can hardly be read must change; what only misses level AA is a remark")
    func lowContrastIn256() throws {
        func sentences(hint: String) -> (findings: [String], remarks: [String]) {
            let review = review("based-on = \"midnight\"\nscreen.background = \"#0c0e14\"\nscreen.hint = \"\(hint)\"")
            func sentences(_ all: [FileDiagnostic]) -> [String] {
                all.map(\.sentence).filter { $0.hasPrefix("screen.hint on screen.background has only") }
            }
            return (sentences(review.findings), sentences(review.remarks))
        }
        // Of #757575 the nearest is #767676, and of a red as light one that is darker.
        let hints = stride(from: 0x60, through: 0xFF, by: 5).flatMap { red in
            stride(from: 0x20, through: 0xA0, by: 16).map { String(format: "#%02x%02x%02x", red, $0, $0) }
        }
        let found = hints.map { sentences(hint: $0) }
        #expect(found.contains { !$0.remarks.isEmpty })
        #expect(found.allSatisfy { $0.findings.isEmpty || $0.remarks.isEmpty })
    }

    @Test(
        "The signs of buttons are measured on their circles, on the glass and on the card, and so are torch and camera")
    func buttons() throws {
        let names = try ThemePair.every(in: ThemeLibrary(directory: nil).theme(named: "midnight").theme).map(\.name)
        for name in [
            "island.tint on its button", "card.primary on button over wallpaper[4]",
            "card.warning on button over wallpaper[3]", "torch on circle over wallpaper[4]",
        ] {
            #expect(names.contains(name), "\(name)")
        }
    }

    @Test func terminalColorsAreNotJudged() {
        let review = review("based-on = \"terminal\"")
        #expect(review.isClean && review.remarks.isEmpty && review.likenesses.isEmpty)
        #expect(review.level == nil)
        #expect(review.pairs.allSatisfy { $0.contrast == nil })
    }

    @Test func anUnknownKeyMustBeChanged() {
        let review = review("based-on = \"midnight\"\nscreen.colour = \"#ffffff\"")
        #expect(review.findings.map(\.place) == [TOMLPlace(line: 2, column: 1)])
    }

    @Test func aFileWithErrorsGetsNoOtherFindings() {
        let review = review("screen.hint = 1\nphone.wallpaper = [\"red\", \"#000000\", \"blue\"]\nappearance = \"dim\"")
        #expect(review.errors.map(\.place) == [(1, 15), (2, 20), (2, 38), (3, 14)].map(TOMLPlace.init))
        #expect(review.pairs.isEmpty && review.findings.isEmpty && !review.isClean)
    }

    @Test func everyDrawnCombinationIsAPair() throws {
        let theme = try ThemeLibrary(directory: nil).theme(named: "midnight").theme
        let pairs = ThemePair.every(in: theme)
        #expect(Set(pairs.map(\.name)).count == pairs.count)
        // Backgrounds, lines and the camera are drawn under and around things.
        let others = ["screen.background", "phone.frame", "island.fill", "island.camera", "card.background"]
        for ink in ThemeInk.all(in: theme) where !ink.isNamed && !others.contains(ink.name) {
            #expect(pairs.contains { $0.ink == ink || $0.ground.name.hasSuffix(ink.role) }, "\(ink.name) is in no pair")
        }
    }

    @Test func equalColorsAreReportedByDepth() throws {
        let theme = try ThemeLibrary(directory: nil).theme(named: "midnight").theme
        let in16 = ColorFall.merged(in: theme, at: .ansi16).map { $0.map(\.name) }
        #expect(in16.contains(["card.tint", "card.warning"]))
        #expect(ColorFall.merged(in: theme, at: .direct).isEmpty)
        let fall = ColorFall(ThemeInk("card.tint", theme.card.palette.tint), in: theme)
        #expect(fall.index256 == 215)
        #expect(fall.index16 == 3)
        #expect(fall.withoutColors == "plain")
    }
}
