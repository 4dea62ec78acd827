/// Whether terminals disagree, in practice, on how many columns a cluster takes.
enum DisputedWidth {
    /// True for sequences with a variation selector or a joiner, for flags, keycaps and skin tones: everything in which
    /// a terminal that counts scalars and one that counts clusters come to different sums.
    static func isDisputed(_ character: Character) -> Bool {
        character.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0xFE0E, 0xFE0F, 0x200D, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
            default: false
            }
        }
    }
}
