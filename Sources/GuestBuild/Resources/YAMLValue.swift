import Foundation
import Yams

extension PropertyListValue {
    /// The value of a YAML document, without what property lists do not have; `nil` if it cannot be read.
    init?(yaml text: String) {
        guard let loaded = try? Yams.load(yaml: text) else { return nil }
        self.init(loaded: loaded)
    }

    /// What Yams makes of a node; `nil` for null.
    private init?(loaded value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let flag as Bool: self = .boolean(flag)
        case let number as Int: self = .integer(number)
        case let number as Double: self = .real(number)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let values as [Any]: self = .array(values.compactMap(PropertyListValue.init(loaded:)))
        case let values as [AnyHashable: Any]:
            self = .dictionary(
                values.reduce(into: [:]) { found, entry in
                    guard let value = PropertyListValue(loaded: entry.value) else { return }
                    found["\(entry.key.base)"] = value
                })
        default: return nil
        }
    }
}
