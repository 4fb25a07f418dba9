import { LOCALES, ROLE, type BookingTicket, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { Claims } from '../../database/database';
import { makeApplePass } from './make-apple-pass';
import { AppError } from '../../http/errors';
import { uuid } from '../../http/fields';
import { passOf, readFacts, validTickets } from '../mail/reservation-facts';
import { TEXTS } from '../../mail/texts';
import type { App, Deps } from '../../service';
import { readableReservationFacts } from '../visible-reservation';
import { APPLE_PASS_TYPE } from './apple-pass';
import { googlePass } from './google-pass';
import { offeredWallets } from './offered-wallets';
import type { WalletPass } from './wallet-pass';

/**
 * `GET /api/backend/booking_ticket/:id/apple?locale=` → the ticket as an Apple Wallet pass, `…/google` → `{url}`, the
 * address that saves it to Google Wallet; for callers who may read the reservation. 404 booking.ticket_unknown for any
 * other ticket, for one that is not valid, for example before the payment, and where the wallet is not configured.
 */
export function walletPassRoute(app: App, { config, database }: Deps): void {
  app.get(
    '/api/backend/booking_ticket/:id/:wallet',
    {
      config: { access: [ROLE.customer] },
      schema: {
        summary: 'A ticket as a pass for the wallet of a phone',
        errors: ['booking.ticket_unknown'],
        params: v.object({ id: uuid, wallet: v.picklist(['apple', 'google'], 'invalid') }),
        querystring: v.object({ locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs') }),
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request;
      const { apple, google } = offeredWallets(config);
      const pass = await visiblePass(database, caller.claims, params.id, query.locale);
      reply.header('cache-control', 'no-store');
      if (pass !== null && params.wallet === 'google' && google !== null) {
        return { url: await googlePass(pass, google, config) };
      }
      if (pass !== null && params.wallet === 'apple' && apple !== null) {
        const name = TEXTS[query.locale].ticket.pass_file;
        const { brand, publicOrigin } = config;
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .type(APPLE_PASS_TYPE)
          .send(await makeApplePass(pass, apple, { brand, publicOrigin }));
      }
      throw new AppError('booking.ticket_unknown');
    },
  );
}

/** The pass of a valid ticket that the caller may read; otherwise null. */
async function visiblePass(
  database: Deps['database'],
  claims: Claims | null,
  id: string,
  locale: Locale,
): Promise<WalletPass | null> {
  const { rows } = await database.asRole(claims, (client) =>
    client.query<Pick<BookingTicket, 'reservation_id'>>(
      'select reservation_id from public.booking_ticket where id = $1',
      [id],
    ),
  );
  const facts = rows[0] && (await readableReservationFacts(database, claims, rows[0].reservation_id));
  if (!facts) return null;
  const data = readFacts(facts);
  const ticket = validTickets('reservation-create', data).find((one) => one.id === id);
  return ticket === undefined ? null : passOf(ticket, data, locale);
}
