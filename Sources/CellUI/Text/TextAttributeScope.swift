#if !canImport(Darwin)
    /// How Markdown marks letters. The values are those of Foundation on Apple's platforms.
    public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        /// The marks as a number.
        public let rawValue: UInt
        /// Marks as a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Italic.
        public static let emphasized = InlinePresentationIntent(rawValue: 1)
        /// Bold.
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
        /// In letters of one width.
        public static let code = InlinePresentationIntent(rawValue: 4)
        /// Struck through.
        public static let strikethrough = InlinePresentationIntent(rawValue: 32)
        /// A line end that may be a blank.
        public static let softBreak = InlinePresentationIntent(rawValue: 64)
        /// A line end.
        public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    }
#endif

extension AttributeScopes {
    /// The attributes that SwiftUI adds to attributed strings.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters. Accepted.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space between letters, ligatures aside. Accepted.
        public let kern: KerningAttribute
        /// The space between letters. Accepted.
        public let tracking: TrackingAttribute
        /// How far the letters are raised. Drawn in points.
        public let baselineOffset: BaselineOffsetAttribute
        #if !canImport(Darwin)
            /// What Markdown marks. On Apple's platforms Foundation has it.
            public let inlinePresentationIntent: InlinePresentationIntentAttribute

            /// The key of ``inlinePresentationIntent``.
            public enum InlinePresentationIntentAttribute: AttributedStringKey {
                /// The marks.
                public typealias Value = InlinePresentationIntent
                /// The key's name.
                public static let name = "NSInlinePresentationIntent"
            }
        #endif

        /// The key of ``font``.
        public enum FontAttribute: AttributedStringKey {
            /// The font.
            public typealias Value = Font
            /// The key's name.
            public static let name = "SwiftUI.Font"
        }
        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The colour.
            public typealias Value = Color
            /// The key's name.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The colour.
            public typealias Value = Color
            /// The key's name.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The line.
            public typealias Value = Text.LineStyle
            /// The key's name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The line.
            public typealias Value = Text.LineStyle
            /// The key's name.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of ``kern``.
        public enum KerningAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = "SwiftUI.Kern"
        }
        /// The key of ``tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = "SwiftUI.Tracking"
        }
        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that SwiftUI adds to attributed strings.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of SwiftUI by its name: `text.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
