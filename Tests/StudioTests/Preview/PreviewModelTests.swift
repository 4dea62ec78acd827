import Foundation
import Presentations
import Testing

@testable import Studio
@testable import Theming

@Suite struct PreviewModelTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)
    private let themes = PreviewThemes(ThemeLibrary(directory: nil))

    private func model() throws -> PreviewModel {
        var choice = PreviewChoice(preview: .meditation, traits: PreviewTraits())
        choice.traits.theme = try #require(try themes.theme(named: "midnight"))
        return PreviewModel(choice, themes: themes, at: now)
    }

    private func type(_ keys: String, into model: inout PreviewModel) {
        for key in keys { _ = model.handle(.character(key), at: now) }
    }

    @Test func everyAxisHasItsOwnKey() {
        let others = Set("q? .,><][jJ01234pmkvfh!ibgS")
        let keys = PreviewAxis.all.map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(others.isDisjoint(with: keys))
        let stepsBack = PreviewAxis.all.filter { !$0.isSwitch }
        #expect(others.isDisjoint(with: stepsBack.flatMap { "\($0.key)".uppercased() }))
    }

    @Test(arguments: PreviewAxis.all.map(\.name))
    func aKeyCyclesThroughAllValues(name: String) throws {
        let axis = try #require(PreviewAxis.named(name))
        var model = try model()
        let first = axis.value(model.choice)
        let values = axis.values(model.choice, themes)
        var seen = [first]
        for _ in values.dropFirst() {
            type("\(axis.key)", into: &model)
            seen.append(axis.value(model.choice))
        }
        #expect(Set(seen) == Set(values))
        type("\(axis.key)", into: &model)
        #expect(axis.value(model.choice) == first)
        if axis.isSwitch { return }
        type(axis.key.uppercased(), into: &model)
        #expect(axis.value(model.choice) == seen.last)
    }

    @Test func arrowsChangeTheSelectedLine() throws {
        var model = try model()
        _ = model.handle(.down, at: now)
        _ = model.handle(.right, at: now)
        #expect(model.choice.state.name == "preparing")
        _ = model.handle(.left, at: now)
        #expect(model.choice.state.name == "sitting")
    }

    @Test func aStateStartsAtItsMostTellingMoment() throws {
        var model = try model()
        type(">", into: &model)
        #expect(model.time.offset(at: now) == 814)
        type("e", into: &model)
        #expect(model.time.offset(at: now) == -7)
    }

    @Test func momentsAreVisitedInOrder() throws {
        var model = try model()
        var offsets: [Double] = []
        for _ in 0..<6 {
            type("j", into: &model)
            offsets.append(model.time.offset(at: now))
        }
        #expect(offsets == [1199, 1200, 1290, 3600, 28_800, 28_800])
        type("J", into: &model)
        #expect(model.time.offset(at: now) == 3600)
    }

    @Test func timeRunsAtTheChosenSpeed() throws {
        var model = try model()
        type("]]]] ", into: &model)
        #expect(model.choice(at: now + 2).offset == 754 + 120)
        type("[", into: &model)
        _ = model.handle(.character(" "), at: now + 1)
        #expect(model.choice(at: now + 100).offset == 754 + 10)
    }

    @Test func wakeUpsFollowChangesUpToAFrameRate() throws {
        var model = try model()
        let expiry = ActivityPreview.start + 755
        #expect(model.deadline(expiresAt: expiry, after: now) == nil)
        type(" ", into: &model)
        #expect(model.deadline(expiresAt: expiry, after: now) == now + 1)
        type("]]]]]]", into: &model)
        #expect(model.deadline(expiresAt: expiry, after: now) == now + 0.05)
    }

    @Test func matrixHasEveryPairOfValues() throws {
        var model = try model()
        type("m", into: &model)
        let matrix = try #require(model.matrix?.matrix)
        #expect(matrix.rows == themes.names)
        #expect(matrix.columns == ActivityPreview.meditation.states.map(\.name))
        for (row, choices) in zip(matrix.rows, matrix.choices) {
            for (column, choice) in zip(matrix.columns, choices) {
                #expect(choice?.traits.theme.name == row)
                #expect(choice?.state.name == column)
            }
        }
    }

    @Test func theMatrixBeginsWithTheCurrentTheme() throws {
        var model = try model()
        type("tttm", into: &model)
        #expect(model.choice.traits.theme.name == themes.names[3])
        #expect(model.matrix?.firstRow == 3)
    }

    @Test func theMatrixOmitsStatesThatAWidgetDoesNotHave() throws {
        let widget = try #require(PreviewAxis.named("widget"))
        let state = try #require(PreviewAxis.named("state"))
        let matrix = try PreviewMatrix(
            rows: widget, columns: state, about: try model().choice, themes: themes)
        #expect(matrix.choices[0].allSatisfy { $0 != nil })
        #expect(matrix.columns[0] == "sitting")
        #expect(matrix.choices[1][0] == nil)
        #expect(matrix.choices[1][6]?.state.name == "long-text")
    }

    @Test func theMatrixAxesAlwaysDiffer() throws {
        var model = try model()
        type("m", into: &model)
        for key in "kkkkkkkkkkvvvvvvvvvvKKVV" {
            type("\(key)", into: &model)
            let matrix = try #require(model.matrix?.matrix)
            #expect(matrix.rowAxis.name != matrix.columnAxis.name)
        }
    }

    @Test func aThemeErrorIsShownBesideTheLastGoodPictureUntilFixed() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "islet-preview-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "evening.toml")
        try "[screen]\nhint = \"#112233\"\n".write(to: file, atomically: true, encoding: .utf8)
        let themes = PreviewThemes(ThemeLibrary(directory: directory))
        var choice = PreviewChoice(preview: .meditation, traits: PreviewTraits())
        choice.traits.theme = try #require(try themes.theme(named: "evening"))
        var model = PreviewModel(choice, themes: themes, at: now)

        try "[screen]\nhint = \"blue\"\n".write(to: file, atomically: true, encoding: .utf8)
        model.reloadThemes(at: now)
        #expect(model.complaint?.contains("evening.toml:2:8") == true)
        #expect(model.choice.traits.theme.screen.hint == CellColor(hex: 0x112233))

        try "[screen]\nhint = \"#445566\"\n".write(to: file, atomically: true, encoding: .utf8)
        model.reloadThemes(at: now)
        #expect(model.complaint == nil)
        #expect(model.choice.traits.theme.screen.hint == CellColor(hex: 0x445566))
    }
}
