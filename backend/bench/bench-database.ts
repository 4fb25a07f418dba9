import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { seedDemo } from '../src/demo/seed-demo';
import type { Connection } from '../src/database/connection';
import { startEmbedded } from '../src/database/embedded/embedded';
import { upgradeSchema } from '../src/database/schema/upgrade-schema';
import { PLANTS } from './rest-cases';

export interface BenchDatabase {
  owner: Connection;
  stop(): Promise<void>;
}

/**
 * A throw-away server with the demo data and a catalogue of so many plants in four sizes; `durable` flushes at each
 * commit.
 */
export async function startBenchDatabase({
  durable = false,
  plants = PLANTS.large as number,
} = {}): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'arbora-bench-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable });
  await upgradeSchema(server.connection);
  await seedDemo(server.connection, { origin: 'http://bench.example' });
  const client = new Client(server.connection);
  await client.connect();
  await client.query(catalogueOf(plants));
  // New rows wait in a list that trigram indexes search row by row until a vacuum files them.
  await client.query('vacuum analyze');
  // Our service asks for this itself; here all that are compared have it.
  await client.query('alter database arbora set random_page_cost = 1.1');
  await client.end();
  return {
    owner: server.connection,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Four rows of the catalogue for each plant; the cultivar searched for occurs in one plant of two hundred. */
const catalogueOf = (plants: number): string => `
insert into product_category (id, cid, name, is_public)
  values ('20000000-0000-4000-8000-000000000001', 'BENCH', 'Bench', true);
insert into product_size (name, position) select 'B' || n, 9000 + n from generate_series(1, 4) n;
insert into product (name, name_cs, category_ids)
  select initcap(translate(md5('genus' || n % 97), '0123456789', 'aeiouaeiou')) || ' '
      || translate(md5('species' || n % 89), '0123456789', 'aeiouaeiou')
      || ' ''' || case when n % 200 = 0 then 'Globosum' else initcap(translate(md5('c' || n % 53), '0123456789', 'aeiouaeiou')) end
      || ' ' || n || '''',
    'strom ' || n, '{20000000-0000-4000-8000-000000000001}'
  from generate_series(1, ${plants}) n;
insert into product_item (product_id, size_id, spec1)
  select product.id, size.id, 'ZB' from product cross join product_size size
  where product.name_cs like 'strom %' and size.position between 9001 and 9004;
`;
