extension SymbolGlyphs {
    /// Playback and sound.
    static let media: [(String, Character)] = [
        ("play", "▷"), ("play.fill", "►"), ("play.circle", "▷"), ("play.circle.fill", "►"), ("playpause", "⊵"),
        ("playpause.fill", "⊵"), ("pause", "‖"), ("pause.fill", "‖"), ("pause.circle", "‖"), ("pause.circle.fill", "‖"),
        ("stop", "□"), ("stop.fill", "■"), ("stop.circle", "◙"), ("stop.circle.fill", "◙"), ("record.circle", "◉"),
        ("record.circle.fill", "◉"), ("forward", "»"), ("forward.fill", "»"), ("forward.end", "↠"),
        ("forward.end.fill", "↠"), ("backward", "«"), ("backward.fill", "«"), ("backward.end", "↞"),
        ("backward.end.fill", "↞"), ("goforward", "↻"), ("gobackward", "↺"), ("repeat", "⇌"), ("repeat.1", "⇋"),
        ("shuffle", "⇆"), ("eject", "≜"), ("eject.fill", "≜"), ("goforward.10", "↻"), ("goforward.15", "↻"),
        ("goforward.30", "↻"), ("gobackward.10", "↺"), ("gobackward.15", "↺"), ("gobackward.30", "↺"),
        ("music.note", "♫"), ("music.note.list", "♬"), ("music.quarternote.3", "♩"), ("music.mic", "φ"), ("mic", "φ"),
        ("mic.fill", "φ"), ("mic.slash", "ø"), ("mic.slash.fill", "ø"), ("waveform", "≋"), ("waveform.circle", "≋"),
        ("waveform.circle.fill", "≋"), ("waveform.path", "∼"), ("waveform.path.ecg", "⌁"), ("headphones", "☊"),
        ("hifispeaker", "⊡"), ("speaker", "◃"), ("speaker.fill", "◂"), ("speaker.slash", "≮"),
        ("speaker.slash.fill", "≮"), ("speaker.wave.1", "⊲"), ("speaker.wave.2", "⊴"), ("speaker.wave.2.fill", "⊴"),
        ("speaker.wave.3", "⋞"), ("speaker.wave.3.fill", "⋞"), ("airplayaudio", "◮"), ("airplayvideo", "⍍"),
        ("film", "⍁"), ("film.fill", "⍁"), ("video", "⍈"), ("video.fill", "⍈"), ("tv", "⍔"), ("tv.fill", "⍔"),
        ("camera", "◘"), ("camera.fill", "◘"), ("photo", "◪"), ("photo.fill", "◪"),
    ]
}
