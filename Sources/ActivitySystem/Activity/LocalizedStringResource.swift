#if !canImport(Darwin)
    /// A text that is looked up in an app's tables where it is shown. Foundation has it on Apple's platforms alone; there are no
    /// tables here, so it is its key.
    ///
    /// Source: [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
    public struct LocalizedStringResource: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The text.
        public let key: String

        /// A text; an interpolation is written out.
        public init(stringLiteral value: String) { key = value }
    }

    extension String {
        /// The text of a resource.
        public init(localized resource: LocalizedStringResource) { self = resource.key }
    }
#endif
