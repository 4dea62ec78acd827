import Foundation
import LocalizedResources
import Testing

@testable import GuestBuild

@Suite("Texts of an app")
struct StringsReaderTests {
    /// What a file of this name, with this text, says.
    private func read(_ files: [String: String]) throws -> StringsReader {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            paths.append(file.path)
        }
        return StringsReader(paths)
    }

    private func format(_ reader: StringsReader, _ key: String, _ language: String) -> String? {
        reader.catalogue.tables["Localizable"]?[language]?[key]?.format
    }

    @Test("A .strings file has keys and texts, with comments, escapes and words without quotation marks")
    func strings() throws {
        let text = """
            /* "no" = "text"; */
            // "nor" = "this";
            "Hello" = "Hallo \\"du\\"\\n\\U00e4";
            done = "Fertig";
            """
        let reader = try read(["de.lproj/Localizable.strings": text])
        #expect(format(reader, "Hello", "de") == "Hallo \"du\"\nä")
        #expect(format(reader, "done", "de") == "Fertig")
        #expect(reader.catalogue.tables["Localizable"]?["de"]?.count == 2)
        #expect(reader.catalogue.developmentLanguage == "de")
    }

    @Test("Texts that are in no folder of a language are those of every locale, but not before those of a nearer file")
    func unlocalized() throws {
        let reader = try read([
            "1.strings": "", "Localizable.strings": "\"Hello\" = \"Moin\"; \"Lap\" = \"Runde\";",
            "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\"; \"Stop\" = \"Halt\";",
            "z/Localizable.strings": "\"Stop\" = \"Far\";",
        ])
        func text(_ key: String, _ locale: String) -> String? {
            let parts = reader.catalogue.parts(of: key, table: nil, in: Locale(identifier: locale), [])
            guard case .literal(let text) = parts?.first else { return nil }
            return text
        }
        #expect(text("Hello", "de_DE") == "Moin" && text("Hello", "fr_FR") == "Moin" && text("Lap", "en_US") == "Runde")
        #expect(text("Stop", "de_DE") == "Halt")
        #expect(reader.catalogue.developmentLanguage == "de" && reader.notes.isEmpty)
    }

    @Test("A .stringsdict wins over the .strings file of the same key")
    func stringsdict() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld laps</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@laps@ left</string>
            <key>laps</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld lap</string><key>other</key><string>%lld laps</string></dict></dict></dict></plist>
            """
        let reader = try read([
            "en.lproj/Localizable.stringsdict": plist, "en.lproj/Localizable.strings": "\"%lld laps\" = \"%lld\";",
        ])
        let entry = try #require(reader.catalogue.tables["Localizable"]?["en"]?["%lld laps"])
        #expect(entry.format == "%#@laps@ left")
        #expect(entry.substitutions["laps"]?.categories == ["one": "%lld lap", "other": "%lld laps"])
    }

    @Test("A string catalogue has texts, plural variations, substitutions and those of a phone")
    func catalogue() throws {
        let json = """
            {"sourceLanguage": "fr", "version": "1.0", "strings": {
            "a": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "A"}}}},
            "b": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
              "other": {"stringUnit": {"value": "n"}}}}}}},
            "c": {"localizations": {"de": {"variations": {"device": {"iphone": {"stringUnit": {"value": "P"}},
              "other": {"stringUnit": {"value": "O"}}}}}}},
            "d": {"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 2,
              "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}},
            "e": {}}}
            """
        let reader = try read(["Localizable.xcstrings": json])
        #expect(reader.catalogue.developmentLanguage == "fr")
        #expect(format(reader, "a", "de") == "A")
        #expect(reader.catalogue.tables["Localizable"]?["de"]?["b"] == .init(plural: ["one": "1", "other": "n"]))
        #expect(format(reader, "c", "de") == "P")
        #expect(
            reader.catalogue.tables["Localizable"]?["de"]?["d"]?.substitutions["n"]
                == .init(argument: 2, categories: ["other": "%arg"]))
        #expect(reader.notes.isEmpty)
    }

    @Test("What is yet to be translated is the text of the source language")
    func untranslated() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "a": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "A"}},
              "de": {"stringUnit": {"state": "new", "value": "a"}}}},
            "b": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}},
            "c": {"localizations": {"de": {"variations": {"plural": {"other": {"stringUnit": {"state": "new",
              "value": "n"}}}}}}},
            "d": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "D"}}}}}}
            """
        let reader = try read(["Localizable.xcstrings": json])
        #expect(format(reader, "a", "en") == "A")
        #expect(reader.catalogue.tables["Localizable"]?["de"]?.keys.sorted() == ["d"])
    }

    @Test("Texts are read once, unless there are other files of them")
    func kept() throws {
        let files = ["de.lproj/Localizable.strings": "a = A;", "A.swift": "let a = 1"]
        try inTemporaryTree(files) { folder in
            func resources(after earlier: ResourceCollection?) -> ResourceCollection {
                ResourceCollection(
                    of: [folder + "/A.swift"], for: .init(paths: [folder]), naming: ImageMentions(in: []),
                    knowing: DecodedPictures(), after: earlier)
            }
            func keys(_ resources: ResourceCollection) -> [String?] {
                ["de", "fr"].map { resources.resources.strings.tables["Localizable"]?[$0]?.keys.first }
            }
            let first = resources(after: nil)
            try FileManager.default.createDirectory(atPath: folder + "/fr.lproj", withIntermediateDirectories: true)
            try Data("b = B;".utf8).write(to: URL(fileURLWithPath: folder + "/de.lproj/Localizable.strings"))
            #expect(keys(first) == ["a", nil] && keys(resources(after: first)) == ["a", nil])
            try Data("c = C;".utf8).write(to: URL(fileURLWithPath: folder + "/fr.lproj/Localizable.strings"))
            #expect(keys(resources(after: first)) == ["b", "c"])
        }
    }

    @Test("A damaged file is named")
    func damaged() throws {
        let reader = try read(["Localizable.xcstrings": "{"])
        #expect(reader.warnings.map(\.message) == ["it cannot be read as a string catalogue"])
    }
}
