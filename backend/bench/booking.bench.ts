import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { Client } from 'pg';
import type { Connection } from '../src/database/connection';
import { startBenchDatabase } from './bench-database';
import { CONNECTIONS, CUSTOM_DATA, personId, RESERVATIONS, type BookingLoad } from './booking-load';
import { median, rounded } from './figures';
import { hasPgbench, pgbench } from './pgbench';
import type { BenchRow } from './rest.bench';
import { started } from './started';

interface Servers {
  ours: string;
  minimal: string;
  tokens: string[];
  qr: string;
}

type Contender = 'ours' | 'minimal' | 'pgbench';

/** Where the people of a measurement want to go. */
const SCENARIOS = [
  { name: 'reservations on one hot slot', slots: 1 },
  { name: 'reservations on a hundred slots', slots: 100 },
];

/**
 * Reservations a second on one hot slot and spread over a hundred: the application, a minimal handler and pgbench with
 * the same SQL, 16 clients each, in turns; medians. The log is flushed at every commit. Without pgbench on the machine
 * it is left out.
 */
export async function benchBooking({ rounds = 5 } = {}): Promise<BenchRow[]> {
  const contenders: Contender[] = (await hasPgbench()) ? ['ours', 'minimal', 'pgbench'] : ['ours', 'minimal'];
  const people = SCENARIOS.length * (rounds + 1) * contenders.length * RESERVATIONS;
  const folder = await mkdtemp(path.join(tmpdir(), 'arbora-bench-booking-'));
  const database = await startBenchDatabase({ durable: true });
  const child = fork(path.join(__dirname, 'booking-servers.ts'), [], { execArgv: ['--import', 'tsx'] });
  try {
    await makePeople(database.owner, people);
    const servers = await started<Servers>(child, { owner: database.owner, people });
    const rows: BenchRow[] = [];
    let first = 0;
    for (const { name, slots: count } of SCENARIOS) {
      const rates: Record<Contender, number[]> = { ours: [], minimal: [], pgbench: [] };
      // The first round warms up and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const contender of contenders) {
          const load = { slots: await makeSlots(database.owner, count), first };
          const rate =
            contender === 'pgbench'
              ? await pgbench(database.owner, folder, load, servers.qr)
              : await overHttp(contender, servers, load);
          if (round > 0) rates[contender].push(rate);
          first += RESERVATIONS;
        }
      }
      rows.push(toRow(name, contenders, rates));
    }
    return rows;
  } finally {
    child.disconnect();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function toRow(name: string, contenders: readonly Contender[], rates: Record<Contender, number[]>): BenchRow {
  const ours = median(rates.ours);
  const ratios = Object.fromEntries(
    contenders
      .filter((contender) => contender !== 'ours')
      .map((contender) => [
        contender === 'minimal' ? 'minimal handler' : contender,
        rounded(ours / median(rates[contender])),
      ]),
  );
  return { name, unit: 'reservations/s', value: Math.round(ours), ratios };
}

async function overHttp(
  contender: 'ours' | 'minimal',
  servers: Servers,
  { slots, first }: BookingLoad,
): Promise<number> {
  let next = first;
  const begun = performance.now();
  const result = await autocannon({
    url: servers[contender] + (contender === 'ours' ? '/api/backend/booking_reservation' : '/'),
    method: 'POST',
    connections: CONNECTIONS,
    amount: RESERVATIONS,
    requests: [
      {
        setupRequest: (request) => {
          const n = next++;
          const slot = slots[n % slots.length];
          const body =
            contender === 'ours' ? { event_slot_id: slot, custom_data: CUSTOM_DATA } : { slot, person: personId(n) };
          return {
            ...request,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', authorization: `Bearer ${servers.tokens[n]}` },
          };
        },
      },
    ],
  });
  const seconds = (performance.now() - begun) / 1000;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${contender}: ${result.non2xx + result.errors} failures`);
  return RESERVATIONS / seconds;
}

async function makePeople(owner: Connection, count: number): Promise<void> {
  await query(
    owner,
    `with person as (
       insert into auth_person (id, email, roles)
       select ('00000000-0000-4000-8000-' || 100000000000 + n)::uuid, '00000000-0000-4000-8000-' || 100000000000 + n || '@example.org', '{arbora_customer}'
       from generate_series(0, $1) n returning id, email
     )
     insert into user_profile (id, email) select id, email from person`,
    [count],
  );
  await query(owner, 'analyze');
}

async function makeSlots(owner: Connection, count: number): Promise<string[]> {
  const slots = await query<{ id: string }>(
    owner,
    `with event as (
       insert into booking_event (title, address, date_start, is_public, mask_vs)
       values ('Bench', 'Bench', now() + interval '10 days', true, '1') returning id
     )
     insert into booking_event_slot (event_id, name, date_start, price, capacity_total)
     select id, 'Bench ' || n, now() + interval '10 days', 100, 100000 from event, generate_series(1, $1) n returning id`,
    [count],
  );
  return slots.map(({ id }) => id);
}

async function query<Row extends object>(owner: Connection, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(owner);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
