import { mutation, rest, rows } from '@arbora/api';
import { withDefaultChoices, type ListLine } from './list-lines';

/**
 * Matches the lines of a list with plants, all in one request.
 * @throws ApiError request.invalid for too many lines
 */
export const matchLines = mutation<ListLine[], string[]>({
  run: async (lines) => withDefaultChoices(lines, await rows(rest().rpc('match_plant_lines', { lines }))),
});
