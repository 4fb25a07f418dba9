import { median, rounded } from './figures';
import type { BenchRow } from './rest.bench';

const WARM_UP = 20;
const RENDERS = 100;
const KEPT = 1000;

let addresses = 0;

/** Asks for an address that nobody has asked for; milliseconds until all of it is there. */
async function render(site: string): Promise<number> {
  addresses += 1;
  const began = performance.now();
  const answer = await fetch(`${site}/cs/sortiment?q=bench+${addresses}`);
  const html = await answer.text();
  if (!answer.ok || !html.includes('<h1')) throw new Error(`${answer.url} was not rendered: ${answer.status}`);
  return performance.now() - began;
}

/** Memory of the server's process, in megabytes. */
async function memoryOf(site: string): Promise<number> {
  const metrics = await (await fetch(`${site}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1];
  if (!bytes) throw new Error('The site does not tell its memory');
  return Number(bytes) / 1e6;
}

/** Pages that no cache has, one after the other; then the memory of the site once it keeps a thousand, and after as many more. */
export async function benchRenders(site: string): Promise<BenchRow[]> {
  const took: number[] = [];
  for (let count = 0; count < WARM_UP + RENDERS; count += 1) {
    const milliseconds = await render(site);
    if (count >= WARM_UP) took.push(milliseconds);
  }
  while (addresses < KEPT) await render(site);
  const atFirst = await memoryOf(site);
  while (addresses < 2 * KEPT) await render(site);
  const atEnd = await memoryOf(site);
  return [
    { name: 'a page out of no cache', unit: 'ms', value: rounded(median(took)), ratios: {} },
    {
      name: 'memory after 2,000 pages',
      unit: 'MB',
      value: Math.round(atEnd),
      ratios: { 'after 1,000': rounded(atEnd / atFirst) },
    },
  ];
}
