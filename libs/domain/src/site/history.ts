import type { Row } from '../database/row';

/** View `history_list`: one row written by a change, for staff of its section. */
export type HistoryEntry = Row<'history_list'>;

/** A past version of a document: table → row key → column → value. */
export type DocumentVersion = Record<string, Record<string, Record<string, unknown>>>;
