import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import { isPackaged } from './installation';

const FOLDER = path.resolve(__dirname, '../../.arbora/running');

/** Information about a running server for commands of its workspace (`libs/tools/running-sites.mjs`). */
export interface RunFile {
  pid: number;
  /** Data folder of its embedded database; null with an external database. */
  dataDir: string | null;
}

/**
 * Creates a file in the workspace while this process runs, so that no command replaces its packages or starts another
 * server on its data folder. A packaged server has no workspace. If the file cannot be written, neither can packages.
 */
export function writeRunFile({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (isPackaged) return;
  const file = path.join(FOLDER, `${process.pid}.json`);
  const content: RunFile = { pid: process.pid, dataDir: databaseUrl === null ? path.resolve(dataDir) : null };
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  } catch {
    return;
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
