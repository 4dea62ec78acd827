import HostSystem
import Testing

@testable import StatusLines

struct StatusTemplateTests {
    @Test(arguments: [
        ("a {elasped}", 3, "Unknown field \"{elasped}\" (column 3); did you mean \"elapsed\"?"),
        ("{elapsed", 1, "The brace at column 1 is not closed; write {{ for a brace."),
        ("{elapsed}}", 10, "The brace at column 10 has no opening brace; write }} for a brace."),
        ("{}", 1, "Unknown field \"{}\" (column 1); `islet status --help` lists them."),
    ])
    func errorsAreShownWithTheirPlace(template: String, column: Int, sentence: String) throws {
        let failure = try #require(throws: CommandFailure.self) { try StatusTemplate(template) }
        #expect(failure.sentence.hasPrefix(sentence))
        #expect(failure.status == .usage)
        #expect(failure.picture == ["  " + template, String(repeating: " ", count: column + 1) + "^"])
    }
}
