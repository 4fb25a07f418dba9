import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { seedDemo } from '../../src/demo/seed-demo';
import type { Connection } from '../../src/database/connection';
import { startEmbedded } from '../../src/database/embedded/embedded';
import { upgradeSchema } from '../../src/database/schema/upgrade-schema';
import { median, rounded } from '../figures';
import type { BenchRow } from '../rest.bench';
import { copyRows } from './copied-rows';
import { startGrowthApp } from './growth-app';
import { GROWTH_CASES } from './growth-cases';
import { addOfficeRows, type OfficeRows } from './office-rows';

/** How many times the demo's rows the larger database has: 200,000 rows of the catalogue. */
const SCALE = 100;

/** How many times the demo's rows make 100,000 plants. */
const OFFICE_SCALE = 261;
const OFFICE_ROWS: OfficeRows = { sizes: 1_000_000, orders: 1_000_000 };

/**
 * Milliseconds of every list call of the specification's §7, as the role that uses it, on the demo and on a hundred times
 * its rows, in turns; medians. `value` is that of the large one, its ratio that to the small one.
 */
export async function benchGrowth({ rounds = 9 } = {}): Promise<BenchRow[]> {
  return onServer(async (server) => {
    const small = await filled(server, 'growth_small', 1);
    const large = await filled(server, 'growth_large', SCALE);
    return compareSizes(small, large, rounds);
  });
}

/** Median milliseconds of the same calls among 100,000 plants, a million sizes and a million orders. */
export async function benchOffice({ rounds = 5 } = {}): Promise<BenchRow[]> {
  return onServer(async (server) => {
    const office = await filled(server, 'office', OFFICE_SCALE);
    await addOfficeRows(office, OFFICE_ROWS);
    const timed = await timeCases([office], rounds);
    return timed.map(({ name, medians: [value = 0] }) => ({ name, unit: 'ms', value: rounded(value), ratios: {} }));
  });
}

async function onServer(work: (server: Connection) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'arbora-bench-growth-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable: false });
  try {
    return await work(server.connection);
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

async function compareSizes(small: Connection, large: Connection, rounds: number): Promise<BenchRow[]> {
  const timed = await timeCases([small, large], rounds);
  return timed.map(({ name, medians: [demo = 0, value = 0] }) => ({
    name,
    unit: 'ms',
    value: rounded(value),
    ratios: { 'the demo': rounded(value / demo) },
  }));
}

interface TimedCase {
  name: string;
  /** Milliseconds on each database. */
  medians: number[];
}

async function timeCases(databases: readonly Connection[], rounds: number): Promise<TimedCase[]> {
  const apps = await Promise.all(databases.map(startGrowthApp));
  try {
    const timed: TimedCase[] = [];
    for (const call of GROWTH_CASES) {
      const times = apps.map((): number[] => []);
      // The first round prepares statements and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, app] of apps.entries()) {
          const taken = await app.time(call);
          if (round > 0) times[index]?.push(taken);
        }
      }
      timed.push({ name: `${call.name} (${call.as})`, medians: times.map(median) });
    }
    return timed;
  } finally {
    await Promise.all(apps.map((app) => app.close()));
  }
}
