/// Collects, rewrites, compiles and runs a guest: the source of any app's Live Activity, as it stands in an iOS project.
///
/// Read first ``GuestCollection`` (which files and declarations), ``SourcePass`` (what is changed in them), ``GuestCompiler``
/// and ``GuestSession`` (the process that draws).
enum GuestBuild {}
