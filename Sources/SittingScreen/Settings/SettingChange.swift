import Configuration

/// A change of one setting, requested on the settings screen.
package struct SettingChange: Hashable {
    /// The setting.
    package let definition: SettingDefinition
    /// The new value as typed; `nil` for the default.
    package let value: String?

    package init(_ definition: SettingDefinition, to value: String?) {
        (self.definition, self.value) = (definition, value)
    }
}
