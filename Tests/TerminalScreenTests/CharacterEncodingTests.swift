import Testing

@testable import TerminalScreen

struct CharacterEncodingTests {
    @Test func theFirstNonEmptyLocaleVariableCounts() {
        #expect(
            CharacterEncoding.localeName(in: ["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8", "LANG": "C"]) == "de_DE.UTF-8")
        #expect(CharacterEncoding.localeName(in: ["LC_ALL": "POSIX", "LANG": "C.UTF-8"]) == "POSIX")
        #expect(CharacterEncoding.localeName(in: [:]) == "")
    }

    @Test func aNameStatesUTF8() {
        #expect(["de_DE.UTF-8", "en_GB.utf8@euro", "C.UTF-8"].allSatisfy(CharacterEncoding.namesUTF8))
        #expect(!["C", "POSIX", "en_US.ISO-8859-1", "utf8"].contains(where: CharacterEncoding.namesUTF8))
    }
}
