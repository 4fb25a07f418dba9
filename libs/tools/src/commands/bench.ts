/**
 * `npm run bench [-- rest booking growth office weight web mechanisms]`: relative measurements, as tables and as a JSON document, also
 * written to `.arbora/bench.json`. Missed budgets do not fail, because timings are noisy.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STATE_DIR } from '@arbora/build/paths';
import { benchBackend } from '../bench/backend-part';
import type { BenchRow } from '../bench/bench-row';
import { benchTable } from '../bench/bench-table';
import { benchMechanisms } from '../bench/mechanisms-part';
import { benchWeb } from '../bench/web-part';
import { benchWeights } from '../bench/weight-part';
import { runTarget } from '../processes/nx';
import { PACKAGES } from '../projects/site';
import { command } from './command';

interface Part {
  name: string;
  needsBuilds: boolean;
  run(): Promise<BenchRow[]>;
}

const PARTS: readonly Part[] = [
  { name: 'rest', needsBuilds: false, run: () => benchBackend('rest') },
  { name: 'booking', needsBuilds: false, run: () => benchBackend('booking') },
  { name: 'growth', needsBuilds: false, run: () => benchBackend('growth') },
  { name: 'office', needsBuilds: false, run: () => benchBackend('office') },
  { name: 'weight', needsBuilds: true, run: benchWeights },
  { name: 'web', needsBuilds: true, run: benchWeb },
  { name: 'mechanisms', needsBuilds: true, run: benchMechanisms },
];

command(async (names) => {
  const parts = names.length > 0 ? PARTS.filter(({ name }) => names.includes(name)) : PARTS;
  if (parts.length < names.length || parts.length === 0)
    throw new Error(`There are these parts: ${PARTS.map(({ name }) => name).join(', ')}`);
  if (parts.some(({ needsBuilds }) => needsBuilds)) {
    console.log('Building what has changed …');
    if (!(await runTarget('build', PACKAGES))) throw new Error('The build failed; the reason is above.');
  }
  const rows: BenchRow[] = [];
  for (const part of parts) {
    console.log(`\n── ${part.name}`);
    const measured = await part.run();
    console.log(benchTable(measured));
    rows.push(...measured);
  }
  const machine = { node: process.version, cpus: os.cpus().length, load: os.loadavg()[0] };
  const report = JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 1);
  await mkdir(STATE_DIR, { recursive: true });
  await writeFile(path.join(STATE_DIR, 'bench.json'), `${report}\n`);
  console.log(`\n${report}`);
});
