import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work`, whose first statement begins a transaction, on a dedicated connection, and ends the transaction with
 * `end`, or with a rollback if `work` throws.
 */
export async function transaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  end: 'commit' | 'rollback' = 'commit',
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    const result = await work(client);
    await client.query(end);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
