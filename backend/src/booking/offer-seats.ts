import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../service';

/** Offers free seats to the waiting list and ends expired offers; each slot in its own transaction. */
export async function offerSeats({ config, database }: Pick<Deps, 'config' | 'database'>): Promise<void> {
  const { rows } = await database.service.query<{ slot: string }>('select app_private.slots_to_offer() as slot');
  for (const { slot } of rows) {
    await database.service.query('select app_private.offer_seats($1, $2)', [slot, config.waitingOfferHours]);
  }
}

/** The same right after seats became free; the job retries failures. */
export async function offerFreedSeats(deps: Pick<Deps, 'config' | 'database'>, log: FastifyBaseLogger): Promise<void> {
  await offerSeats(deps).catch((error: unknown) => log.warn({ err: error }, 'free seats were not offered'));
}
