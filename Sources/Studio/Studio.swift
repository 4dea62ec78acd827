/// For designers and developers: preview, render, review of snapshots, theme gallery, simulations on the screen and as film.
///
/// Read first ``PreviewModel`` (what `islet preview` shows and what its keys do), ``RenderedPicture`` (a presentation as a file) and
/// ``WatchModel`` (a simulation that is watched). It cannot reach the store.
