/// A view that only groups others and is omitted from the inspection tree.
protocol StructuralView {}
/// A view that represents a custom modifier.
protocol ModifyingView {}
/// A view whose name in the inspector differs from its type's.
protocol InspectionNamed {
    var inspectionName: String { get }
}

/// Formats views, modifiers and values as in source code.
enum InspectionName {
    /// The name of a view's type without generic arguments.
    static func of<V: View>(_ view: V) -> String {
        (view as? any InspectionNamed)?.inspectionName ?? type(V.self)
    }

    static func type<T>(_ type: T.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }

    /// `.padding` for `padding(_:_:)`; `nil` if the modifier is hidden.
    static func modifier(_ function: StaticString) -> String? {
        function.utf8CodeUnitCount == 0 ? nil : "." + String(describing: function).prefix { $0 != "(" }
    }

    /// `8`, `0.5`.
    static func number(_ value: Double) -> String {
        if value == .infinity { return ".infinity" }
        return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }

    /// `.frame(width: 40, alignment: .leading)`, with only the lengths that are set.
    static func frame(_ lengths: [(String, CGFloat?)], _ alignment: Alignment) -> String {
        var arguments = lengths.compactMap { name, length in length.map { "\(name): \(number($0))" } }
        if let alignment = self.alignment(alignment) { arguments.append("alignment: \(alignment)") }
        return ".frame(\(arguments.joined(separator: ", ")))"
    }

    /// `8` for equal insets, `.horizontal, 8` for one pair, otherwise each.
    static func insets(_ insets: EdgeInsets) -> String {
        let sides: [(Edge.Set, String, CGFloat)] = [
            (.top, "top", insets.top), (.leading, "leading", insets.leading), (.bottom, "bottom", insets.bottom),
            (.trailing, "trailing", insets.trailing),
        ]
        let some = sides.filter { $0.2 != 0 }
        guard let length = some.first?.2, some.allSatisfy({ $0.2 == length }) else {
            return some.isEmpty ? "0" : some.map { "\($0.1): \(number($0.2))" }.joined(separator: ", ")
        }
        switch some.reduce(into: Edge.Set(), { $0.formUnion($1.0) }) {
        case .all: return number(length)
        case .horizontal: return ".horizontal, \(number(length))"
        case .vertical: return ".vertical, \(number(length))"
        default:
            let names = some.map { "." + $0.1 }.joined(separator: ", ")
            return "\(some.count == 1 ? names : "[\(names)]"), \(number(length))"
        }
    }

    /// `.leading`; `nil` for the centre, which is the default.
    static func alignment(_ alignment: Alignment) -> String? {
        let vertical =
            switch alignment.vertical.guide {
            case .top: "top"
            case .center: ""
            case .bottom: "bottom"
            case .firstTextBaseline: "firstTextBaseline"
            case .lastTextBaseline: "lastTextBaseline"
            case .custom(let key): "\(key.id)"
            }
        let horizontal =
            switch alignment.horizontal.guide {
            case .center: ""
            case .custom(let key): "\(key.id)"
            default: "\(alignment.horizontal.guide)"
            }
        if vertical.isEmpty { return horizontal.isEmpty ? nil : "." + horizontal }
        return "." + vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
    }

    /// `#8E8E93`, `#8E8E93 at 50 %`, `ANSI 4`, `default`, `gradient`.
    static func paint(_ paint: Paint) -> String {
        guard case .color(let color, let opacity) = paint else { return "gradient" }
        return opacity < 1 ? "\(self.color(color)) at \(Int((opacity * 100).rounded())) %" : self.color(color)
    }

    private static func color(_ color: CellColor) -> String {
        switch color.kind {
        case .terminalDefault: return "default"
        case .ansi(let index): return "ANSI \(index)"
        case .rgb:
            let digits = String(color.code, radix: 16, uppercase: true)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
    }

    /// `.headline`, `.system(size: 20)`, `.body.bold()`.
    static func font(_ font: Font) -> String {
        var name = ".system(size: \(number(font.size)))"
        if let style = font.textStyle, style.size == font.size { name = ".\(style)" }
        if let weight = font.weight, font.textStyle != .headline || weight != .semibold {
            name += weight == .bold ? ".bold()" : ".weight(\(weight.value))"
        }
        return font.isItalic ? name + ".italic()" : name
    }
}
