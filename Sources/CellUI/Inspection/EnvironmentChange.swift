extension InspectionName {
    /// The text of an environment modifier with the values it changed, such as `.font(.headline)`; the name alone if
    /// no value can be shown.
    static func change(by name: String, from old: EnvironmentValues, to new: EnvironmentValues) -> String {
        var values: [String] = []
        if old.font != new.font, let font = new.font { values.append(self.font(font)) }
        if name.hasPrefix(".foreground"), let style = new.foreground { values.append(paint(style._paint(in: new))) }
        if name == ".tint" || name == ".accentColor", let style = new.tint {
            values.append(paint(style._paint(in: new)))
        }
        if old.lineLimit != new.lineLimit { values.append(new.lineLimit.map(String.init) ?? "nil") }
        if old.opacity != new.opacity { values.append(number(old.opacity == 0 ? 0 : new.opacity / old.opacity)) }
        if old.textStyle.weight != new.textStyle.weight, name == ".fontWeight" {
            values.append(new.textStyle.weight.map { "\($0.value)" } ?? "nil")
        }
        if old.multilineTextAlignment != new.multilineTextAlignment { values.append(".\(new.multilineTextAlignment)") }
        if old.truncationMode != new.truncationMode { values.append(".\(new.truncationMode)") }
        if old.minimumScaleFactor != new.minimumScaleFactor { values.append(number(new.minimumScaleFactor)) }
        if old.layoutDirection != new.layoutDirection { values.append(".\(new.layoutDirection)") }
        if old.dynamicTypeSize != new.dynamicTypeSize { values.append(".\(new.dynamicTypeSize)") }
        if old.colorScheme != new.colorScheme { values.append(".\(new.colorScheme)") }
        if old.localization !== new.localization { values.append(new.locale.identifier) }
        return values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
    }
}
