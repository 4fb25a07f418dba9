import type { Row } from '../database/row';

/** View `history_list`: one row that a change wrote, to staff of its section. */
export type HistoryEntry = Row<'history_list'>;

/** The rows of a document as they were: table → key of the row → column → value. */
export type DocumentVersion = Record<string, Record<string, Record<string, unknown>>>;
