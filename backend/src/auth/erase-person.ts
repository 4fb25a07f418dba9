import type { PoolClient } from 'pg';

/**
 * Erases a person and what is held about him; what has to stay says no more whose it was. Returns whether there was
 * anyone. Raises auth.own_account for an admin who would erase himself, auth.last_admin.
 */
export async function erasePerson(client: PoolClient, id: string, actorId: string): Promise<boolean> {
  const { rows } = await client.query<{ erased: boolean }>('select app_private.erase_person($1, $2) as erased', [
    id,
    actorId,
  ]);
  return rows[0]?.erased ?? false;
}
