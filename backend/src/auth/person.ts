import { PRODUCT, ROLE, type Acl, type AuthPerson } from '@arbora/domain';
import type { PoolClient } from 'pg';
import type { Config } from '../config';
import type { PrivateRow } from '../database/private/private-row';
import { AppError } from '../http/errors';
import { isRefusedDemo } from './demo-accounts';

/** A person in the auth service. */
export interface Person extends Pick<AuthPerson, 'id' | 'email' | 'roles' | 'allowed_apps' | 'is_blocked'> {
  acl: Acl[];
  has_second_factor: boolean;
  /** Set for staff who come in as customers until they have a second factor (`admitPerson`). */
  lacks_second_factor?: boolean;
  /** Null when no password was ever set. */
  password_hash: PrivateRow<'credential'>['password_hash'] | null;
}

const COLUMNS = `
  select p.id, p.email, p.roles, p.allowed_apps, p.is_blocked, coalesce(u.acl, '{}') as acl, c.password_hash,
    exists (select from app_private.one_time_code o where o.person_id = p.id and o.confirmed_at is not null)
      or exists (select from app_private.passkey k where k.person_id = p.id) as has_second_factor
  from public.auth_person p
  left join public.user_profile u on u.id = p.id
  left join app_private.credential c on c.person_id = p.id`;

/** `email` is trimmed and lower-case. */
export async function findPersonByEmail(client: PoolClient, email: string): Promise<Person | null> {
  const { rows } = await client.query<Person>(`${COLUMNS} where p.email = $1`, [email]);
  return rows[0] ?? null;
}

export async function findPersonById(client: PoolClient, id: string): Promise<Person | null> {
  const { rows } = await client.query<Person>(`${COLUMNS} where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Throws the reason to refuse an authenticated person. */
export function requireAdmission(person: Person, config: Config): void {
  if (person.is_blocked || isRefusedDemo(person.email, config)) throw new AppError('auth.blocked');
  if (!person.allowed_apps.includes(PRODUCT)) throw new AppError('auth.not_allowed_in_app');
  if (person.roles.includes(ROLE.registration)) throw new AppError('auth.awaiting_approval');
}
