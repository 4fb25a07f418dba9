import type { PoolClient } from 'pg';

/**
 * Erases a person and the data held about them; records that must be kept no longer identify them. Returns whether the
 * person existed. Raises auth.own_account for admins who erase themselves, and auth.last_admin.
 */
export async function erasePerson(client: PoolClient, id: string, actorId: string): Promise<boolean> {
  const { rows } = await client.query<{ erased: boolean }>('select app_private.erase_person($1, $2) as erased', [
    id,
    actorId,
  ]);
  return rows[0]?.erased ?? false;
}
