import type { PoolClient } from 'pg';

/** Ends a person's remaining password reset links: none may outlive the password that it was requested for. */
export async function endResetLinks(client: PoolClient, personId: string): Promise<void> {
  await client.query(
    'update app_private.password_reset set used_at = clock_timestamp() where person_id = $1 and used_at is null',
    [personId],
  );
}
