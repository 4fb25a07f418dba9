import { isApiError } from '@arbora/api';
import { CSV_FIELDS, STATEMENT_FAULTS, type CsvColumnsQuestion, type StatementFault } from '@arbora/domain';
import * as v from 'valibot';

/** Why a file was refused. */
export type Refusal = { line: number; reason: StatementFault } | { account: string; expected: string };

const detailsOf = (error: { body: unknown }): unknown => (error.body as { details?: unknown } | null)?.details;

const line = v.object({ line: v.number(), reason: v.picklist(STATEMENT_FAULTS) });
const account = v.object({ account: v.string(), expected: v.string() });
const columns = v.object({
  columns: v.array(v.string()),
  rows: v.array(v.array(v.string())),
  // A server of the release before does not send them.
  known: v.optional(v.partial(v.object(v.entriesFromList(CSV_FIELDS, v.string()))), {}),
});

/** The malformed line, or the account that a refused file belongs to; null for other errors. */
export function refusalOf(error: unknown): Refusal | null {
  if (isApiError(error, 'payment.statement_invalid')) return outputOf(line, detailsOf(error));
  return isApiError(error, 'payment.statement_account') ? outputOf(account, detailsOf(error)) : null;
}

/** The columns of a CSV whose headings are unknown; null for other errors. */
export function columnsQuestionOf(error: unknown): CsvColumnsQuestion | null {
  return isApiError(error, 'payment.statement_columns') ? outputOf(columns, detailsOf(error)) : null;
}

function outputOf<Output>(schema: v.GenericSchema<unknown, Output>, details: unknown): Output | null {
  const parsed = v.safeParse(schema, details);
  return parsed.success ? parsed.output : null;
}
