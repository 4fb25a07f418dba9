import type { PoolClient } from 'pg';

export type SecurityChange = 'passkey_added' | 'passkey_removed' | 'one_time_codes_on' | 'one_time_codes_off';

/** Notifies a person by mail of a change of the account's security, which may be an attacker's. */
export async function mailSecurityChange(client: PoolClient, personId: string, change: SecurityChange): Promise<void> {
  await client.query(
    `select app_private.enqueue_mail(
       'security-changed', email, locale, jsonb_build_object('person_id', id, 'change', $2::text)
     )
     from public.user_profile where id = $1`,
    [personId, change],
  );
}
