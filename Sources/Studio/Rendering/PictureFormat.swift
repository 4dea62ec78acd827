import HostSystem

/// The kinds of file that `islet render` writes.
package enum PictureFormat: String, CaseIterable, Sendable {
    case text, ansi, svg, html, png, json, frame, asciicast

    /// The endings of a file's name that ask for this kind, the usual one first.
    var fileExtensions: [String] {
        switch self {
        case .text: ["txt", "text"]
        case .ansi: ["ansi", "ans"]
        case .svg: ["svg"]
        case .html: ["html", "htm"]
        case .png: ["png"]
        case .json: ["json"]
        case .frame: ["frame"]
        case .asciicast: ["cast"]
        }
    }

    /// The names of all, for a sentence.
    package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// The kind of this name.
    ///
    /// - Throws: a ``CommandFailure`` where there is none.
    package init(named name: String) throws {
        guard let format = Self(rawValue: name) else {
            throw CommandFailure(
                sentence: "\"\(name)\" is no format (--format); there are \(Self.names).", status: .usage)
        }
        self = format
    }

    /// The kind that a file's name asks for.
    ///
    /// - Throws: a ``CommandFailure`` where it asks for none.
    package init(fileName: String) throws {
        let ending = fileName.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
        guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(ending ?? "") }) else {
            let endings = Self.allCases.map { "." + $0.fileExtensions[0] }.joined(separator: ", ")
            throw CommandFailure(
                sentence: "\(fileName) does not say what kind of file it is; give it one of the endings \(endings), or "
                    + "choose with --format.", status: .usage)
        }
        self = format
    }

    /// Whether it shows what moves.
    package var showsRecordings: Bool { self == .asciicast || self == .svg }
    /// Whether it shows one picture.
    package var showsPictures: Bool { self != .asciicast }
    /// Whether it has pixels, so that it can be larger or smaller.
    package var hasPixels: Bool { self == .svg || self == .html || self == .png }
}
