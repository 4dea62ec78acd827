import Configuration
import Foundation
import Presentations
import Themes

/// The themes by name: those within the program, and a person's own, which come first.
package struct ThemeLibrary {
    /// Where a person's own themes are; `nil` for none.
    package let directory: URL?

    /// What a theme's name may be, for messages: it never leads out of the folder.
    static let allowedNames = "a theme's name has letters, digits, - and _"

    /// The themes of the program and, in `directory`, a person's own.
    package init(directory: URL?) { self.directory = directory }

    /// All names, the program's in its order, then the person's others by the alphabet.
    package var names: [String] {
        let shipped = Themes.names
        return shipped + ownNames.filter { !shipped.contains($0) }
    }

    /// The names of a person's own themes, by the alphabet.
    package var ownNames: [String] {
        guard let directory, let files = try? FileManager.default.contentsOfDirectory(atPath: directory.path) else {
            return []
        }
        return files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.filter(Self.isName).sorted()
    }

    /// The file of a person's own theme; `nil` where the name is one of the program's, or none.
    package func ownFile(named name: String) -> URL? {
        guard Self.isName(name), let url = directory?.appending(path: name + ".toml"),
            FileManager.default.fileExists(atPath: url.path)
        else { return nil }
        return url
    }

    /// The theme of a name, with what was ignored in its file.
    ///
    /// - Throws: that no theme has this name, or what is wrong in its file and where.
    package func theme(named name: String) throws(FileDiagnostic) -> ThemeFile {
        try ThemeFile(try reading(named: name))
    }

    /// The theme of a name, with everything that is wrong in its file.
    ///
    /// - Throws: that no theme has this name, or that its file cannot be read.
    package func reading(named name: String) throws(FileDiagnostic) -> ThemeReading {
        guard let reading = try reading(named: name, besides: []) else {
            throw FileDiagnostic(
                file: "theme", place: nil,
                sentence: "\"\(name)\" is not known; there are \(names.joined(separator: ", "))")
        }
        return reading
    }

    /// The theme of a file anywhere, with everything that is wrong in it. `file` is how the person named it.
    package func reading(of text: String, at url: URL, named file: String) throws(FileDiagnostic) -> ThemeReading {
        let name = url.deletingPathExtension().lastPathComponent
        let isOwn = ownFile(named: name)?.standardizedFileURL == url.standardizedFileURL
        return try parse((text, file), name: name, besides: isOwn ? [name] : [])
    }

    /// `besides` holds the themes that are being read already: one of them as a base would never end.
    private func reading(named name: String, besides: [String]) throws(FileDiagnostic) -> ThemeReading? {
        guard !besides.contains(name), let source = try source(named: name, shippedOnly: false) else {
            // A person's `midnight` may be based on the program's own of that name.
            guard besides.last == name, besides.count(where: { $0 == name }) == 1,
                let shipped = try source(named: name, shippedOnly: true)
            else { return nil }
            return try parse(shipped, name: name, besides: besides + [name])
        }
        return try parse(source, name: name, besides: besides + [name])
    }

    private func parse(
        _ source: (text: String, file: String), name: String, besides: [String]
    ) throws(FileDiagnostic) -> ThemeReading {
        ThemeReading(source.text, name: name, file: source.file) { (base) throws(FileDiagnostic) in
            guard let reading = try reading(named: base, besides: besides) else { return nil }
            return try ThemeFile(reading).theme
        }
    }

    private func source(named name: String, shippedOnly: Bool) throws(FileDiagnostic) -> (text: String, file: String)? {
        if !shippedOnly, let url = ownFile(named: name) { return (try text(at: url, file: url.path), url.path) }
        return Themes.text(named: name).map { ($0, name + ".toml") }
    }

    private func text(at url: URL, file: String) throws(FileDiagnostic) -> String {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw FileDiagnostic(file: file, place: nil, sentence: "cannot be read as UTF-8; check the file")
        }
        return text
    }

    /// Whether a theme may have this name: letters, digits, `-` and `_`.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}
