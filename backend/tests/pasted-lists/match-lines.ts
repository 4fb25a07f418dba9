import type { MatchedLine } from '@arbora/domain';
import type { TestDatabase } from '../database';

/** Matches lines with plants as a customer. */
export async function matchLines(db: TestDatabase, lines: readonly string[]): Promise<MatchedLine[]> {
  return db.tryAs('customer@arbora.example', async (client) => {
    const { rows } = await client.query<{ answer: MatchedLine[] }>('select match_plant_lines($1) as answer', [lines]);
    return rows[0]!.answer;
  });
}
