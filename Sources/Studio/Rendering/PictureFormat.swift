import HostSystem

/// The output formats of `islet render`.
package enum PictureFormat: String, CaseIterable, Sendable {
    case text, ansi, svg, html, png, json, frame, points, asciicast

    /// The file name extensions of the format, the usual one first.
    var fileExtensions: [String] {
        switch self {
        case .text: ["txt", "text"]
        case .ansi: ["ansi", "ans"]
        case .svg: ["svg"]
        case .html: ["html", "htm"]
        case .png: ["png"]
        case .json: ["json"]
        case .frame: ["frame"]
        case .points: ["points"]
        case .asciicast: ["cast"]
        }
    }

    /// The names of all formats, separated by commas.
    package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// The format of this name.
    ///
    /// - Throws: a ``CommandFailure`` if there is none.
    package init(named name: String) throws {
        guard let format = Self(rawValue: name) else {
            throw CommandFailure(
                sentence: "Unknown format \"\(name)\" (--format). Formats: \(Self.names).", status: .usage)
        }
        self = format
    }

    /// The format implied by a file name's extension.
    ///
    /// - Throws: a ``CommandFailure`` if the extension is missing or unknown.
    package init(fileName: String) throws {
        let ending = fileName.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
        guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(ending ?? "") }) else {
            let endings = Self.allCases.map { "." + $0.fileExtensions[0] }.joined(separator: ", ")
            throw CommandFailure(
                sentence: "\(fileName) does not end in the name of a format; use one of \(endings), or --format.",
                status: .usage)
        }
        self = format
    }

    /// Whether it can encode a recording.
    package var showsRecordings: Bool { self == .asciicast || self == .svg }
    /// Whether it can encode a picture in cells.
    package var showsCells: Bool { self != .points }
    /// Whether it can encode a still picture.
    package var showsPictures: Bool { self != .asciicast }
    /// Whether it is looked at rather than read or compared as text.
    package var isPicture: Bool { hasPixels || self == .ansi || self == .asciicast }
    /// Whether it can encode a true picture, in points.
    package var showsPoints: Bool { self == .svg || self == .png || self == .points }
    /// Whether its output has a size in pixels, and so can be scaled.
    package var hasPixels: Bool { self == .svg || self == .html || self == .png }
}
