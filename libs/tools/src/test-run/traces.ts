import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';

/** The output of each step of the last `npm test`, and what explains its failures: see `libs/tools/README.md`. */
export const TRACES = path.join(ROOT, '.arbora/traces');

/** Names the folder of a step to the processes that it starts. */
export const TRACES_VARIABLE = 'ARBORA_TRACES';

/** Creates the empty folder of a step. */
export function emptyTraces(step: string): string {
  const folder = path.join(TRACES, step);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
