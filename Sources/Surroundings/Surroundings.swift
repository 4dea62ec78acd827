/// What commands, screens and the attendant find around them: the clocks, the store, the settings that hold, streams, and what was
/// typed.
///
/// Read these three: ``Shell``, the world as a command sees it, which tests replace; ``LoadedSettings``, the settings of this run;
/// ``ForegroundProgram``, which has the terminal until it ends.
