import type { Country } from '@arbora/domain';
import type { PoolClient } from 'pg';
import type { Config } from '../config';
import { nurseryAddress } from '../mail/recipient';

interface NewRegistration {
  id: string;
  email: string;
  name?: string | undefined;
  company?: string | undefined;
  ico?: string | undefined;
  phone?: string | undefined;
  country: Country | null;
}

/**
 * Queues the mail that tells the nursery about a registration awaiting approval, at the address of its country (spec
 * §9).
 */
export async function announceRegistration(
  client: PoolClient,
  config: Config,
  { id, ...details }: NewRegistration,
): Promise<void> {
  await client.query('select app_private.enqueue_mail($1, $2, $3, $4, $5)', [
    'registration-new',
    nurseryAddress({ country: details.country }, config),
    'cs',
    { person_id: id, ...details },
    `registration-new:${id}`,
  ]);
}
