import Languages
import Meditation
import Testing

@Suite struct BreathNameTests {
    @Test("The name of a breath is of the language, and paces the sitting in every other", arguments: Language.allCases)
    func languages(language: Language) {
        let patterns = ["4-7-8", "box", "coherent", "4-2-6-1", "5.5-5.5"].compactMap(BreathPattern.init(parsing:))
        let names = Language.with(language) { patterns.map(\.methodName) }
        for other in Language.allCases {
            Language.with(other) {
                #expect(names.map(BreathPattern.init(methodName:)) == patterns)
                #expect(names.map { BreathPattern(methodName: $0.uppercased() + " · 1 of 3") } == patterns)
            }
        }
        #expect((names[0] == "4-7-8 breathing") == (language == .english))
    }
}
