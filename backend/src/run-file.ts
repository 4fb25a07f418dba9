import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import { isPackaged } from './installation';

const FOLDER = path.resolve(__dirname, '../../.arbora/running');

/** What a running server tells the commands of its workspace (`libs/build/running-sites.mjs`). */
export interface RunFile {
  pid: number;
  /** The data folder it owns; null with a database of its own. */
  dataDir: string | null;
}

/**
 * Leaves a note in the workspace for as long as this process runs, so that no command replaces the packages it runs
 * from, or starts another server on its data folder. A packaged server has no workspace. Where it cannot be written, packages cannot be replaced either.
 */
export function leaveRunFile({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (isPackaged) return;
  const file = path.join(FOLDER, `${process.pid}.json`);
  const note: RunFile = { pid: process.pid, dataDir: databaseUrl === null ? path.resolve(dataDir) : null };
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify(note));
  } catch {
    return;
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
