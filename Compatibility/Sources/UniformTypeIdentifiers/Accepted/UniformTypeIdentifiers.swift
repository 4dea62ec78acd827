import Foundation

extension URL {
    /// The URL with a component, and the usual ending of the type's files if the component has none.
    public func appendingPathComponent(_ component: String, conformingTo type: UTType) -> URL {
        appendingPathComponent(component).appendingPathExtension(for: type)
    }
    public mutating func appendPathComponent(_ component: String, conformingTo type: UTType) {
        self = appendingPathComponent(component, conformingTo: type)
    }
    public func appendingPathExtension(for type: UTType) -> URL {
        guard let ending = type.preferredFilenameExtension, pathExtension.lowercased() != ending else { return self }
        return appendingPathExtension(ending)
    }
    public mutating func appendPathExtension(for type: UTType) { self = appendingPathExtension(for: type) }
}

/// A type of file, by name.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        guard let identifier = Self.identifiers[filenameExtension.lowercased()] else { return nil }
        self.identifier = identifier
    }
    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        self.init(filenameExtension: String(mimeType.drop { $0 != "/" }.dropFirst()), conformingTo: parent)
    }
    private init(known identifier: String) { self.identifier = identifier }
    public var preferredFilenameExtension: String? { Self.identifiers.filter { $0.value == identifier }.keys.min() }
    public var preferredMIMEType: String? { nil }
    public var localizedDescription: String? { nil }
    public func conforms(to other: UTType) -> Bool { self == other || other == .data || other == .item }

    private static let identifiers = [
        "gif": "com.compuserve.gif", "heic": "public.heic", "html": "public.html", "jpeg": "public.jpeg",
        "jpg": "public.jpeg", "json": "public.json", "mov": "com.apple.quicktime-movie", "mp3": "public.mp3",
        "mp4": "public.mpeg-4", "pdf": "com.adobe.pdf", "png": "public.png", "svg": "public.svg-image",
        "txt": "public.plain-text", "wav": "com.microsoft.waveform-audio", "xml": "public.xml",
        "zip": "public.zip-archive",
    ]
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let tiff = UTType(known: "public.tiff")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let zip = UTType(known: "public.zip-archive")
    public static let archive = UTType(known: "public.archive")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let contact = UTType(known: "public.contact")
    public static let calendarEvent = UTType(known: "public.calendar-event")
}
