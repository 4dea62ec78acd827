import LocalizedResources

extension Text {
    /// An attributed string in the fonts, colours and lines of its parts, and with the emphasis and links of its Markdown.
    ///
    /// Disfavoured, so that literals become keys: converting each to an attributed string would take most of a frame's time.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString, fileID: StaticString = #fileID, line: UInt = #line) {
        let parts = attributedContent.runs.map { run in
            Text(verbatim: String(attributedContent[run.range].characters)).styled(by: run.attributes)
        }
        self = parts.count == 1 ? parts[0] : Text(storage: .joined(parts))
        source = SourceMark(fileID, line)
    }

    private func styled(by attributes: AttributeContainer) -> Text {
        typealias Own = AttributeScopes.SwiftUIAttributes
        var text = self
        let intent = attributes.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { text.style.weight = .bold }
        if intent.contains(.emphasized) { text.style.isItalic = true }
        if intent.contains(.code) { text.style.isMonospaced = true }
        if intent.contains(.strikethrough) || attributes[Own.StrikethroughStyleAttribute.self] != nil {
            text.style.isStruckThrough = true
        }
        if attributes[Own.UnderlineStyleAttribute.self] != nil { text.style.isUnderlined = true }
        text.style.tracking = attributes[Own.TrackingAttribute.self] ?? attributes[Own.KerningAttribute.self]
        text.style.baselineOffset = attributes[Own.BaselineOffsetAttribute.self]
        text.style.background = attributes[Own.BackgroundColorAttribute.self]
        text.font = attributes[Own.FontAttribute.self]
        if let color = attributes[Own.ForegroundColorAttribute.self] {
            text.foreground = AnyShapeStyle(color)
        } else if attributes.link != nil {
            text.foreground = AnyShapeStyle(TintShapeStyle())
        }
        return text
    }

    /// A line under or through text. Pattern and colour are accepted: the line is a solid one in the colour of the text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            /// A line without gaps.
            public static let solid = Pattern()
            /// Dots.
            public static let dot = Pattern()
            /// Dashes.
            public static let dash = Pattern()
            /// Dashes and dots in turns.
            public static let dashDot = Pattern()
            /// Dashes and two dots in turns.
            public static let dashDotDot = Pattern()
        }
        /// A line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        /// A solid line in the colour of the text.
        public static let single = LineStyle()
    }
}

extension AttributedString {
    /// The text of inline Markdown, with its emphasis, strikethrough, code and links as attributes.
    public init(inlineMarkdown markdown: String) { self.init([.letters(markdown)]) }

    /// The text of parts whose letters may have inline Markdown.
    fileprivate init(_ parts: [LocalizedPart]) {
        self.init()
        let markdown = parts.map(LocalizedStringKey.Part.init)
        for (text, run) in InlineMarkdown.pieces(of: markdown, isEnglish: Inflection.isOfLanguage) {
            var part = AttributedString(text.plainText)
            var intent: InlinePresentationIntent = []
            if run.style.contains(.strong) { intent.insert(.stronglyEmphasized) }
            if run.style.contains(.emphasis) { intent.insert(.emphasized) }
            if run.style.contains(.strikethrough) { intent.insert(.strikethrough) }
            if run.style.contains(.code) { intent.insert(.code) }
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            if run.style.contains(.link) { part.link = run.address.flatMap { URL(string: $0) } }
            self += part
        }
    }
}

#if !canImport(Darwin)
    extension AttributedString {
        /// The text of a key, with its values and the emphasis and links of its Markdown.
        public init(
            localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale? = nil, comment: StaticString? = nil
        ) { self.init(keyAndValue.parts(inTable: table)) }
        /// The text of a resource, with the emphasis and links of its Markdown.
        public init(localized resource: LocalizedStringResource) { self.init(resource.parts) }
    }
#endif
