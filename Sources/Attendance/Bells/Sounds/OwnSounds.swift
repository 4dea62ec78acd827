import Configuration

/// The sounds that Islet makes. All are audible on a laptop's loudspeaker, which plays little below 200 Hz.
extension OwnSound {
    /// How it is synthesized.
    var synthesis: StruckSound {
        switch self {
        case .bowl: Self.deepBowl
        case .smallBowl: Self.highBowl
        case .gong: Self.struckGong
        case .wood: Self.block
        case .chime: Self.bar
        }
    }

    /// Source of a bowl's ratios: D. Terwagne and J. W. M. Bush, "Tibetan singing bowls", Nonlinearity 24 (2011), measured on
    /// bowls.
    private static let deepBowl = StruckSound(
        duration: 7, attack: 0.012, release: 2,
        partials: [
            .init(frequency: 220, loudness: 1, fading: 2.6, beating: 0.9),
            .init(frequency: 220 * 2.74, loudness: 0.55, fading: 1.7, beating: 1.3),
            .init(frequency: 220 * 5.08, loudness: 0.28, fading: 1.0, beating: 1.9),
            .init(frequency: 220 * 7.86, loudness: 0.12, fading: 0.55, beating: 2.6),
            .init(frequency: 220 * 10.95, loudness: 0.06, fading: 0.3, beating: 3.4),
        ])

    private static let highBowl = StruckSound(
        duration: 5, attack: 0.006, release: 1.5,
        partials: [
            .init(frequency: 528, loudness: 1, fading: 1.7, beating: 1.4),
            .init(frequency: 528 * 2.71, loudness: 0.4, fading: 1.0, beating: 2.1),
            .init(frequency: 528 * 5.02, loudness: 0.14, fading: 0.5, beating: 3.1),
            .init(frequency: 528 * 7.74, loudness: 0.05, fading: 0.25, beating: 4.2),
        ])

    /// A gong's many partials lie close together, and the higher ones take time to come.
    private static let struckGong = StruckSound(
        duration: 9, attack: 0.02, release: 3,
        partials: [
            .init(frequency: 110, loudness: 0.6, fading: 3.6, beating: 0.6),
            .init(frequency: 163, loudness: 0.55, fading: 3.2, beating: 0.8, rising: 0.04),
            .init(frequency: 228, loudness: 1, fading: 2.9, beating: 1.1, rising: 0.06),
            .init(frequency: 287, loudness: 0.7, fading: 2.6, beating: 1.3, rising: 0.09),
            .init(frequency: 361, loudness: 0.55, fading: 2.3, beating: 1.7, rising: 0.13),
            .init(frequency: 442, loudness: 0.4, fading: 2.0, beating: 2.1, rising: 0.17),
            .init(frequency: 559, loudness: 0.3, fading: 1.7, beating: 2.4, rising: 0.22),
            .init(frequency: 701, loudness: 0.17, fading: 1.4, beating: 2.9, rising: 0.27),
            .init(frequency: 887, loudness: 0.11, fading: 1.1, beating: 3.4, rising: 0.32),
            .init(frequency: 1163, loudness: 0.06, fading: 0.9, beating: 4.1, rising: 0.36),
        ])

    /// A hollow block: the air in it sounds lowest and longest, the wood above it is over at once.
    private static let block = StruckSound(
        duration: 0.6, attack: 0.001, release: 0.1,
        partials: [
            .init(frequency: 410, loudness: 1, fading: 0.07),
            .init(frequency: 962, loudness: 0.6, fading: 0.035),
            .init(frequency: 1687, loudness: 0.35, fading: 0.018),
            .init(frequency: 2911, loudness: 0.2, fading: 0.008),
        ])

    /// The ratios of a bar that is free at both ends, from the theory of Euler and Bernoulli.
    private static let bar = StruckSound(
        duration: 4, attack: 0.003, release: 1.2,
        partials: [
            .init(frequency: 784, loudness: 1, fading: 1.3, beating: 1.7),
            .init(frequency: 784 * 2.756, loudness: 0.5, fading: 0.8, beating: 2.3),
            .init(frequency: 784 * 5.404, loudness: 0.2, fading: 0.35),
            .init(frequency: 784 * 8.933, loudness: 0.08, fading: 0.15),
        ])
}
