/// The theme files, embedded in the program.
public enum Themes {}
