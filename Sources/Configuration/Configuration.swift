/// Settings: their definitions, where they come from, and how they are changed in a file.
///
/// Read first ``Settings`` (the values), ``SettingDefinition`` (key, meaning, variable and rule of each, in one place) and
/// ``SettingsReader`` (environment over file over defaults). `TOML/` reads TOML with the place of everything in it.
