extension SymbolGlyphs {
    /// Clocks, alarms, calendars.
    static let time: [(String, Character)] = [
        ("timer", "◴"), ("timer.circle", "◴"), ("timer.circle.fill", "◕"), ("timer.square", "◴"), ("clock", "◷"),
        ("clock.fill", "◷"), ("clock.circle", "◷"), ("clock.circle.fill", "◷"), ("clock.badge.checkmark", "◷"),
        ("clock.badge.exclamationmark", "◷"), ("clock.arrow.circlepath", "↫"), ("clock.arrow.2.circlepath", "↬"),
        ("stopwatch", "◶"), ("stopwatch.fill", "◶"), ("alarm", "⍥"), ("alarm.fill", "⍥"),
        ("alarm.waves.left.and.right", "⍥"), ("hourglass", "◔"), ("hourglass.circle", "◔"),
        ("hourglass.bottomhalf.filled", "⋚"), ("hourglass.tophalf.filled", "⋛"), ("gauge", "◠"),
        ("gauge.with.needle", "◠"), ("speedometer", "◠"), ("calendar", "▦"), ("calendar.circle", "▦"),
        ("calendar.badge.clock", "▦"), ("calendar.badge.plus", "▦"), ("deskclock", "◷"), ("applewatch", "⌾"),
        ("watchface.applewatch.case", "⌾"),
    ]
}
