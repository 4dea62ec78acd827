import Synchronization

/// A language that Islet speaks. The raw value is its code in ISO 639.
package enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"

    /// Its name in itself.
    package var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .french: "Français"
        case .spanish: "Español"
        case .japanese: "日本語"
        }
    }

    /// What stands between the parts of a list: a comma and a blank, in Japanese a comma of full width.
    package var comma: String { self == .japanese ? "、" : ", " }

    /// What stands between parts that have commas themselves: a semicolon and a blank, in French with a blank before it, in
    /// Japanese of full width.
    package var semicolon: String {
        switch self {
        case .french: " ; "
        case .japanese: "；"
        case .english, .german, .spanish: "; "
        }
    }

    /// What stands between two sentences: a blank, in Japanese nothing.
    package var gap: String { self == .japanese ? "" : " " }

    /// The language of a locale or a language's name: `de`, `de_DE.UTF-8`, `fr-CA`; `nil` if Islet does not speak it.
    package init?(code: String) {
        self.init(rawValue: code.prefix { $0.isLetter }.lowercased())
    }

    /// The language of messages as POSIX determines it: that of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty.
    /// English if that is `C`, `POSIX`, or a language that Islet does not speak.
    package init(in environment: [String: String]) {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self = name.flatMap(Language.init(code:)) ?? .english
    }
}

extension Language {
    /// The language in effect, which ``localized(_:)`` writes: that of the process, as with `setlocale`. English until ``use(_:)``.
    ///
    /// Commands for designers and developers leave it as it is: pictures under test must not depend on the machine.
    package static var current: Language { scope.language }

    /// Makes a language the one in effect.
    package static func use(_ language: Language) { scope.language = language }

    /// Runs `body` with a language of its own: for tests, which share a process.
    package static func with<Result>(_ language: Language, _ body: () throws -> Result) rethrows -> Result {
        try $scope.withValue(Scope(language), operation: body)
    }

    @TaskLocal private static var scope = Scope(.english)

    /// Where the language is in effect: the process, or a test.
    private final class Scope: Sendable {
        private let value: Mutex<Language>

        init(_ language: Language) { value = Mutex(language) }

        var language: Language {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
    }
}
