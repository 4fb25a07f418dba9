import { fork } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';
import type { JSONWebKeySet } from 'jose';
import { Client } from 'pg';
import { loginConnection } from '../src/database/connection';
import { startPostgrest } from '../tests/oracle/postgrest';
import { startBenchDatabase } from './bench-database';
import { cpuSeconds } from './cpu-time';
import { median, rounded } from './figures';
import { BENCH_CASES, type BenchCase, type Catalogue, PLANTS, POOL_SIZE } from './rest-cases';
import { started } from './started';

/** One measured line: `ratios` say how many times as much as what it is compared with. */
export interface BenchRow {
  name: string;
  unit: string;
  value: number;
  ratios: Record<string, number>;
}

interface Servers {
  ours: string;
  minimal: string;
  /** The minimal handler under a customer's row security. */
  secured: string;
  token: string;
  keys: JSONWebKeySet;
}

const TARGETS = ['ours', 'minimal', 'postgrest', 'secured'] as const;
type Target = (typeof TARGETS)[number];

/** What one round of load said. */
interface Load {
  /** Requests a second. */
  rate: number;
  /** Processor seconds a request took, of the server and of its database; null where that is not known. */
  cpu: number | null;
}

/**
 * Requests a second of the data service, of a minimal handler with the same SQL and of the real PostgREST, on one
 * database. They take turns in every round, so that what else the machine does meets all alike; medians. Where
 * processor time can be read the ratios are given by it too: on a busy machine they are the ones to go by.
 */
export async function benchRest({ rounds = 5, seconds = 2 } = {}): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const catalogue of Object.keys(PLANTS) as Catalogue[]) {
    rows.push(...(await benchCatalogue(catalogue, rounds, seconds)));
  }
  return rows;
}

async function benchCatalogue(catalogue: Catalogue, rounds: number, seconds: number): Promise<BenchRow[]> {
  const database = await startBenchDatabase({ plants: PLANTS[catalogue] });
  const child = fork(path.join(__dirname, 'rest-servers.ts'), [], { execArgv: ['--import', 'tsx'] });
  const client = new Client(database.owner);
  await client.connect();
  try {
    const servers = await started<Servers>(child, database.owner);
    const login = loginConnection(database.owner, 'authenticator');
    const postgrest = await startPostgrest(login, servers.keys, POOL_SIZE);
    const processes = async () => {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      return [child.pid ?? 0, postgrest.pid, ...rows.map(({ pid }) => pid)];
    };
    try {
      const rows: BenchRow[] = [];
      for (const found of BENCH_CASES.filter((one) => one.catalogue === catalogue)) {
        const loads = await measure(found, { ...servers, postgrest: postgrest.origin }, processes, rounds, seconds);
        rows.push(toRow(found.name, loads));
      }
      return rows;
    } finally {
      await postgrest.stop();
    }
  } finally {
    child.disconnect();
    await client.end();
    await database.stop();
  }
}

async function measure(
  found: BenchCase,
  servers: Servers & { postgrest: string },
  processes: () => Promise<number[]>,
  rounds: number,
  seconds: number,
): Promise<Record<Target, Load[]>> {
  const { resource, query, range, as } = found;
  const urls: Record<Target, string> = {
    ours: `${servers.ours}/api/rest/${resource}?${query}`,
    minimal: `${servers.minimal}/${BENCH_CASES.indexOf(found)}`,
    postgrest: `${servers.postgrest}/${resource}?${query}`,
    secured: `${servers.secured}/${BENCH_CASES.indexOf(found)}`,
  };
  const targets = TARGETS.filter((target) => target !== 'secured' || as === 'customer');
  const headers: Record<string, string> = { 'range-unit': 'items', range, prefer: 'count=exact' };
  if (as === 'customer') headers['authorization'] = `Bearer ${servers.token}`;

  const loads: Record<Target, Load[]> = { ours: [], minimal: [], postgrest: [], secured: [] };
  for (const target of targets) await load(urls[target], headers, 1, processes);
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) loads[target].push(await load(urls[target], headers, seconds, processes));
  }
  return loads;
}

async function load(
  url: string,
  headers: Record<string, string>,
  duration: number,
  processes: () => Promise<number[]>,
): Promise<Load> {
  const pids = await processes();
  const before = await cpuSeconds(pids);
  const result = await autocannon({ url, connections: 16, duration, headers });
  const after = await cpuSeconds(pids);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failures`);
  const cpu = before === null || after === null ? null : (after - before) / result.requests.total;
  return { rate: result.requests.average, cpu };
}

function toRow(name: string, loads: Record<Target, Load[]>): BenchRow {
  const rate = (target: Target) => median(loads[target].map((one) => one.rate));
  const cpu = (target: Target) => median(loads[target].flatMap((one) => (one.cpu === null ? [] : [one.cpu])));
  const ratios: Record<string, number> = {};
  const compare = (label: string, one: Target, other: Target): void => {
    if (loads[one].length === 0) return;
    ratios[label] = rounded(rate(one) / rate(other));
    if (cpu(one) > 0) ratios[`${label}, by CPU`] = rounded(cpu(other) / cpu(one));
  };
  compare('minimal handler', 'ours', 'minimal');
  compare('PostgREST', 'ours', 'postgrest');
  compare('row security against none', 'secured', 'minimal');
  return {
    name: `data service: ${name}`,
    unit: 'requests/s',
    value: Math.round(rate('ours')),
    ratios,
  };
}
