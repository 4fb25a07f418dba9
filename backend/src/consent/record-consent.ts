import type { ConsentRecord } from '@arbora/domain';
import { unmappedIp } from '../http/client-ip';
import { AppError } from '../http/errors';
import { callExternal } from '../http/external-service';
import type { Deps } from '../service';

/**
 * Records a decision about cookies, or forwards it to the server of `CONSENT_URL` in the same shape, with the address
 * that it came from. Throws `unavailable` if that server refuses it.
 */
export async function recordConsent(deps: Deps, record: ConsentRecord, address: string): Promise<void> {
  const { consentUrl } = deps.config.external;
  if (consentUrl === null) return insert(deps, record, address);
  const { status } = await callExternal(consentUrl, { body: { ...record, ip_address: address } });
  if (status >= 300) throw new AppError('unavailable', { message: `the consent server answered ${status}` });
}

async function insert({ database }: Deps, record: ConsentRecord, address: string): Promise<void> {
  const { ip_address, is_consent_given, host, cookies, user_agent, app, auth_person } = record;
  await database.asService((client) =>
    client.query(
      `insert into app_private.cookie_consent
         (ip_address, ip_agrees, is_consent_given, host, cookies, user_agent, app, auth_person)
       values ($1::inet, $1::inet = $2::inet, $3, $4, $5, $6, $7,
         (select id from public.auth_person where id = $8))`,
      [address, unmappedIp(ip_address), is_consent_given, host, cookies, user_agent, app, auth_person],
    ),
  );
}
