import CellUI

// What screen readers read, if a condition is true.

extension View {
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        Group { if isEnabled { accessibilityLabel(label) } else { self } }
    }
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        Group { if isEnabled { accessibilityValue(value) } else { self } }
    }
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
}
