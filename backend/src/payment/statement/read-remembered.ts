import type { CsvColumnsQuestion, CsvMapping } from '@arbora/domain';
import type { Database } from '../../database/database';
import { AppError } from '../../http/errors';
import { headingsKey } from './csv-columns';
import { rememberedColumns } from './csv-layout';
import type { Statement } from './statement';
import type { StatementReader } from './statement-reader';

/**
 * Reads a file; a CSV with unknown headings by the columns that staff chose for an earlier one.
 * @throws AppError as `StatementReader.read`; payment.statement_columns also if the file does not fit these columns
 */
export async function readRemembered(
  { database, reader }: { database: Database; reader: StatementReader },
  bytes: Uint8Array,
  mapping: CsvMapping,
  ownAccount: string,
): Promise<Statement> {
  try {
    return await reader.read(bytes, mapping, ownAccount);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment.statement_columns') throw error;
    const { columns } = error.details as CsvColumnsQuestion;
    const remembered = await rememberedColumns(database, headingsKey(columns));
    if (remembered === null || Object.keys(mapping).length > 0) throw error;
    return reader.read(bytes, remembered, ownAccount).catch(() => Promise.reject(error));
  }
}
