import { ROLE } from '@arbora/domain';
import type { Database } from '../database/database';
import type { Caller } from './caller';

/** Whether the caller is an admin now, not only when the token was issued. */
export async function isLiveAdmin(database: Database, caller: Caller): Promise<boolean> {
  if (caller.claims === null || caller.role !== ROLE.admin) return false;
  const { rows } = await database.asRole(caller.claims, (client) =>
    client.query<{ ok: boolean }>("select app.has_acl('admin') as ok"),
  );
  return rows[0]?.ok ?? false;
}
