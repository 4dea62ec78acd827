import LocalizedResources

// Views that are written with Foundation's resource. Disfavoured, so that a literal is a key, as in SwiftUI.

extension Text {
    /// The text of a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(LocalizedStringKey(of: resource), fileID: fileID, line: line)
    }
}

extension LocalizedStringKey {
    /// The text of a resource. The inline Markdown of its letters is drawn, but not that of its values.
    fileprivate init(of resource: LocalizedStringResource) {
        self.init(resource.parts, isEnglish: Inflection.isOfLanguage(in: resource.locale))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label with an SF Symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage name: String, fileID: StaticString = #fileID,
        line: UInt = #line
    ) { self.init(LocalizedStringKey(of: titleResource), systemImage: name, fileID: fileID, line: line) }
    /// A label with an image of an asset catalogue.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image name: String, fileID: StaticString = #fileID,
        line: UInt = #line
    ) { self.init(LocalizedStringKey(of: titleResource), image: name, fileID: fileID, line: line) }
}

extension Button where Label == Text {
    /// A button with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, action: @escaping () -> Void
    ) { self.init(LocalizedStringKey(of: titleResource), role: role, fileID: fileID, line: line, action: action) }
}

extension Link where Label == Text {
    /// A link with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, destination: URL, fileID: StaticString = #fileID,
        line: UInt = #line
    ) { self.init(LocalizedStringKey(of: titleResource), destination: destination, fileID: fileID, line: line) }
}
