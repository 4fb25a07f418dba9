/** The schema cannot be applied, or does not fit the database; the message is one line that names the remedy. */
export class SchemaError extends Error {}
