import { mutation, rest, rows } from '@arbora/api';
import { decided, type ListLine } from './list-lines';

/**
 * Asks what the lines of a list mean, all in one request.
 * @throws ApiError request.invalid for too many of them
 */
export const matchLines = mutation<ListLine[], string[]>({
  run: async (lines) => decided(lines, await rows(rest().rpc('match_plant_lines', { lines }))),
});
