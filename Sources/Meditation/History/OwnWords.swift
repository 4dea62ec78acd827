import Languages

/// The words that Islet gives by itself, in the language in effect at the time: the usual method, stages without a name of their own,
/// paced breathing, and the usual moods.
///
/// They are stored as they were shown, so the log of someone who changed the language has one practice under several words. What shows
/// or counts them asks here, and they are one again.
package enum OwnWords {
    /// The word in the language in effect if it is one of Islet's own in any language; otherwise the word itself.
    package static func inThisLanguage(_ word: String) -> String {
        known[word]?.text(in: .current) ?? breath(of: word)?.methodName ?? word
    }

    /// The pattern of a breath by a name that Islet gives it; `nil` for other words.
    private static func breath(of word: String) -> BreathPattern? {
        let name = word.lowercased()
        guard !word.contains(" · "), BreathName.pattern(in: name) != name else { return nil }
        return BreathPattern(methodName: word)
    }

    /// What a word that someone types means, in lower case: one of Islet's own in every language, another one alone.
    static func names(of word: String) -> Set<String> {
        let name = word.lowercased()
        let owns = Set(known.filter { $0.key.lowercased() == name }.values)
        let names = owns.flatMap { own in Language.allCases.map { own.text(in: $0).lowercased() } }
        return Set([name] + names + (breath(of: word)?.names.map { $0.lowercased() } ?? []))
    }

    /// An English word, and what it is about.
    private struct Own: Hashable {
        let word: String
        var context: String?

        func text(in language: Language) -> String { Phrase(word).text(in: language, context: context) }
    }

    private static let all =
        [StartRequest.defaultMethodName, "restless", "settled", "clear"].map { Own(word: $0) }
        + ["Sitting", "Walking", "Breathing", "Body scan", "Loving kindness", "Mantra", "Yoga", "Other"]
        .map { Own(word: $0, context: "stage") }

    /// All of them by what they are in each language.
    private static let known: [String: Own] = Dictionary(
        Language.allCases.flatMap { language in all.map { ($0.text(in: language), $0) } }
    ) { first, _ in first }
}

extension SittingPlan {
    /// The same plan with Islet's own words in the language in effect.
    package var inThisLanguage: SittingPlan {
        var plan = self
        plan.methodName = OwnWords.inThisLanguage(methodName)
        plan.stages = stages.inThisLanguage
        return plan
    }
}

extension SittingStages {
    /// The same stages with Islet's own words in the language in effect.
    package var inThisLanguage: SittingStages {
        var stages = self
        for index in stages.list.indices {
            stages.list[index].name = OwnWords.inThisLanguage(stages.list[index].name)
        }
        return stages
    }
}

extension CompletedSitting {
    /// The method's name; one of Islet's own in the language in effect.
    package var shownMethod: String { OwnWords.inThisLanguage(methodName) }

    /// The mood; one of Islet's own in the language in effect. `nil` for none.
    package var shownMood: String? { mood.map(OwnWords.inThisLanguage) }
}
