import { ROLE, type AccessTokenClaims, type Acl } from '@arbora/domain';
import type { Database } from '../database/database';
import { AppError } from './errors';
import type { Caller } from './access';

/** Throws auth.forbidden when the caller holds none of the rights in `acl` now; an admin holds all. */
export type RightCheck = (claims: AccessTokenClaims | null, acl: readonly Acl[]) => Promise<void>;

/** Asks the database, because a token outlives the right it was issued for. */
export function createRightCheck(database: Pick<Database, 'asRole'>): RightCheck {
  return async (claims, acl) => {
    if (claims === null) throw new AppError('auth.login_required');
    const { rows } = await database.asRole(claims, (client) =>
      client.query<{ holds: boolean }>(
        'select coalesce(bool_or(app.has_acl(acl)), false) as holds from unnest($1::text[]) acl',
        [[...acl, 'admin']],
      ),
    );
    if (rows[0]?.holds !== true) throw new AppError('auth.forbidden');
  };
}

/** Whether the caller is an admin now, not only when the token was issued. */
export async function isLiveAdmin(database: Database, caller: Caller): Promise<boolean> {
  if (caller.claims === null || caller.role !== ROLE.admin) return false;
  const { rows } = await database.asRole(caller.claims, (client) =>
    client.query<{ ok: boolean }>("select app.has_acl('admin') as ok"),
  );
  return rows[0]?.ok ?? false;
}
