import Foundation
import LocalizedResources
import Testing

@testable import GuestBuild

@Suite("Symbols of texts whose keys were written by hand")
struct StringSymbolsTests {
    /// A string catalogue with a text of each kind.
    private static let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "nextStop": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Next stop %@ in %lld min"}},
            "de": {"stringUnit": {"state": "translated", "value": "In %2$lld Min.: %1$@"}}}},
          "ARRIVAL_TITLE": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Arrival"}}}},
          "left": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%(stops)lld stops, %(line)@"}},
            "de": {"stringUnit": {"state": "translated", "value": "%2$(line)@: noch %1$(stops)lld Halte"}}}},
          "riders": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld rider"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld riders"}}}}}}},
          "Hello": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello"}}}}
        }}
        """

    private func reader(named file: String = "Localizable.xcstrings") throws -> StringsReader {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent(file)
        try Data(Self.catalogue.utf8).write(to: path)
        return StringsReader([path.path])
    }

    private func lines(_ source: String, in reader: StringsReader) -> [String] {
        StringSymbols(of: reader.manualTexts, usedIn: [SwiftSource(source)]).source?
            .split(separator: "\n").map(String.init) ?? []
    }

    @Test("A symbol takes the values of its text, by position or by name")
    func values() throws {
        let made = lines(
            "Text(.nextStop(\"Kotti\", 3)); Text(.left(stops: 2, line: \"U1\")); Text(.riders(4))", in: try reader())
        #expect(
            made == [
                "import Foundation",
                #"extension LocalizedStringResource { static func left(stops value1: Int, line value2: String) -> LocalizedStringResource { LocalizedStringResource("left", defaultValue: "\(value1) \(value2)", table: "Localizable") } }"#,
                #"extension LocalizedStringResource { static func nextStop(_ value1: String, _ value2: Int) -> LocalizedStringResource { LocalizedStringResource("nextStop", defaultValue: "\(value1) \(value2)", table: "Localizable") } }"#,
                #"extension LocalizedStringResource { static func riders(_ value1: Int) -> LocalizedStringResource { LocalizedStringResource("riders", defaultValue: "\(value1)", table: "Localizable") } }"#,
            ])
    }

    @Test("A text without values is a property; another table is a type around it")
    func tables() throws {
        #expect(
            lines("Text(.arrivalTitle)", in: try reader()).last
                == #"extension LocalizedStringResource { static var arrivalTitle: LocalizedStringResource { LocalizedStringResource("ARRIVAL_TITLE", defaultValue: "", table: "Localizable") } }"#
        )
        let made = lines(
            "Text(.Transit.arrivalTitle); Text(.Transit.riders(2))", in: try reader(named: "Transit.xcstrings"))
        #expect(
            made.dropFirst() == [
                "extension LocalizedStringResource { enum Transit {} }",
                #"extension LocalizedStringResource.Transit { static var arrivalTitle: LocalizedStringResource { LocalizedStringResource("ARRIVAL_TITLE", defaultValue: "", table: "Transit") } }"#,
                #"extension LocalizedStringResource.Transit { static func riders(_ value1: Int) -> LocalizedStringResource { LocalizedStringResource("riders", defaultValue: "\(value1)", table: "Transit") } }"#,
            ])
    }

    @Test("What is not used, declared by the source, or extracted from it has no symbol")
    func none() throws {
        #expect(lines("Text(\"Hello\"); Text(.hello)", in: try reader()).isEmpty)
        let own = "extension LocalizedStringResource { static func nextStop(_ a: String, _ b: Int) -> Self { \"\" } }"
        #expect(lines(own + "; Text(.nextStop(\"Kotti\", 3))", in: try reader()).isEmpty)
    }

    @Test("In each language a named value has its position")
    func positions() throws {
        let entries = try #require(try reader().catalogue.tables["Localizable"])
        #expect(entries["en"]?["left"]?.format == "%1$lld stops, %2$@")
        #expect(entries["de"]?["left"]?.format == "%2$@: noch %1$lld Halte")
        #expect(entries["de"]?["nextStop"]?.format == "In %2$lld Min.: %1$@")
    }
}
