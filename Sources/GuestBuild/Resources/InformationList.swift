import Foundation

/// The `Info.plist` of a widget as its bundle has it: Xcode puts the values of build settings in, and adds what every bundle has.
struct InformationList {
    /// The files that may say what a setting is: projects, and the files of configurations.
    private let files: [String]

    /// What a setting is that no file has. Any other is nothing, as in Xcode.
    private static let usual: [String: String] = [
        "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": "Widget",
        "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.app.widget",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PRODUCT_MODULE_NAME": "Widget", "PRODUCT_NAME": "Widget",
        "TARGET_NAME": "Widget",
    ]
    /// What every bundle has.
    private static let keys: [String: String] = [
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
    /// The most settings that name one another in a row.
    private static let mostNested = 8

    /// - Parameter files: The projects' files and `.xcconfig` files, the nearest first.
    init(settings files: [String]) { self.files = files }

    /// The list of a bundle.
    ///
    /// - Parameter written: The list in the project; `nil` if there is none.
    func completed(_ written: Data?) -> Data? {
        let format = PropertyListSerialization.PropertyListFormat.xml
        var list: [String: Any] = [:]
        if let written {
            let read = try? PropertyListSerialization.propertyList(from: written, format: nil)
            guard let read = read as? [String: Any] else { return written }
            list = read
        }
        list.merge(Self.keys) { own, _ in own }
        let settings = BuildSettings(in: files)
        guard let expanded = Self.expanded(list, by: settings) as? [String: Any] else { return written }
        return try? PropertyListSerialization.data(fromPropertyList: expanded, format: format, options: 0)
    }

    private static func expanded(_ value: Any, by settings: BuildSettings) -> Any {
        switch value {
        case let text as String: expanded(text, by: settings, depth: 0)
        case let list as [Any]: list.map { expanded($0, by: settings) }
        case let list as [String: Any]: list.mapValues { expanded($0, by: settings) }
        default: value
        }
    }

    private static func expanded(_ text: String, by settings: BuildSettings, depth: Int) -> String {
        guard depth < mostNested, text.contains("$") else { return text }
        return text.replacing(#/\$[({](\w+)(:[^)}]*)?[)}]/#) { match in
            let name = String(match.1)
            let value = settings[name] ?? usual[name] ?? ""
            let found = expanded(value, by: settings, depth: depth + 1)
            // `rfc1034identifier` and its like: what an identifier cannot have becomes a hyphen.
            guard match.2 != nil else { return found }
            return String(found.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        }
    }
}

/// The settings that projects and configurations write down, of whatever target: the first value of each that is something.
private final class BuildSettings {
    private let files: [String]
    // Projects are long, and most lists need none. A class, because they are read when the first is asked for.
    private lazy var values: [String: String] = files.reduce(into: [:]) { found, path in
        guard let text = SourceFolder.text(at: path) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            guard let setting = Self.setting(in: line) else { continue }
            if found[setting.name] == nil { found[setting.name] = setting.value }
        }
    }

    init(in files: [String]) { self.files = files }

    subscript(name: String) -> String? { values[name] }

    /// `NAME = value;` of a project, or `NAME = value // comment` of a configuration.
    private static func setting(in line: Substring) -> (name: String, value: String)? {
        guard let sign = line.firstIndex(of: "=") else { return nil }
        let name = line[..<sign].trimmingCharacters(in: .whitespaces)
        guard name.first?.isLetter == true, name.utf8.allSatisfy({ $0.isWordByte }) else { return nil }
        let rest = line[line.index(after: sign)...]
        let end = rest.range(of: " //")?.lowerBound ?? rest.endIndex
        let value = rest[..<end].trimmingCharacters(in: CharacterSet(charactersIn: " \t;\""))
        return value.isEmpty || value == "(" || value == "{" ? nil : (name, value)
    }
}

extension UInt8 {
    /// Whether the byte is of a name: a letter, a digit or a low line.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
