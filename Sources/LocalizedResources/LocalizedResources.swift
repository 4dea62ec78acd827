/// Foundation's texts of string catalogues, which it has on Apple's platforms alone: views and alerts are written with them.
///
/// Read `LocalizedStringResource`, `String.LocalizationValue` and `String.init(localized:)` first.
