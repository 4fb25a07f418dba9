import { spawn } from 'node:child_process';
import { ROOT } from '@arbora/build/paths';
import { benchRow, type BenchBudget, type BenchRow } from './bench-row';

const BESIDE_OTHERS: BenchBudget[] = [
  { of: 'minimal handler', atLeast: 0.7 },
  { of: 'PostgREST', atLeast: 2 },
];
const SECURED: BenchBudget[] = [{ of: 'row security against none', atLeast: 0.7 }];

const BUDGETS: Record<string, BenchBudget[]> = {
  'data service: catalogue list': BESIDE_OTHERS,
  // Counting all rows takes most of the time, for any role.
  'data service: catalogue list, nothing searched': [{ of: 'minimal handler', atLeast: 0.7 }],
  'data service: searched catalogue as customer': SECURED,
  'data service: searched catalogue as customer, 100,000 items': SECURED,
  '/cs/ out of the cache': [{ of: 'nginx', atLeast: 0.5 }],
  'a page out of no cache': [{ of: 'value', atMost: 30 }],
  'memory after 2,000 pages': [{ of: 'after 1,000', atMost: 1.1 }],
  'reservations on one hot slot': [{ of: 'pgbench', atLeast: 0.6 }],
};

type Measured = Pick<BenchRow, 'name' | 'unit' | 'value' | 'ratios'>;

/**
 * A list over a hundred times the rows may take 1.5 times as long, or up to 10 ms; one among 100,000 plants and a
 * million sizes and orders 300 ms.
 */
function budgetsOf(part: string, { name, value }: Measured): BenchBudget[] {
  if (part === 'office') return [{ of: 'value', atMost: 300 }];
  if (part !== 'growth') return BUDGETS[name] ?? [];
  return value < 10 ? [{ of: 'value', atMost: 10 }] : [{ of: 'the demo', atMost: 1.5 }];
}

/** Runs a back-end benchmark in its own process. */
export async function benchBackend(part: string, env: NodeJS.ProcessEnv = {}): Promise<BenchRow[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/bench/run.ts', part], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  let measured: Measured[] | null = null;
  child.on('message', (rows) => (measured = rows as Measured[]));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0 || !measured) throw new Error(`The benchmark ${part} ended with code ${code}; the reason is above.`);
  return (measured as Measured[]).map((row) => benchRow({ part, ...row, budgets: budgetsOf(part, row) }));
}
