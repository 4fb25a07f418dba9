import type { AuthRole, Registration } from '@arbora/domain';
import type { PoolClient } from 'pg';

/** An account to create; the e-mail is trimmed and lower-case. */
export interface NewPerson {
  email: string;
  passwordHash: string;
  roles: readonly AuthRole[];
  allowedApps: readonly string[];
  prefs: Record<string, unknown>;
  profile: Partial<Omit<Registration, 'email' | 'password' | 'subscriptions' | 'apiKey'>>;
}

/**
 * Creates person, password and profile with one shared id, and returns it. The database raises auth.user_exists and
 * profile.nickname_taken.
 */
export async function createPerson(client: PoolClient, person: NewPerson): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select app_private.create_person($1, $2, $3, $4, $5, $6) as id',
    [person.email, person.passwordHash, person.roles, person.allowedApps, person.prefs, person.profile],
  );
  return rows[0]?.id ?? '';
}
