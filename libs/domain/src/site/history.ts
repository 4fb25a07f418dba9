/** A past version of a document: table → row key → column → value. */
export type DocumentVersion = Record<string, Record<string, Record<string, unknown>>>;
