/// Themes: read from files, reviewed for contrast and colour blindness, imported from terminals, and created.
///
/// Read first ``ThemeLibrary`` (themes by name), ``ThemeFile`` (one theme's text) and ``ThemeReview`` (what is wrong with a theme).
