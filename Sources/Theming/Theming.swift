/// Themes: read from files with the place of every fault, reviewed for contrast and colour blindness, imported from terminals, made anew.
///
/// Read first ``ThemeLibrary`` (themes by name), ``ThemeFile`` (one theme's text) and ``ThemeReview`` (what is wrong with a theme).
