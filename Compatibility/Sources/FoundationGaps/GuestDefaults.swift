import Foundation
import Synchronization

/// Settings of the app and its groups. A guest reads no files: the values are those of `--defaults`. The source pass writes
/// `GuestDefaults.named` for `UserDefaults` where it is called.
///
/// A key without a value is printed on standard error with the kind of value that is read, where Islet finds it if the guest traps on it.
open class GuestDefaults: UserDefaults {
    private struct Values {
        var groups: [String: [String: Any]] = [:]
        var lastMissing = ""
        /// The kind of value that is being read.
        var kind = "value"
    }
    nonisolated(unsafe) private static var values = Values()
    private static let lock = NSLock()
    nonisolated(unsafe) private static let shared = GuestDefaults(group: "")

    private let group: String

    /// Reads the values of all groups: a JSON object of groups, each an object of keys. A value that is not an object belongs to
    /// every group. In it `{"$data": "…"}` is data in base64, `{"$json": …}` the data of JSON, `{"$date": "…"}` a date in ISO 8601.
    public static func install(_ json: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] else { return }
        lock.withLock {
            for (name, value) in root {
                if let group = value as? [String: Any], marked(group) == nil {
                    values.groups[name == "standard" ? "" : name, default: [:]].merge(group.mapValues(plain)) { $1 }
                } else {
                    values.groups["*", default: [:]][name] = plain(value)
                }
            }
        }
    }

    private static func plain(_ value: Any) -> Any {
        if let object = value as? [String: Any] { return marked(object) ?? object.mapValues(plain) }
        if let list = value as? [Any] { return list.map(plain) }
        return value
    }

    private static func marked(_ object: [String: Any]) -> Any? {
        guard object.count == 1, let (key, value) = object.first else { return nil }
        switch key {
        case "$data": return (value as? String).flatMap { Data(base64Encoded: $0) }
        case "$json": return try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        case "$date": return (value as? String).flatMap { try? Date($0, strategy: .iso8601) }
        default: return nil
        }
    }

    /// The settings of a group, as `UserDefaults(suiteName:)` makes them. Of the type that the source has, because the compiler cannot
    /// convert an optional in the attribute of a property: `@AppStorage("key", store: UserDefaults(suiteName: "group"))`.
    public static func named(suiteName: String?) -> UserDefaults? { GuestDefaults(group: suiteName ?? "") }
    public static func named() -> UserDefaults { shared }

    private init(group: String) {
        self.group = group
        super.init(suiteName: nil)!
    }

    public override convenience init?(suiteName: String?) { self.init(group: suiteName ?? "") }

    open override class var standard: UserDefaults { shared }

    open override func object(forKey key: String) -> Any? {
        Self.lock.withLock {
            if let value = Self.values.groups[group]?[key] ?? Self.values.groups["*"]?[key] { return value }
            Self.report("\(group)\t\(key)\t\(Self.values.kind)")
            return nil
        }
    }

    private static func report(_ missing: String) {
        let line = "islet-no-default\t\(missing)\n"
        if line != values.lastMissing { fputs(line, stderr) }
        values.lastMissing = line
    }

    /// Prints that the bundle's information has no value of a key.
    static func reportMissingInformation(_ key: String) { lock.withLock { report("\t\(key)\tinformation") } }

    /// Reads a value of a kind: all of them come from ``object(forKey:)``.
    private func read<Value>(_ kind: String, _ value: () -> Value) -> Value {
        Self.lock.withLock { Self.values.kind = kind }
        defer { Self.lock.withLock { Self.values.kind = "value" } }
        return value()
    }
    open override func data(forKey key: String) -> Data? { read("data") { super.data(forKey: key) } }
    open override func string(forKey key: String) -> String? { read("text") { super.string(forKey: key) } }
    open override func array(forKey key: String) -> [Any]? { read("list") { super.array(forKey: key) } }
    open override func stringArray(forKey key: String) -> [String]? { read("list") { super.stringArray(forKey: key) } }
    open override func dictionary(forKey key: String) -> [String: Any]? {
        read("dictionary") { super.dictionary(forKey: key) }
    }

    open override func set(_ value: Any?, forKey key: String) {
        Self.lock.withLock { Self.values.groups[group, default: [:]][key] = value }
    }
    open override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
    open override func set(_ value: Float, forKey key: String) { set(value as Any?, forKey: key) }
    open override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
    open override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
    open override func set(_ url: URL?, forKey key: String) { set(url?.absoluteString as Any?, forKey: key) }
    open override func removeObject(forKey key: String) {
        Self.lock.withLock { Self.values.groups[group]?[key] = nil }
    }
    open override func url(forKey key: String) -> URL? {
        let found = read("url") { object(forKey: key) }
        return (found as? String).flatMap { URL(string: $0) } ?? found as? URL
    }
    open override func register(defaults: [String: Any]) {
        Self.lock.withLock { Self.values.groups["*", default: [:]].merge(defaults) { old, _ in old } }
    }
    open override func dictionaryRepresentation() -> [String: Any] {
        Self.lock.withLock {
            (Self.values.groups["*"] ?? [:]).merging(Self.values.groups[group] ?? [:]) { $1 }
        }
    }
    open override func synchronize() -> Bool { true }
}
