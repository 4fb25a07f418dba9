/** The schema cannot be applied, or does not fit the database; the message is one line that says what to do. */
export class SchemaError extends Error {}
