import { mutation, rest, rows } from '@arbora/api';
import { decided, type ListLine } from './list-lines';

/**
 * Matches the lines of a list with plants, all in one request.
 * @throws ApiError request.invalid for too many lines
 */
export const matchLines = mutation<ListLine[], string[]>({
  run: async (lines) => decided(lines, await rows(rest().rpc('match_plant_lines', { lines }))),
});
