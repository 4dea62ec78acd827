import Foundation
import Presentations
import Themes

/// The themes by name: those within the program, and a person's own, which come first.
struct ThemeLibrary {
    /// Where a person's own themes are; `nil` for none.
    let directory: URL?

    /// The themes of the program and, in `directory`, a person's own.
    init(directory: URL?) { self.directory = directory }

    /// All names, the program's in its order, then the person's others by the alphabet.
    var names: [String] {
        let shipped = Themes.names
        return shipped + ownNames.filter { !shipped.contains($0) }
    }

    /// The theme of a name, with what was ignored in its file.
    ///
    /// - Throws: that no theme has this name, or what is wrong in its file and where.
    func theme(named name: String) throws(FileDiagnostic) -> ThemeFile {
        guard let file = try file(named: name, besides: []) else {
            throw FileDiagnostic(
                file: "theme", place: nil,
                sentence: "\"\(name)\" is not known; there are \(names.joined(separator: ", "))")
        }
        return file
    }

    /// `besides` holds the themes that are being read already: one of them as a base would never end.
    private func file(named name: String, besides: [String]) throws(FileDiagnostic) -> ThemeFile? {
        guard !besides.contains(name), let source = try source(named: name, shippedOnly: false) else {
            // A person's `midnight` may be based on the program's own of that name.
            guard besides.last == name, besides.count(where: { $0 == name }) == 1,
                let shipped = try source(named: name, shippedOnly: true)
            else { return nil }
            return try parse(shipped, name: name, besides: besides + [name])
        }
        return try parse(source, name: name, besides: besides + [name])
    }

    private func parse(_ source: (text: String, file: String), name: String, besides: [String]) throws(FileDiagnostic)
        -> ThemeFile
    {
        try ThemeFile(parsing: source.text, name: name, file: source.file) { (base) throws(FileDiagnostic) in
            try file(named: base, besides: besides)?.theme
        }
    }

    private func source(named name: String, shippedOnly: Bool) throws(FileDiagnostic) -> (text: String, file: String)? {
        if !shippedOnly, Self.isName(name), let url = directory?.appending(path: name + ".toml"),
            FileManager.default.fileExists(atPath: url.path)
        {
            guard let text = try? String(contentsOf: url, encoding: .utf8) else {
                throw FileDiagnostic(file: url.path, place: nil, sentence: "cannot be read as UTF-8; check the file")
            }
            return (text, url.path)
        }
        return Themes.text(named: name).map { ($0, name + ".toml") }
    }

    private var ownNames: [String] {
        guard let directory, let files = try? FileManager.default.contentsOfDirectory(atPath: directory.path) else {
            return []
        }
        return files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.filter(Self.isName).sorted()
    }

    /// Letters, digits, `-` and `_`: a name never leads out of the folder.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}
