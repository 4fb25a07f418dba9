import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { Pool } from 'pg';
import { createApp } from '../src/app';
import { signAccessToken } from '../src/auth/access-token';
import { ticketCheckUrl } from '../src/booking/ticket-qr';
import { readConfig } from '../src/config';
import { loginConnection, type Connection } from '../src/database/connection';
import { callerSettings } from '../src/database/as-caller';
import { openDatabase } from '../src/database/database';
import { BEGIN, runPipelined } from '../src/database/pipeline';
import { qrDataImage } from '../src/qr/qr-data-image';
import { CONNECTIONS, CUSTOM_DATA, personId } from './booking-load';

interface ReservationRequest {
  slot: string;
  person: string;
}

/**
 * Child process of the benchmark: the application, and beside it the least that can reserve: a Fastify handler that
 * believes who calls, checks nothing, draws nothing and runs the same SQL. Tells its parent the ports and the tokens.
 */
async function main({ owner, people }: { owner: Connection; people: number }): Promise<void> {
  const database = openDatabase(owner, { poolSize: CONNECTIONS });
  const config = { ...readConfig({ NODE_ENV: 'test' }), services: ['auth', 'booking'] };
  const app = await createApp({ config, database });

  const qr = await qrDataImage(ticketCheckUrl(config.publicOrigin, randomUUID()));
  const pool = new Pool({ ...loginConnection(owner, 'authenticator'), max: CONNECTIONS });
  const minimal = fastify();
  minimal.post<{ Body: ReservationRequest }>('/', async ({ body: { slot, person } }, reply) => {
    const client = await pool.connect();
    try {
      const claims = { sub: person, email: `${person}@example.org`, role: 'arbora_customer' } as const;
      await runPipelined(client, [BEGIN, callerSettings(claims)]);
      const { rows } = await client.query<{ reservation: object }>({
        name: 'reserve',
        text: 'select app.create_reservation($1, $2, $3) as reservation',
        values: [
          slot,
          JSON.stringify(CUSTOM_DATA),
          JSON.stringify([{ id: randomUUID(), name: 'Host', email: null, qr }]),
        ],
      });
      await client.query('commit');
      return await reply.code(201).send(rows[0]?.reservation);
    } finally {
      client.release();
    }
  });

  const exp = Math.floor(Date.now() / 1000) + 3600;
  const tokens = await Promise.all(
    Array.from({ length: people }, (_, n) =>
      signAccessToken(app.keys, {
        sub: personId(n),
        email: `${personId(n)}@example.org`,
        role: 'arbora_customer',
        allowedRoles: ['arbora_customer'],
        allowedApps: ['arbora'],
        sid: 'bench',
        iat: exp - 3600,
        exp,
      }),
    ),
  );
  process.send?.({
    ours: await app.listen({ port: 0, host: '127.0.0.1' }),
    minimal: await minimal.listen({ port: 0, host: '127.0.0.1' }),
    tokens,
    qr,
  });
}

process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  main(message as Parameters<typeof main>[0]).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
