import { readFile } from 'node:fs/promises';

/** Clock ticks a second, as Linux counts processor time for programs. */
const TICKS = 100;

/** Processor seconds that the processes have used so far; null where the system does not say (not Linux). */
export async function cpuSeconds(pids: readonly number[]): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const used = await Promise.all(pids.map(ticksOf));
  return used.reduce((sum, ticks) => sum + ticks, 0) / TICKS;
}

async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}
