import CellUI
import Foundation
import LocalizedResources
import Testing

@Suite struct LocalizedResourceTests {
    @Test("A text alone is text in JSON; one with more is read as it was written, and its key is enough")
    func coding() throws {
        func decoded(_ json: String) throws -> LocalizedStringResource {
            try JSONDecoder().decode([LocalizedStringResource].self, from: Data("[\(json)]".utf8))[0]
        }
        #expect(try decoded("\"Take off\"") == LocalizedStringResource("Take off"))
        #expect(try decoded("{\"key\": \"Take off\"}") == LocalizedStringResource("Take off"))
        let plain = try JSONEncoder().encode([LocalizedStringResource("Take off")])
        #expect(String(decoding: plain, as: UTF8.self) == "[\"Take off\"]")
        let whole = LocalizedStringResource("key", defaultValue: "Gate \(7)", table: "Airport")
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(whole))
        #expect(copy == whole)
    }

    @Test("Texts, labels and buttons are written with a resource")
    func viewsOfResources() {
        let minutes = 5
        let title: LocalizedStringResource = "\(minutes) minutes"
        #expect(text(Text(title), 12, 1) == "5 minutes")
        #expect(text(Text("in \(title)"), 16, 1) == "in 5 minutes")
        #expect(text(Button(title) {}.buttonStyle(.plain), 12, 1) == "5 minutes")
        #expect(text(Label(title, systemImage: "timer").labelStyle(.titleOnly), 12, 1) == "5 minutes")
    }

    @Test("A key with a default value shows the default value")
    func defaultValue() {
        let resource = LocalizedStringResource("sitting.title", defaultValue: "Sitting", comment: "The title")
        #expect(String(localized: resource) == "Sitting")
        #expect(String(localized: "Left: \(3, format: .number)", comment: "What is left") == "Left: 3")
        #expect(String(localized: "sitting.title", defaultValue: "Sitting") == "Sitting")
    }

    @Test("A resource survives its encoding")
    func encoding() throws {
        let resource = LocalizedStringResource("key", defaultValue: "Text", table: "Widget")
        let data = try JSONEncoder().encode(resource)
        #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
    }
}
