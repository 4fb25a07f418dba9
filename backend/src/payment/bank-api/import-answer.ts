import { createHash } from 'node:crypto';
import { AppError } from '../../http/errors';
import { czechIban } from '../account';
import { applyRecorded } from '../statement/apply-recorded';
import { ofOneNotation, type ImportDeps } from '../statement/import-statement';
import { SERVICES } from '../statement/importer';
import { recordNewMovements } from '../statement/record-statement';

/**
 * Books the movements of the bank's answer that are new, in the way of an uploaded file, and returns their number.
 * Without new ones nothing is recorded.
 * @throws AppError as `importStatement`
 */
export async function importAnswer({ config, database, reader }: ImportDeps, answer: Buffer): Promise<number> {
  const iban = czechIban(config.payment);
  const read = await reader.read(answer, {}, iban);
  if (read.format !== 'fio') throw new AppError('payment.statement_format');
  const statement = ofOneNotation(read, config.payment, iban);
  const checksum = createHash('sha256').update(answer).digest('hex');
  const recorded = await recordNewMovements(database, statement, checksum, iban);
  if (recorded === null) return 0;
  const { lines } = await applyRecorded(database, SERVICES, recorded);
  return lines;
}
