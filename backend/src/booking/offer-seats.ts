import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../service';

/** Offers free seats to those who wait for them, and ends the offers that ran out; each slot in a transaction of its own. */
export async function offerSeats({ config, database }: Pick<Deps, 'config' | 'database'>): Promise<void> {
  const { rows } = await database.service.query<{ slot: string }>('select app_private.slots_to_offer() as slot');
  for (const { slot } of rows) {
    await database.service.query('select app_private.offer_seats($1, $2)', [slot, config.waitingOfferHours]);
  }
}

/** The same right after seats became free; what fails is made up for by the job. */
export async function offerFreedSeats(deps: Pick<Deps, 'config' | 'database'>, log: FastifyBaseLogger): Promise<void> {
  await offerSeats(deps).catch((error: unknown) => log.warn({ err: error }, 'free seats were not offered'));
}
