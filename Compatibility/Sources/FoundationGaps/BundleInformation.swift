import Foundation

/// The `Info.plist` of a bundle. A key without a value is printed on standard error, where Islet finds it if the guest traps on it.
public struct _IsletInformation {
    fileprivate let values: [String: Any]

    /// The value of a key; `nil` if there is none.
    public subscript(key: String) -> Any? {
        if let value = values[key] { return value }
        GuestDefaults.reportMissingInformation(key)
        return nil
    }
    /// The value of a key, or another one.
    public subscript(key: String, default other: @autoclosure () -> Any) -> Any { values[key] ?? other() }
}

extension Bundle {
    /// What the source pass writes for `infoDictionary` where a value is read.
    public var isletInformation: _IsletInformation? { infoDictionary.map { _IsletInformation(values: $0) } }
    /// What the source pass writes for `object(forInfoDictionaryKey:)`.
    public func isletObject(forInfoDictionaryKey key: String) -> Any? {
        if let value = object(forInfoDictionaryKey: key) { return value }
        GuestDefaults.reportMissingInformation(key)
        return nil
    }
}
