/// How things stand, in one line or one object: for bars, prompts and scripts.
///
/// Read these three: ``StatusMoment``, what there is to say at an instant; ``StatusFormat``, how each program wants it;
/// ``StatusRequest``, what was asked for.
