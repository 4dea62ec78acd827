import CellUI

// Initializers as functions: `ForEach(names, id: \.self, content: Text.init)`. Those that are called take the line that they are written in
// as well, and so have another type. These stand in the extension of a protocol, which the compiler prefers less than the type's own; each
// type has a protocol, so that no error names another's.

public protocol _TextByReference {}
extension Text: _TextByReference {}
public protocol _ImageByReference {}
extension Image: _ImageByReference {}
public protocol _LabelByReference {}
extension Label: _LabelByReference {}
public protocol _ProgressViewByReference {}
extension ProgressView: _ProgressViewByReference {}
public protocol _LinkByReference {}
extension Link: _LinkByReference {}

/// The place of a view that no line calls.
private let noFile: StaticString = ""

extension _TextByReference where Self == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self = Text(content, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(_ key: LocalizedStringKey) { self = Text(key, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = Text(resource, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self = Text(attributedContent) }
    @_disfavoredOverload
    public init(_ image: Image) { self = Text(image, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(verbatim content: String) { self = Text(verbatim: content, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(_ date: Date, style: Text.DateStyle) { self = Text(date, style: style, fileID: noFile, line: 0) }
}
extension _ImageByReference where Self == Image {
    @_disfavoredOverload
    public init(systemName: String) { self = Image(systemName: systemName, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(_ name: String) { self = Image(name, bundle: nil, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(_ name: String, bundle: Bundle?) { self = Image(name, bundle: bundle, fileID: noFile, line: 0) }
    @_disfavoredOverload
    public init(decorative name: String) { self = Image(decorative: name, fileID: noFile, line: 0) }
}
extension _LabelByReference where Self == Label<Text, Image> {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self = Label(title, systemImage: name, fileID: noFile, line: 0)
    }
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self = Label(titleKey, systemImage: name, fileID: noFile, line: 0)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self = Label(title, image: name, fileID: noFile, line: 0)
    }
}
extension _ProgressViewByReference where Self == ProgressView<EmptyView, EmptyView> {
    @_disfavoredOverload
    public init() { self = ProgressView(fileID: noFile, line: 0) }
}
extension _LinkByReference where Self == Link<Text> {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self = Link(title, destination: destination, fileID: noFile, line: 0)
    }
}
