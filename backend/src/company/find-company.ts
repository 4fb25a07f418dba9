import { isIco, type CompanySubject } from '@arbora/domain';
import type { PrivateRow } from '../database/private/private-row';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { Deps } from '../service';
import { fetchFromAres } from './ares';
import { findInDemoRegister } from './own-register';

/** Look-ups in the register per client address; cached responses are not counted. */
const LIMIT: RateLimit = { scope: 'company', max: 60, windowSeconds: 3600 };

/**
 * Returns the company of a Czech company id, from the cache of a day or the register; null if it is not registered, or
 * if its check digit is wrong, without a look-up. Throws if the register is unavailable.
 */
export async function findCompany(deps: Deps, ico: string, address: string): Promise<CompanySubject | null> {
  if (!isIco(ico)) return null;
  const { aresUrl } = deps.config.external;
  if (aresUrl === null) return findInDemoRegister(deps.database, ico);
  const cached = await readCache(deps, ico);
  if (cached !== undefined) return cached;
  await countCall(deps.database, LIMIT, address);
  const found = await fetchFromAres(aresUrl, ico);
  await writeCache(deps, ico, found);
  return found;
}

/** Undefined without a cached response of the last day; null if the register had no such company. */
async function readCache({ database }: Deps, ico: string): Promise<CompanySubject | null | undefined> {
  const { rows } = await database.asService((client) =>
    client.query<PrivateRow<'company_cache', 'subject'>>(
      "select subject from app_private.company_cache where ico = $1 and fetched_at > now() - interval '1 day'",
      [ico],
    ),
  );
  return rows[0]?.subject;
}

async function writeCache({ database }: Deps, ico: string, subject: CompanySubject | null): Promise<void> {
  await database.asService((client) =>
    client.query(
      `insert into app_private.company_cache (ico, subject) values ($1, $2)
       on conflict (ico) do update set subject = excluded.subject, fetched_at = now()`,
      [ico, subject === null ? null : JSON.stringify(subject)],
    ),
  );
}
