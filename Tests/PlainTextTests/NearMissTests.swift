import Testing

@testable import PlainText

struct NearMissTests {
    private let words = ["sit", "status", "stats", "complete"]

    @Test(
        "A word with a letter missing, changed or swapped is found",
        arguments: [
            ("sti", "sit"), ("stauts", "status"), ("stat", "stats"), ("Complet", "complete"), ("sit", "sit"),
        ])
    func near(typed: String, word: String) { #expect(NearMiss.word(for: typed, among: words) == word) }

    @Test("A word that is too different is not found", arguments: ["", "s", "at", "zazen", "completely-else"])
    func far(typed: String) { #expect(NearMiss.word(for: typed, among: words) == nil) }

    @Test("Advice is the nearest word, those that begin with it, a short list, or where all are listed") func advice() {
        #expect(NearMiss.advice(on: "drak", among: ["dark", "light"]) == "did you mean \"dark\"?")
        #expect(NearMiss.advice(on: "x", among: ["dark", "light"], place: "there") == "choose from dark or light.")
        let many = (1...20).map { "word \($0)" }
        #expect(NearMiss.advice(on: "x", among: many, place: "`list` lists them") == "`list` lists them.")
        let sizes = many + ["watch 40", "watch 41"]
        #expect(NearMiss.advice(on: "Watch", among: sizes, place: "there") == "choose from watch 40 or watch 41.")
        #expect(NearMiss.advice(on: "x", among: []) == "there are none.")
    }
}
