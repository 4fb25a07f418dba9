import type { QueryResult, QueryResultRow } from 'pg';
import { beginAs, type Claims, type Database } from './database';

/**
 * Runs one statement as a caller in a transaction of its own that travels to the database in one piece, commit
 * included: locks that the statement takes are not held over a round trip. Values have to be in the text, escaped by
 * `escapeLiteral`.
 */
export async function callAs<Row extends QueryResultRow>(
  { pool }: Pick<Database, 'pool'>,
  claims: Claims | null,
  statement: string,
): Promise<Row[]> {
  const client = await pool.connect();
  let broken = false;
  try {
    // Several statements in one text have one result each: begin, the settings, ours, commit.
    const results: unknown = await client.query(`${beginAs(claims)}; ${statement}; commit`);
    return (results as QueryResult<Row>[])[2]?.rows ?? [];
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
