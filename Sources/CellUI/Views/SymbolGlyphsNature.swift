extension SymbolGlyphs {
    /// Weather, sky, plants, elements.
    static let nature: [(String, Character)] = [
        ("sun.max", "☼"), ("sun.max.fill", "☼"), ("sun.min", "¤"), ("sun.min.fill", "¤"), ("sun.haze", "≖"),
        ("sun.haze.fill", "≖"), ("sun.horizon", "⌢"), ("sun.horizon.fill", "⌢"), ("sun.dust", "✵"), ("sunrise", "◚"),
        ("sunrise.fill", "◚"), ("sunset", "◛"),
        ("sunset.fill", "◛"), ("light.max", "✹"), ("light.min", "✶"), ("moon", "☾"), ("moon.fill", "☾"),
        ("moon.circle", "☾"), ("moon.circle.fill", "☾"), ("moon.stars", "☽"), ("moon.stars.fill", "☽"),
        ("moon.zzz", "ᶻ"), ("moon.zzz.fill", "ᶻ"), ("zzz", "z"), ("cloud", "☁"), ("cloud.fill", "☁"),
        ("cloud.rain", "┆"), ("cloud.rain.fill", "┆"), ("cloud.drizzle", "┊"), ("cloud.heavyrain", "┇"),
        ("cloud.heavyrain.fill", "┇"), ("cloud.snow", "❆"), ("cloud.snow.fill", "❆"), ("cloud.bolt", "☇"),
        ("cloud.bolt.fill", "☇"), ("cloud.bolt.rain", "☈"), ("cloud.bolt.rain.fill", "☈"), ("cloud.sun", "❍"),
        ("cloud.sun.fill", "❍"), ("cloud.moon", "⋐"), ("cloud.moon.fill", "⋐"), ("cloud.fog", "░"),
        ("cloud.fog.fill", "░"), ("umbrella", "☂"), ("umbrella.fill", "☂"), ("snowflake", "❅"), ("wind", "↝"),
        ("tornado", "⍒"), ("hurricane", "ɞ"), ("humidity", "⍚"), ("thermometer", "°"), ("thermometer.medium", "°"),
        ("drop", "◊"), ("drop.fill", "⧫"), ("drop.circle", "◊"), ("drop.circle.fill", "◊"), ("flame", "♨"),
        ("flame.fill", "♨"), ("flame.circle", "♨"), ("flame.circle.fill", "♨"), ("bolt", "↯"), ("bolt.fill", "↯"),
        ("bolt.circle", "↯"), ("bolt.circle.fill", "↯"), ("bolt.slash", "Ƶ"), ("bolt.car", "Ϟ"), ("bolt.car.fill", "Ϟ"),
        ("leaf", "❧"), ("leaf.fill", "❧"), ("leaf.circle", "❧"), ("leaf.circle.fill", "❧"), ("tree", "‡"),
        ("tree.fill", "‡"), ("camera.macro", "✿"), ("laurel.leading", "☙"), ("laurel.trailing", "❦"),
        ("mountain.2", "∧"), ("mountain.2.fill", "∧"), ("water.waves", "≈"), ("globe", "♁"), ("globe.americas", "♁"),
        ("globe.americas.fill", "♁"), ("globe.europe.africa", "♁"), ("globe.asia.australia", "♁"), ("pawprint", "∴"),
        ("pawprint.fill", "∴"), ("atom", "⊛"),
    ]
}
