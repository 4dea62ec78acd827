import Foundation
import HostFiles
import LocalizedResources

/// Reads the texts of an app: `.strings` and `.stringsdict` files in `.lproj` folders or beside them, and `.xcstrings` catalogues.
struct StringsReader: Sendable {
    private(set) var catalogue = StringCatalogue()
    private(set) var notes: [SourceNote] = []
    /// Files that are broken.
    private(set) var warnings: [GuestDiagnostic] = []
    /// The files that were read.
    private(set) var files: [String] = []
    /// The texts of catalogues whose keys were written by hand.
    private(set) var manualTexts: [ManualText] = []

    /// The files that it was to read.
    let paths: [String]

    /// Reads the files; of texts of one key the first counts.
    init(_ paths: [String]) {
        self.paths = paths
        var hasSource = false
        // Plural rules of a `.stringsdict` come before the plain text of the same key.
        for path in paths.filter({ !$0.hasSuffix(".strings") }) + paths.filter({ $0.hasSuffix(".strings") }) {
            guard let data = ResourceFiles.data(at: path) else { continue }
            files.append(path)
            let file = (path as NSString).lastPathComponent
            let table = (file as NSString).deletingPathExtension
            let language = Self.language(of: path)
            switch (file as NSString).pathExtension {
            case "xcstrings":
                guard let strings = try? JSONDecoder().decode(StringsCatalogueFile.self, from: data) else {
                    warnings.append(.broken(path, "it cannot be read as a string catalogue"))
                    continue
                }
                if !hasSource { catalogue.developmentLanguage = strings.sourceLanguage }
                hasSource = true
                let manual = strings.manualTexts(of: table)
                manualTexts += manual.values.sorted { $0.key < $1.key }
                for (language, entries) in strings.entries(manual) {
                    catalogue.add(entries, table: table, language: language)
                }
            case "stringsdict":
                guard let entries = Self.plurals(data) else {
                    note("\(file) cannot be read", path)
                    continue
                }
                add(entries, table: table, language: language)
            default:
                guard let entries = Self.strings(data) else {
                    note("\(file) cannot be read", path)
                    continue
                }
                add(entries.mapValues { .init($0) }, table: table, language: language)
            }
        }
        let languages = Set(catalogue.tables.values.flatMap(\.keys))
        let named = languages.subtracting(["Base", StringCatalogue.unlocalized])
        if !hasSource, !languages.contains("en"), let first = named.sorted().first {
            catalogue.developmentLanguage = first
        }
    }

    /// Adds the texts of a file. What is in no folder of a language comes first of its bundle, but not before what a nearer file has.
    private mutating func add(_ entries: [String: StringCatalogue.Entry], table: String, language: String?) {
        guard language == nil else { return catalogue.add(entries, table: table, language: language ?? "") }
        let known = Set((catalogue.tables[table] ?? [:]).values.flatMap(\.keys))
        catalogue.add(entries.filter { !known.contains($0.key) }, table: table, language: StringCatalogue.unlocalized)
    }

    private mutating func note(_ sentence: String, _ path: String) {
        notes.append(SourceNote(file: path, line: 1, sentence: sentence))
    }

    /// `de` of `de.lproj/Localizable.strings`.
    private static func language(of path: String) -> String? {
        let folder = (path.folderPath as NSString).lastPathComponent
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }

    // MARK: .strings

    /// The texts of a `.strings` file: `"key" = "text";`, with comments, in UTF-8 or UTF-16.
    static func strings(_ data: Data) -> [String: String]? {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
        if text.hasPrefix("<?xml") || data.starts(with: Array("bplist".utf8)) {
            return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
        }
        var found: [String: String] = [:]
        var rest = text[...]
        var words: [String] = []
        while let next = rest.first {
            if next == "/", let end = rest.dropFirst().first == "*" ? rest.firstRange(of: "*/")?.upperBound : nil {
                rest = rest[end...]
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if next == "\"" {
                guard let word = quoted(&rest) else { return nil }
                words.append(word)
            } else if next == ";" {
                if words.count == 2 { found[words[0]] = words[1] }
                words = []
                rest = rest.dropFirst()
            } else if next.isLetter || next.isNumber || next == "_" {
                words.append(String(rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }))
                rest = rest.drop { $0.isLetter || $0.isNumber || "_.-".contains($0) }
            } else {
                rest = rest.dropFirst()
            }
        }
        return found
    }

    private static func quoted(_ rest: inout Substring) -> String? {
        var word = ""
        rest = rest.dropFirst()
        while true {
            // By bytes: a large app has tens of thousands of texts.
            let plain = rest.utf8.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
            word += Substring(plain)
            rest = rest[plain.endIndex...]
            guard let sign = rest.unicodeScalars.popFirst() else { return nil }
            if sign == "\"" { return word }
            guard let escaped = rest.popFirst() else { return nil }
            switch escaped {
            case "n": word += "\n"
            case "t": word += "\t"
            case "r": word += "\r"
            case "U", "u":
                let digits = rest.prefix(4)
                if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                    word.unicodeScalars.append(scalar)
                    rest = rest.dropFirst(digits.count)
                }
            default: word.append(escaped)
            }
        }
    }

    // MARK: .stringsdict

    static func plurals(_ data: Data) -> [String: StringCatalogue.Entry]? {
        guard
            let root = (try? PropertyListSerialization.propertyList(from: data, format: nil))
                as? [String: [String: Any]]
        else { return nil }
        return root.compactMapValues { rules in
            guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
            var entry = StringCatalogue.Entry(format)
            for case (let name, let rule as [String: String]) in rules {
                let categories = rule.filter { ["zero", "one", "two", "few", "many", "other"].contains($0.key) }
                entry.substitutions[name] = StringCatalogue.Substitution(argument: nil, categories: categories)
            }
            return entry
        }
    }
}

/// An `.xcstrings` file.
private struct StringsCatalogueFile: Decodable {
    struct Unit: Decodable {
        let value: String?
        let state: String?
    }
    final class Variant: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }
    final class Variations: Decodable {
        let plural: [String: Variant]?
        let device: [String: Variant]?
    }
    struct Substitution: Decodable {
        let argNum: Int?
        let variations: Variations?
    }
    struct Key: Decodable {
        let localizations: [String: Variant]?
        let extractionState: String?
    }

    let sourceLanguage: String
    let strings: [String: Key]

    /// The texts of each language by key.
    ///
    /// - Parameter manual: Texts whose values have names, by key.
    func entries(_ manual: [String: ManualText]) -> [String: [String: StringCatalogue.Entry]] {
        var found: [String: [String: StringCatalogue.Entry]] = [:]
        for (key, value) in strings {
            for (language, variant) in value.localizations ?? [:] {
                let isSource = language == sourceLanguage
                guard var entry = Self.entry(variant, isSource) else { continue }
                if let text = manual[key] { entry.mapFormats(text.positioned) }
                found[language, default: [:]][key] = entry
            }
        }
        return found
    }

    /// The texts whose keys were written by hand, by key.
    func manualTexts(of table: String) -> [String: ManualText] {
        strings.filter { $0.value.extractionState == "manual" }.reduce(into: [:]) { found, string in
            let entry = string.value.localizations?[sourceLanguage].flatMap { Self.entry($0, true) }
            found[string.key] = ManualText(key: string.key, table: table, format: entry?.anyFormat ?? string.key)
        }
    }

    private static func entry(_ variant: Variant, _ isSource: Bool) -> StringCatalogue.Entry? {
        func text(_ variant: Variant) -> String? { variant.stringUnit.flatMap { text($0) } }
        /// `nil` for what is yet to be translated: the text of the source language is shown.
        func text(_ unit: Unit) -> String? {
            (unit.state == "new" && !isSource) || unit.value?.isEmpty == true ? nil : unit.value
        }
        if let device = variant.variations?.device {
            return (device["iphone"] ?? device["other"] ?? device.values.first).flatMap { Self.entry($0, isSource) }
        }
        if let plural = variant.variations?.plural {
            let texts = plural.compactMapValues(text)
            return texts.isEmpty ? nil : StringCatalogue.Entry(plural: texts)
        }
        guard let format = text(variant) else { return nil }
        var entry = StringCatalogue.Entry(format)
        for (name, substitution) in variant.substitutions ?? [:] {
            entry.substitutions[name] = StringCatalogue.Substitution(
                argument: substitution.argNum,
                categories: (substitution.variations?.plural ?? [:]).compactMapValues(text))
        }
        return entry
    }
}
