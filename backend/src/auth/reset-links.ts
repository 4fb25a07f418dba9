import type { PoolClient } from 'pg';

/** Ends the links to set a password that a person still has: none outlives the password it was asked for. */
export async function endResetLinks(client: PoolClient, personId: string): Promise<void> {
  await client.query(
    'update app_private.password_reset set used_at = clock_timestamp() where person_id = $1 and used_at is null',
    [personId],
  );
}
