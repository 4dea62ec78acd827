import CellUI
import Configuration
import Foundation

/// Reads iTerm2 colours: a property list of dictionaries with each colour's components from 0 to 1.
///
/// Source: iTerm2, "ITAddressBookMgr.h" for the keys. A colour without `Color Space` is in the calibrated space of old files,
/// which is treated as sRGB.
struct ITerm2Scheme {
    /// The file's name in messages.
    let file: String

    /// Parses a property list, in XML or binary.
    func read(_ data: Data) throws(FileDiagnostic) -> ImportedScheme {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw FileDiagnostic(file: file, place: nil, sentence: "not a property list\(Self.reason(error))")
        }
        guard let colors = list as? [String: Any] else {
            throw FileDiagnostic(
                file: file, place: nil,
                sentence: "not a list of colours; iTerm2's has \"Background Color\" and others")
        }
        let background = try color("Background Color", in: colors)
        let foreground = try color("Foreground Color", in: colors)
        var ansi: [CellColor] = []
        for index in 0..<16 { ansi.append(try color("Ansi \(index) Color", in: colors)) }
        return ImportedScheme(background: background, foreground: foreground, ansi: ansi)
    }

    private func color(_ key: String, in colors: [String: Any]) throws(FileDiagnostic) -> CellColor {
        guard let value = colors[key] else { throw wrong(key, "is missing; iTerm2's list has it") }
        guard let parts = value as? [String: Any] else {
            throw wrong(key, "is not a dictionary; it needs Red Component, Green Component and Blue Component")
        }
        let red = try component("Red", of: key, in: parts)
        let green = try component("Green", of: key, in: parts)
        let blue = try component("Blue", of: key, in: parts)
        switch parts["Color Space"] as? String {
        case "P3": return DisplayP3.color(red: red, green: green, blue: blue)
        case nil, "sRGB", "Calibrated": return CellColor(red: byte(red), green: byte(green), blue: byte(blue))
        case let other?: throw wrong("\(key).Color Space", "is \"\(other)\"; it is sRGB, P3 or Calibrated")
        }
    }

    private func component(_ name: String, of key: String, in parts: [String: Any]) throws(FileDiagnostic) -> Double {
        let path = "\(key).\(name) Component"
        guard let value = parts["\(name) Component"] else {
            throw wrong(path, "is missing; it is a number from 0 to 1")
        }
        guard type(of: value) != Bool.self, let number = (value as? NSNumber)?.doubleValue, (0...1).contains(number)
        else {
            throw wrong(path, "is \(value); it is a number from 0 to 1")
        }
        return number
    }

    private func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }

    private func wrong(_ path: String, _ sentence: String) -> FileDiagnostic {
        FileDiagnostic(file: file, place: nil, sentence: "\(path) \(sentence)")
    }

    /// The parser's message, without a full stop.
    private static func reason(_ error: any Error) -> String {
        guard let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String else { return "" }
        let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return ": " + (line.hasSuffix(".") ? String(line.dropLast()) : line)
    }
}

/// Display P3, the colour space of Apple's wide-gamut displays.
enum DisplayP3 {
    /// Converts components 0…1 of Display P3 to sRGB, clamping colours outside sRGB.
    ///
    /// Source of the matrix: CSS Color Module Level 4, sample code for colour conversions, P3 to XYZ and XYZ to linear sRGB.
    static func color(red: Double, green: Double, blue: Double) -> CellColor {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func byte(_ light: Double) -> UInt8 {
            let light = min(max(light, 0), 1)
            let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            return UInt8((value * 255).rounded())
        }
        let (red, green, blue) = (linear(red), linear(green), linear(blue))
        return CellColor(
            red: byte(1.2249401763 * red - 0.2249401763 * green),
            green: byte(-0.0420569547 * red + 1.0420569547 * green),
            blue: byte(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue))
    }
}
