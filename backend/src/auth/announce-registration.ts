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
 * Queues the mail that notifies the nursery, at the address of the person's country (spec §9), of a registration
 * awaiting approval.
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
