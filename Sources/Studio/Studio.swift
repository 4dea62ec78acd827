/// Tools for designers and developers: preview, rendering, snapshot review, theme gallery, and simulations as screen or
/// recording.
///
/// Start with ``PreviewModel`` (what `islet preview` shows and what its keys do), ``RenderedPicture`` (a presentation as a
/// file) and ``WatchModel`` (a watched simulation). This module cannot access the store.
