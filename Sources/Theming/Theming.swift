/// Themes: read from files, reviewed for contrast and colour blindness, imported from terminals, and created.
///
/// Read first ``ThemeLibrary`` (themes by name), ``ThemeFile`` (one theme's file) and ``ThemeReview`` (problems of a theme).
