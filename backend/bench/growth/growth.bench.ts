import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { seedDemo } from '../../src/database/demo/seed-demo';
import type { Connection } from '../../src/database/connection';
import { startEmbedded } from '../../src/database/embedded/embedded';
import { upgradeSchema } from '../../src/database/schema/upgrade-schema';
import { median, rounded } from '../figures';
import type { BenchRow } from '../rest.bench';
import { copyRows } from './copied-rows';
import { startGrowthApp } from './growth-app';
import { GROWTH_CASES } from './growth-cases';

/** How many times the demo's rows the larger database has: 200,000 rows of the catalogue. */
const SCALE = 100;

/**
 * Milliseconds of every list call of the specification's §7, as the role that uses it, on the demo and on a hundred times
 * its rows, in turns; medians. `value` is that of the large one, its ratio that to the small one.
 */
export async function benchGrowth({ rounds = 9 } = {}): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'arbora-bench-growth-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable: false });
  try {
    const small = await filled(server.connection, 'growth_small', 1);
    const large = await filled(server.connection, 'growth_large', SCALE);
    return await compareSizes(small, large, rounds);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function filled(server: Connection, name: string, scale: number): Promise<Connection> {
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const owner = { ...server, database: name };
  await upgradeSchema(owner);
  await seedDemo(owner, { origin: 'http://bench.example', scale });
  await copyRows(owner, scale);
  return owner;
}

export async function compareSizes(small: Connection, large: Connection, rounds: number): Promise<BenchRow[]> {
  const apps = [await startGrowthApp(small), await startGrowthApp(large)] as const;
  try {
    const rows: BenchRow[] = [];
    for (const call of GROWTH_CASES) {
      const times: [number[], number[]] = [[], []];
      // The first round prepares statements and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const size of [0, 1] as const) {
          const taken = await apps[size].time(call);
          if (round > 0) times[size].push(taken);
        }
      }
      const value = median(times[1]);
      const ratios = { 'the demo': rounded(value / median(times[0])) };
      rows.push({ name: `${call.name} (${call.as})`, unit: 'ms', value: rounded(value), ratios });
    }
    return rows;
  } finally {
    await Promise.all(apps.map((app) => app.close()));
  }
}
