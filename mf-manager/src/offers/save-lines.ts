import { rest, row } from '@arbora/api';
import type { EditedLine } from '../section/section';

/** Sets stock and prices of lines atomically. @throws ApiError content.changed_meanwhile */
export function saveLines(lines: readonly EditedLine[]): Promise<number | null> {
  return row(rest().rpc('save_offer_lines', { p_lines: lines }));
}
