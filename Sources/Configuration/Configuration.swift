/// Settings: definitions, sources, and editing of the settings file.
///
/// Read first ``Settings`` (the values), ``SettingDefinition`` (key, meaning, variable and rule of each, in one place) and
/// ``SettingsReader`` (environment over file over defaults). `TOML/` parses TOML and records the place of every value.
