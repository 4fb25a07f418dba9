import { rest, row } from '@arbora/api';
import type { ImportedLine } from '../section/section';

/** Sets stock and prices of lines, all or none. @throws ApiError content.changed_meanwhile */
export function saveLines(lines: readonly ImportedLine[]): Promise<number | null> {
  return row(rest().rpc('save_offer_lines', { p_lines: lines }));
}
