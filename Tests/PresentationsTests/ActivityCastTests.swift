import Presentations
import Testing

/// The picture while several activities are showing.
struct ActivityCastTests {
    private func views(_ name: String, rows: Int = 1) -> ActivityViews {
        ActivityViews(
            lockScreen: AnyView(
                VStack(alignment: .leading) { ForEach(0..<rows) { Text(verbatim: "\(name) card \($0)") } }.padding(16)),
            island: DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "\(name) open") }
            } compactLeading: {
                Text(verbatim: name)
            } compactTrailing: {
                Text(verbatim: name)
            } minimal: {
                Text(verbatim: String(name.prefix(1)))
            })
    }

    private func member(
        _ name: String, _ place: IslandPresentation?, rows: Int = 1, isRunning: Bool = true, isExpanded: Bool = false
    ) -> ActivityCast.Member {
        ActivityCast.Member(
            views: views(name, rows: rows), place: place, isRunning: isRunning, isExpanded: isExpanded)
    }

    private func text(
        _ members: [ActivityCast.Member], own: Int? = 0, device: Device = .standard, selection: Presentation? = nil,
        _ width: Int = 120, _ height: Int = 36
    ) -> String {
        var canvas = PresentationCanvas(
            views: nil, device: device, selection: selection, isSelectionAlone: selection != nil)
        canvas.cast = ActivityCast(members, own: own)
        return canvas.rendering(CellSize(width: width, height: height)).frame.text
    }

    @Test func twoAppsAreBothMinimalAndTheCaptionsMarkTheShownOne() throws {
        let text = text([member("own", .minimalAttached), member("tea", .minimalDetached)])
        #expect(text.contains("Minimal · now"))
        #expect(text.contains("Compact · when alone"))
        let row = try #require(text.split(separator: "\n").last { $0.contains(" o ") })
        #expect(row.contains(" t "))
        #expect(text.contains("own card") && text.contains("tea card"))
        #expect(text.contains("own open") && !text.contains("tea open"))
    }

    @Test func theShownPresentationComesFirstIfNotAllFit() {
        func faces(_ members: [ActivityCast.Member], _ width: Int, _ height: Int) -> [Presentation] {
            var canvas = PresentationCanvas(views: nil)
            canvas.cast = ActivityCast(members, own: 0)
            return canvas.plan(for: CellSize(width: width, height: height)).faces.map(\.presentation)
        }
        let two = [member("own", .minimalAttached), member("tea", .minimalDetached)]
        #expect(faces(two, 40, 12) == [.minimal, .lockScreen])
        #expect(faces(two, 20, 3) == [.compact])
        let alert = [member("own", .minimalAttached), member("tea", .minimalDetached, isExpanded: true)]
        #expect(faces(alert, 40, 12) == [.expanded])
        #expect(faces(alert, 20, 3) == [.compact])
        #expect(faces([member("own", .compact), member("tea", nil)], 40, 12) == [.compact, .lockScreen])
        #expect(faces([member("own", nil, isRunning: false)], 40, 12).first == .lockScreen)
    }

    @Test(
        "Two small signs are not all that a small window shows: compact has the time",
        arguments: [(30, 10), (25, 14), (20, 5), (12, 1)])
    func smallWindows(columns: Int, rows: Int) {
        var canvas = PresentationCanvas(views: nil)
        canvas.cast = ActivityCast(
            [member("own", .minimalAttached), member("tea", .minimalDetached)], own: 0)
        let plan = canvas.plan(for: CellSize(width: columns, height: rows))
        #expect(plan.isOneLine || plan.faces.contains { $0.presentation == .compact || $0.presentation == .lockScreen })
        canvas.selection = .minimal
        let chosen = canvas.plan(for: CellSize(width: columns, height: rows))
        #expect(chosen.isOneLine || chosen.faces.first?.presentation == .minimal)
    }

    @Test func aSingleAppHasTheUsualCaptions() {
        let text = text([member("own", .compact), member("tea", nil)])
        #expect(!text.contains("now") && !text.contains("when alone"))
        #expect(text.contains("tea card"))
    }

    @Test func anAlertOpensTheIslandForItsActivityAndCompactStays() {
        let text = text([member("own", .minimalAttached), member("tea", .minimalDetached, isExpanded: true)])
        #expect(text.contains("Expanded · now"))
        #expect(!text.contains("Minimal · now"))
        #expect(text.contains("tea open") && !text.contains("own open"))
    }

    @Test func afterItsActivityEndedTheOtherAppIsCompact() {
        let text = text([member("own", nil, isRunning: false), member("tea", .compact)])
        #expect(text.contains("▐ tea"))
        #expect(text.contains("own card"))
    }

    @Test func cardsThatDoNotFitAreCounted() {
        let members =
            [member("own", .minimalAttached, rows: 4)]
            + (1...5).map { member("app\($0)", $0 == 1 ? .minimalDetached : nil, rows: 4) }
        let text = text(members)
        #expect(text.contains("own card") && text.contains("app1 card") && !text.contains("app5 card"))
        let shown = (1...5).count { text.contains("app\($0) card 0") }
        #expect(text.contains("+\(5 - shown) more"))
    }

    @Test func theMainActivitysCardIsAlwaysShown() {
        let text = text(
            [member("tea", .minimalAttached, rows: 4), member("own", .minimalDetached, rows: 4)], own: 1,
            selection: .lockScreen, 40, 8)
        #expect(text.contains("own card") && !text.contains("tea card"))
        #expect(text.contains("Lock Screen · +1 more"))
    }

    @Test func theLockScreenFitsSeveralCards() {
        let members = [member("own", .minimalAttached), member("tea", .minimalDetached)]
        let text = text(members, selection: .lockScreen, 80, 24)
        #expect(text.contains("own card") && text.contains("tea card") && !text.contains("more"))
    }

    @Test func aDeviceWithoutAnIslandShowsAnAlertInABanner() throws {
        let device = try #require(Device.named("iPad 10.9"))
        let quiet = text([member("own", nil), member("tea", nil)], device: device)
        let alert = text([member("own", nil), member("tea", nil, isExpanded: true)], device: device)
        #expect(quiet.ranges(of: "tea card").count == 1)
        #expect(alert.ranges(of: "tea card").count == 2)
        #expect(alert.contains("Lock Screen · banner"))
    }

    @Test(
        "Cards with a line around them are as high as their content, which the line makes narrower",
        arguments: [40, 80])
    func outlinedCards(columns: Int) throws {
        func canvas(_ depth: ColorDepth) -> PresentationCanvas {
            var canvas = PresentationCanvas(views: nil, selection: .lockScreen, isSelectionAlone: true)
            canvas.contrast = SurfaceContrast(of: .standard, at: depth)
            return canvas
        }
        let size = CellSize(width: columns, height: 30)
        var outlined = canvas(.none)
        // A text that fits in a card exactly is wrapped in one with a line.
        let room = try #require(outlined.plan(for: size).faces.first { $0.presentation == .lockScreen }).rect.width
        let words = String(repeating: "x ", count: (room - 6) / 2) + "LAST"
        let card = ActivityViews(
            lockScreen: AnyView(Text(verbatim: words).frame(maxWidth: .infinity).padding(16)),
            island: views("own").island)
        let members = [card, card].map {
            ActivityCast.Member(views: $0, place: nil, isRunning: true, isExpanded: false)
        }
        outlined.cast = ActivityCast(members, own: 0)
        let text = outlined.rendering(size).frame.text
        #expect(text.count { $0 == "╭" } == 2)
        #expect(text.ranges(of: "LAST").count == 2, "\(text)")
    }
}
