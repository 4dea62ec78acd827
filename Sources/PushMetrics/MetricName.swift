/// Names as Prometheus allows them.
///
/// Source: [Data model](https://prometheus.io/docs/concepts/data_model/#metric-names-and-labels).
package enum MetricName {
    /// The name of a metric: letters, digits, `_` and `:`, no digit first. Anything else becomes `_`; nothing becomes `_`.
    package static func metric(_ name: String) -> String { sanitized(name, allowingColon: true) }

    /// The name of a label: as a metric's, without `:`.
    package static func label(_ name: String) -> String { sanitized(name, allowingColon: false) }

    private static func sanitized(_ name: String, allowingColon: Bool) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "_": result.unicodeScalars.append(scalar)
            case "0"..."9":
                if result.isEmpty { result += "_" }
                result.unicodeScalars.append(scalar)
            case ":" where allowingColon: result += ":"
            default: result += "_"
            }
        }
        return result.isEmpty ? "_" : result
    }
}
