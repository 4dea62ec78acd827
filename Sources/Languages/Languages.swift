/// The words that a meditator reads, in five languages: the string catalogue, and how each language writes dates, numbers and lengths of
/// time. It reads no clock and no environment, and none of it uses Foundation's locale data, which takes milliseconds to load.
///
/// Names in code are read as words here too (``NameWords``), for the server's messages and for guests.
///
/// Read first: ``localized(_:)``, which every such text passes; ``Language``, of which one is in effect; ``Phrase``, the English text with
/// its values.
