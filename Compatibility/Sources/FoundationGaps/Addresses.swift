import Foundation

extension URL {
    /// Writes an address, or parts of it.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// Whether a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate let isShown: Bool
            public static let always = ComponentDisplayOption(isShown: true)
            public static let never = ComponentDisplayOption(isShown: false)
        }
        /// Whether the host is written.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate let isShown: Bool
            public static let always = HostDisplayOption(isShown: true)
            public static let never = HostDisplayOption(isShown: false)
        }

        private var scheme = ComponentDisplayOption.always
        private var user = ComponentDisplayOption.never
        private var password = ComponentDisplayOption.never
        private var host = HostDisplayOption.always
        private var port = ComponentDisplayOption.always
        private var path = ComponentDisplayOption.always
        private var query = ComponentDisplayOption.always
        private var fragment = ComponentDisplayOption.always

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .always, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .always, fragment: ComponentDisplayOption = .always
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func format(_ value: URL) -> String {
            guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            if !scheme.isShown { parts.scheme = nil }
            if !user.isShown { parts.user = nil }
            if !password.isShown { parts.password = nil }
            if !port.isShown { parts.port = nil }
            if !path.isShown { parts.path = "" }
            if !query.isShown { parts.query = nil }
            if !fragment.isShown { parts.fragment = nil }
            if !host.isShown { (parts.scheme, parts.host, parts.port) = (nil, nil, nil) }
            let text = parts.string ?? value.absoluteString
            // Without a scheme nothing says that a host follows.
            return parts.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }

        private func with<Part>(_ part: WritableKeyPath<FormatStyle, Part>, _ value: Part) -> FormatStyle {
            var style = self
            style[keyPath: part] = value
            return style
        }
        public func scheme(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.scheme, option) }
        public func user(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.user, option) }
        public func password(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.password, option) }
        public func host(_ option: HostDisplayOption = .always) -> FormatStyle { with(\.host, option) }
        public func port(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.port, option) }
        public func path(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.path, option) }
        public func query(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.query, option) }
        public func fragment(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.fragment, option) }
    }

    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
        style.format(self)
    }
}
extension Foundation.FormatStyle where Self == URL.FormatStyle {
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension IndexPath {
    /// A place in a list of sections.
    public init(row: Int, section: Int) { self = [section, row] }
    public init(item: Int, section: Int) { self = [section, item] }
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
