/// Text that people and scripts read and write, without a view or a terminal: so far ``JSONValue``, JSON of any shape.
