import Foundation
import LocalizedResources
import Synchronization

/// The colours and images of an app's asset catalogues, by name.
///
/// An app has one, which is part of its bundle: `Color("Brand")` and `Image("Logo")` find theirs in ``installed``. Islet's own
/// views have none.
public struct AssetCatalogue: Codable, Hashable, Sendable {
    /// A colour with its variants.
    public struct ColorSet: Codable, Hashable, Sendable {
        /// The colour in the light appearance, and in the dark one unless it has its own.
        public var any: Components
        /// The colour in the dark appearance; `nil` if it is the same.
        public var dark: Components?

        /// A colour.
        public init(any: Components, dark: Components? = nil) { (self.any, self.dark) = (any, dark) }

        /// The colour in an appearance, without its opacity.
        public func color(isDark: Bool) -> CellColor {
            (isDark ? dark ?? any : any).color.resolved(in: EnvironmentValues()).0
        }
    }

    /// Red, green, blue and opacity in sRGB. Those of a wider space may be outside 0…1.
    public struct Components: Codable, Hashable, Sendable {
        /// The components.
        public var red, green, blue, opacity: Double

        /// A colour.
        public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }

        var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }
    }

    /// An image with its variants.
    public struct ImageSet: Codable, Hashable, Sendable {
        /// The file of an appearance and a scale.
        public struct File: Codable, Hashable, Sendable {
            /// The PNG file.
            public var png: Data
            /// Pixels in a point.
            public var scale: Double
            /// Whether it is for the dark appearance alone.
            public var isDark: Bool
            /// The language that it is for, as a BCP 47 name; `nil` for all that have no file of their own.
            public var language: String?

            /// A file.
            public init(png: Data, scale: Double, isDark: Bool = false, language: String? = nil) {
                (self.png, self.scale, self.isDark, self.language) = (png, scale, isDark, language)
            }
        }

        /// The files.
        public var files: [File]
        /// Whether it is drawn in the foreground's colour; `nil` if nothing is said.
        public var isTemplate: Bool?

        /// The files for the first language that has some; else those of no language, or else all.
        package func files(in languages: [String]) -> [File] {
            let own = languages.lazy.map { language in files.filter { $0.language == language } }.first { !$0.isEmpty }
            let plain = own ?? files.filter { $0.language == nil }
            return plain.isEmpty ? files : plain
        }

        /// An image.
        public init(files: [File], isTemplate: Bool? = nil) { (self.files, self.isTemplate) = (files, isTemplate) }
    }

    /// The colours.
    public var colors: [String: ColorSet] = [:]
    /// The images.
    public var images: [String: ImageSet] = [:]

    /// An empty catalogue.
    public init() {}

    // MARK: Of the process

    private struct Shared {
        var catalogue = AssetCatalogue()
        var pictures: [String: Picture?] = [:]
    }
    private static let shared = Mutex(Shared())

    /// The catalogue of the app in this process. Default: empty.
    public static var installed: AssetCatalogue {
        get { shared.withLock(\.catalogue) }
        set { shared.withLock { $0 = Shared(catalogue: newValue) } }
    }

    /// Whether an image of the name is installed, if only one that cannot be drawn.
    public static func hasImage(named name: String) -> Bool { shared.withLock { $0.catalogue.images[name] != nil } }

    /// Whether no colours and images are installed.
    public static var isEmpty: Bool {
        shared.withLock { $0.catalogue.colors.isEmpty && $0.catalogue.images.isEmpty }
    }

    /// The colour of a name; `nil` if there is none.
    public static func color(named name: String) -> Color? {
        guard let set = shared.withLock({ $0.catalogue.colors[name] }) else { return nil }
        guard let dark = set.dark else { return set.any.color }
        return Color(storage: .adaptive(light: set.any.color.storage, dark: dark.color.storage))
    }

    /// The image of a name, decoded, in its largest scale; `nil` if there is none.
    public static func picture(named name: String, in scheme: ColorScheme) -> Picture? {
        shared.withLock { shared in
            guard let set = shared.catalogue.images[name] else { return nil }
            let locale = set.files.contains { $0.language != nil } ? StringCatalogue.locale : nil
            let key = "\(scheme == .dark ? "dark" : "light") \(locale?.identifier ?? "") \(name)"
            if let known = shared.pictures[key] { return known }
            let files = locale.map { set.files(in: StringCatalogue.languages(for: $0)) } ?? set.files
            let dark = files.filter(\.isDark)
            let light = files.filter { !$0.isDark }
            let fitting = scheme == .dark && !dark.isEmpty || light.isEmpty ? dark : light
            let file = fitting.max { $0.scale < $1.scale }
            var picture = file.flatMap { Picture(fileOnPhone: $0.png, scale: $0.scale) }
            picture?.isTemplate = set.isTemplate
            shared.pictures[key] = .some(picture)
            return picture
        }
    }
}
