import Testing

@testable import Configuration

struct TOMLEditTests {
    private func set(_ path: String..., to value: String, in text: String) -> String {
        var edit = TOMLEdit(text)
        edit.set(path, to: value, placeholder: "# \(path.joined(separator: ".")) = 0")
        return edit.text
    }

    private func remove(_ path: String..., from text: String, placeholder: String? = nil) -> String {
        var edit = TOMLEdit(text)
        let wasThere = edit.remove(path, placeholder: placeholder)
        #expect(wasThere)
        return edit.text
    }

    @Test func aValueChangesAndItsCommentsStay() {
        #expect(set("a", to: "2", in: "# one\n  a =  1   # two\nb=3\n") == "# one\n  a =  2   # two\nb=3\n")
        #expect(set("t", "a", to: "2", in: "[t]\na = \"x\" # y\n") == "[t]\na = 2 # y\n")
        #expect(set("t", "a", to: "2", in: "t = { a = 1, b = 2 }\n") == "t = { a = 2, b = 2 }\n")
        #expect(set("a", to: "2", in: "a = 1979-05-27 07:32:00 # y") == "a = 2 # y")
        #expect(set("a", to: "2", in: "a = '''\nx\n''' # y\nb = 1") == "a = 2 # y\nb = 1")
    }

    @Test func aMissingKeyReplacesItsPlaceholder() {
        #expect(set("a", to: "2", in: "# What a is.\n# a = 0\n\n# b = 0\n") == "# What a is.\na = 2\n\n# b = 0\n")
        #expect(set("t", "a", to: "2", in: "# t.a = 0\n[u]\n") == "t.a = 2\n[u]\n")
        #expect(set("a", to: "2", in: "b = 1\n[u]\n# a = 0\n") == "b = 1\na = 2\n[u]\n# a = 0\n")
    }

    @Test func otherCommentedLinesBelongToTheUser() {
        #expect(set("a", to: "2", in: "# a = 5, too loud\n") == "# a = 5, too loud\na = 2\n")
    }

    @Test func aMissingKeyIsInsertedInOrder() {
        #expect(set("a", to: "2", in: "") == "a = 2\n")
        #expect(set("a", to: "2", in: "# x\n\n\n") == "# x\na = 2\n")
        #expect(set("a", to: "2", in: "b = 1") == "b = 1\na = 2\n")
        #expect(set("a", to: "2", in: "# x\n\n# u is\n[u]\nc = 1\n") == "# x\n\na = 2\n\n# u is\n[u]\nc = 1\n")
        #expect(set("a", to: "2", in: "b = 1 # x\n\n[u]\n") == "b = 1 # x\na = 2\n\n[u]\n")
        #expect(set("t", "a", to: "2", in: "[t]\n  b = 1\n\n[u]\n") == "[t]\n  b = 1\n  a = 2\n\n[u]\n")
        #expect(set("t", "a", to: "2", in: "[t] # x\n[u]\n") == "[t] # x\na = 2\n[u]\n")
        #expect(set("t", "a", to: "2", in: "t.b = 1\nc = 1\n") == "t.b = 1\nt.a = 2\nc = 1\n")
        #expect(set("t", "a", to: "2", in: "t = { b = 1 }") == "t = { b = 1, a = 2 }")
        #expect(set("t", "a", to: "2", in: "t = {}") == "t = { a = 2 }")
        #expect(set("t", "a", to: "2", in: "b = 1\n") == "b = 1\nt.a = 2\n")
    }

    @Test func lineEndsStayAsTheyAre() {
        #expect(set("a", to: "2", in: "b = 1\r\na = 1\r\n") == "b = 1\r\na = 2\r\n")
        #expect(set("a", to: "2", in: "b = 1\r\n") == "b = 1\r\na = 2\r\n")
        #expect(set("a", to: "2", in: "# a = 0\r\n") == "a = 2\r\n")
    }

    @Test func aRemovedKeyLeavesItsComments() {
        #expect(remove("a", from: "# x\na = 1\nb = 2\n") == "# x\nb = 2\n")
        #expect(remove("a", from: "a = 1 # x\nb = 2\n") == "# x\nb = 2\n")
        #expect(remove("a", from: "# A.\na = 1\n", placeholder: "# a = 0") == "# A.\n# a = 0\n")
        #expect(remove("t", "a", from: "t = { a = 1, b = 2 }") == "t = { b = 2 }")
        #expect(remove("t", "b", from: "t = { a = 1, b = 2 }") == "t = { a = 1 }")
        #expect(remove("a", from: "a = 1\r\nb = 2\r\n") == "b = 2\r\n")
        var edit = TOMLEdit("b = 1\n")
        let wasThere = edit.remove(["a"], placeholder: nil)
        #expect(!wasThere)
        #expect(edit.text == "b = 1\n")
    }
}
