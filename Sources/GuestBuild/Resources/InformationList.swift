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
        "CFBundleDisplayName": "$(PRODUCT_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
    /// The most settings that name one another in a row.
    private static let mostNested = 8

    /// - Parameter files: The projects' files and `.xcconfig` files, the nearest first.
    init(settings files: [String]) { self.files = files }

    /// The list of the widget's bundle. What it lacks the app's list answers: code that both have reads it in both.
    ///
    /// - Parameters:
    ///   - written: The lists in the project, the nearest to the widget first; one that cannot be read is left out.
    ///   - descriptions: The texts of files that XcodeGen makes projects and lists of, the nearest first. Default: none.
    func completed(_ written: [Data], describedIn descriptions: [String] = []) -> Data? {
        let lists = written.compactMap(PropertyListValue.dictionary) + descriptions.flatMap(Self.lists)
        var list: [String: PropertyListValue] = [:]
        for other in lists.filter(Self.isOfWidget) + lists { list.merge(other) { own, _ in own } }
        let settings = BuildSettings(in: files)
        list.merge(settings.generatedKeys) { own, _ in own }
        list.merge(Self.keys.mapValues(PropertyListValue.string)) { own, _ in own }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try? encoder.encode(list.mapValues { $0.mapStrings { Self.expanded($0, by: settings, depth: 0) } })
    }

    /// The lists of a project's description: `info` with `properties` of each target, those of app extensions first.
    private static func lists(inDescription text: String) -> [[String: PropertyListValue]] {
        guard case .dictionary(let project) = PropertyListValue(yaml: text),
            case .dictionary(let targets) = project["targets"]
        else { return [] }
        let found = targets.sorted { $0.key < $1.key }.compactMap { _, target -> (Bool, [String: PropertyListValue])? in
            guard case .dictionary(let target) = target, case .dictionary(let info) = target["info"],
                case .dictionary(let properties) = info["properties"]
            else { return nil }
            return (target["type"] == .string("app-extension"), properties)
        }
        return found.filter(\.0).map(\.1) + found.filter { !$0.0 }.map(\.1)
    }

    /// Whether a list says that its bundle has widgets.
    private static func isOfWidget(_ list: [String: PropertyListValue]) -> Bool {
        guard case .dictionary(let values) = list["NSExtension"] else { return false }
        return values["NSExtensionPointIdentifier"] == .string("com.apple.widgetkit-extension")
    }

    /// Whether a file is the list of a bundle: `Info.plist`, or another, `App-Info.plist`, that says what every bundle says of itself.
    static func isList(_ name: String, _ data: @autoclosure () -> Data?) -> Bool {
        guard name != "Info.plist" else { return true }
        guard name.hasSuffix(".plist"), name.hasPrefix("Info") || name.hasSuffix("Info.plist"), let data = data(),
            let list = PropertyListValue.dictionary(in: data)
        else { return false }
        return list.keys.contains { $0.hasPrefix("CFBundle") }
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

    /// What Xcode puts into the lists that it makes itself: each `INFOPLIST_KEY_CFBundleDisplayName` under the name behind the prefix.
    var generatedKeys: [String: PropertyListValue] {
        let prefix = "INFOPLIST_KEY_"
        return values.reduce(into: [:]) { keys, setting in
            guard setting.key.hasPrefix(prefix) else { return }
            let isFlag = setting.value == "YES" || setting.value == "NO"
            keys[String(setting.key.dropFirst(prefix.count))] =
                isFlag ? .boolean(setting.value == "YES") : .string(setting.value)
        }
    }

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
