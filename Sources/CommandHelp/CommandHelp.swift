/// What `--help` prints, in the same form for every program, from the definitions that parse the command line.
///
/// Read these three first: ``HelpPage``, the help of a command; ``CommandDescription``, what ArgumentParser knows of it;
/// ``Prose``, its explanation taken apart.
