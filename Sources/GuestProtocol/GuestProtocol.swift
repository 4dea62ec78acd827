/// What Islet and a guest say to each other: a guest is the process that compiles in a stranger's widget and draws it.
///
/// Every message is JSON behind its length (``GuestMessage``). Islet sends a ``GuestRequest``, the guest answers with a
/// ``GuestReply`` that has a whole picture: nothing of a guest's types leaves its process.
enum GuestProtocol {}
