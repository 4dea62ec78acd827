import Foundation

/// The build settings of a target as Xcode resolves them: `$(NAME)` is the value of another setting, `$(inherited)` that of the next weaker
/// place, and an assignment for another platform or configuration does not count.
struct XcodeSettings {
    /// A value that a place gives a setting: `NAME[sdk=iphoneos*] = value`.
    struct Assignment: Hashable {
        let name: String
        /// What must fit for it to count: patterns by `sdk`, `arch`, `config` and `variant`.
        let conditions: [String: String]
        let value: String

        /// - Parameter key: The name with its conditions in brackets.
        init?(_ key: some StringProtocol, _ value: some StringProtocol) {
            let parts = key.split(whereSeparator: { "[],".contains($0) }).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard let name = parts.first, name.wholeMatch(of: #/[A-Za-z_]\w*/#) != nil else { return nil }
            let pairs = parts.dropFirst().filter { !$0.isEmpty }.map { $0.split(separator: "=", maxSplits: 1) }
            guard pairs.allSatisfy({ $0.count == 2 }) else { return nil }
            self.name = name
            conditions = Dictionary(pairs.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { $1 })
            self.value = String(value)
        }

        /// Whether it counts on an iPhone.
        func fits(_ configuration: String) -> Bool {
            let own = ["sdk": "iphoneos", "arch": "arm64", "variant": "normal", "config": configuration]
            return conditions.allSatisfy { name, pattern in
                own[name].map { fnmatch(pattern, name == "sdk" ? $0 + "26.0" : $0, 0) == 0 || pattern == $0 } ?? false
            }
        }
    }

    /// The values of each setting, the strongest first.
    private var values: [String: [String]] = [:]
    private var known: [String: String] = [:]
    private var open: Set<String> = []
    /// The most characters of a value: settings that repeat one another have no end.
    private static let mostCharacters = 1 << 14

    /// - Parameters:
    ///   - assignments: The weakest first.
    ///   - configuration: `Debug` or another.
    init(_ assignments: [Assignment], configuration: String) {
        for assignment in assignments where assignment.fits(configuration) {
            values[assignment.name, default: []].insert(assignment.value, at: 0)
        }
    }

    /// The value of a setting; empty without one.
    mutating func value(of name: String) -> String { value(of: name, from: 0) }

    private mutating func value(of name: String, from place: Int) -> String {
        let key = "\(name) \(place)"
        if let value = known[key] { return value }
        guard let own = values[name], place < own.count, open.insert(key).inserted else { return "" }
        var (found, rest) = ("", own[place][...])
        while let next = Self.reference(in: rest) {
            found += rest[..<next.range.lowerBound]
            let inner = expanded(next.text)
            let parts = inner.split(separator: ":", maxSplits: 1).map(String.init)
            let meant = parts.first ?? ""
            // A setting that names itself means what it inherits.
            let value = meant == "inherited" || meant == name ? value(of: name, from: place + 1) : value(of: meant)
            let isDefault = value.isEmpty && parts.count > 1 && parts[1].hasPrefix("default=")
            found += isDefault ? String(parts[1].dropFirst(8)) : value
            rest = rest[next.range.upperBound...]
            if found.count > Self.mostCharacters { break }
        }
        found += rest
        open.remove(key)
        known[key] = found
        return found
    }

    /// The settings that a name is made of: `FLAGS_$(CONFIGURATION)`.
    private mutating func expanded(_ text: Substring) -> String {
        var (found, rest) = ("", text)
        while let next = Self.reference(in: rest) {
            found += rest[..<next.range.lowerBound] + value(of: expanded(next.text))
            rest = rest[next.range.upperBound...]
        }
        return found + rest
    }

    /// The first `$(NAME)` or `${NAME}` of a text, with what is between its brackets.
    private static func reference(in text: Substring) -> (range: Range<String.Index>, text: Substring)? {
        var start = text.startIndex
        while let sign = text[start...].firstIndex(of: "$") {
            let bracket = text.index(after: sign)
            guard bracket < text.endIndex, text[bracket] == "(" || text[bracket] == "{" else {
                start = bracket
                continue
            }
            var depth = 0
            for index in text[bracket...].indices {
                if "({".contains(text[index]) { depth += 1 }
                if ")}".contains(text[index]) { depth -= 1 }
                if depth == 0 { return (sign..<text.index(after: index), text[text.index(after: bracket)..<index]) }
            }
            return nil
        }
        return nil
    }
}

extension XcodeSettings {
    /// What a file of settings, `.xcconfig`, and those that it includes assign, in this order; nothing if there is no such file.
    static func assignments(inFileAt path: String) -> [Assignment] { assignments(inFileAt: path, within: []) }

    private static func assignments(inFileAt path: String, within files: Set<String>) -> [Assignment] {
        let path = SourceFolder.standard(path)
        guard !files.contains(path), files.count < 16, let text = SourceFolder.text(at: path) else { return [] }
        return text.split(whereSeparator: \.isNewline).flatMap { line -> [Assignment] in
            let plain = line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)]
            if let match = plain.firstMatch(of: #/^\s*#include\??\s*"([^"]+)"/#) {
                let file = String(match.1)
                let place = file.hasPrefix("/") ? file : SourceFolder.join(path.folderPath, file)
                return assignments(inFileAt: place, within: files.union([path]))
            }
            guard let match = plain.wholeMatch(of: #/\s*(\w+(?:\s*\[[^\]]*\])*)\s*=(.*)/#) else { return [] }
            let value = match.2.trimmingCharacters(in: CharacterSet(charactersIn: " \t;"))
            return [Assignment(match.1, value)].compactMap(\.self)
        }
    }
}
