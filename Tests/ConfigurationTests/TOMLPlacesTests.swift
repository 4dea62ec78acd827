import Testing

@testable import Configuration

struct TOMLPlacesTests {
    @Test func keysAndValuesAreFoundInEveryFormOfTOML() {
        let places = TOMLPlaces(
            #"""
            # title = "no"
            title = "a = b # c" # d
              [ one . "t.wo" ]
            x.y=1
            'q' = """
            [three]
            say ""hi"""""
            list = [ 1, [2], # c
              { k = '''v''' } ]
            "é" = 'é', z = 1
            """#)
        #expect(places.values[["title"]] == TOMLPlace(line: 2, column: 9))
        #expect(places.keys[["one", "t.wo", "x", "y"]] == TOMLPlace(line: 4, column: 1))
        #expect(places.values[["one", "t.wo", "x", "y"]] == TOMLPlace(line: 4, column: 5))
        #expect(places.values[["one", "t.wo", "q"]] == TOMLPlace(line: 5, column: 7))
        #expect(places.values[["one", "t.wo", "list", "1", "0"]] == TOMLPlace(line: 8, column: 14))
        #expect(places.values[["one", "t.wo", "list", "2", "k"]] == TOMLPlace(line: 9, column: 9))
        #expect(places.values[["one", "t.wo", "é"]] == TOMLPlace(line: 10, column: 7))
        #expect(places.keys[["three"]] == nil)
    }

    @Test(arguments: [
        "", "=", "a", "a =", "[", "[a", "\"", "a = [", "a = {", "a = \"\"\"", "a = [ }", "{", "]]", "a = {]}",
    ])
    func parsingInvalidTOMLTerminates(text: String) {
        #expect(TOMLPlaces(text).values.count <= 2)
    }
}
