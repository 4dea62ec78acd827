import Foundation
import LocalizedResources
import Testing

@testable import CellUI

@Suite("Numbers in texts")
struct NumberTextTests {
    private func drawn(_ view: Text, in locale: String? = nil) -> String {
        let locale = locale.map { Locale(identifier: $0) } ?? EnvironmentValues.standardLocale
        return text(view.environment(\.locale, locale), 40, 1).trimmingCharacters(in: .whitespaces)
    }

    @Test("An interpolated number has groups and six places, as on a phone; a text has what it has")
    func interpolated() {
        let (steps, way, name) = (12345, 1234.5, "12345")
        #expect(drawn(Text("\(steps) steps")) == "12,345 steps")
        #expect(drawn(Text("\(steps) steps"), in: "de_DE") == "12.345 steps")
        #expect(drawn(Text("\(way) km")) == "1,234.500000 km")
        #expect(drawn(Text("\(999) of \(UInt8(200)), \(-12)")) == "999 of 200, -12")
        #expect(drawn(Text("\(name), \(way, specifier: "%.1f")")) == "12345, 1234.5")
        #expect(drawn(Text(verbatim: "\(steps)")) == "12345")
        #expect(drawn(Text("\(Double.infinity)")) == "inf")
    }

    @Test("A format has the groups and the currency of the United States where no locale is chosen")
    func formats() {
        #expect(drawn(Text(12345, format: .number)) == "12,345")
        #expect(drawn(Text(12.5, format: .currency(code: "EUR"))) == "€12.50")
        #expect(drawn(Text(12.5, format: .currency(code: "EUR")), in: "de_DE") == "12,50\u{A0}€")
    }

    @Test("A number in a key's own text is formatted by its specifier, and without one by the locale")
    func specifiers() {
        let (whole, part) = (LocalizedValue("12345", of: 12345), LocalizedValue("0.5", of: 0.5))
        let german = Locale(identifier: "de_DE")
        #expect(whole.text(as: "%lld", in: german) == "12.345")
        #expect(whole.text(as: "%07lld", in: german) == "0012345")
        #expect(part.text(as: "%lf", in: german) == "0,500000")
        #expect(part.text(as: "%.1f", in: german) == "0.5")
        #expect(LocalizedValue("a", of: "a").text(as: "%@", in: german) == "a")
    }
}
