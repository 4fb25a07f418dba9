import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Connection } from '../src/database/connection';
import { seedDemo } from '../src/demo/seed-demo';
import { startEmbedded } from '../src/database/embedded/embedded';
import { upgradeSchema } from '../src/database/schema/upgrade-schema';

const ROOT = path.resolve(__dirname, '../..');
/** Everything that a seeded database depends on. */
const SOURCES = ['backend/schema', 'backend/src/database', 'libs/demo-data/src', 'libs/domain/src'];
const PREFIX = 'arbora-seeded-';
const HOUR_MS = 3_600_000;

/** Creates a database with the current schema and the demo data, which are dated relative to today. */
export async function createSeeded(server: Connection, name: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  await upgradeSchema({ ...server, database: name });
  await seedDemo({ ...server, database: name }, { origin: 'http://arbora.test' });
}

/**
 * Returns the data folder of a stopped server with a seeded database `name`, to be copied. It is created once for each
 * state of its sources, and anew after an hour, as the demo data are dated relative to now.
 */
export async function seededCluster(name: string): Promise<string> {
  await removeOld();
  const folder = path.join(tmpdir(), `${PREFIX}${stateOfSources()}`);
  if (existsSync(folder)) return folder;
  const incoming = await mkdtemp(`${folder}.`);
  // PostgreSQL runs as another user if this is root.
  await chmod(incoming, 0o755);
  const server = await startEmbedded({ dataDir: incoming, durable: false });
  try {
    await createSeeded({ ...server.connection, database: 'postgres' }, name);
  } finally {
    await server.stop();
  }
  // Another run may have been faster.
  await rename(incoming, folder).catch(() => rm(incoming, { recursive: true, force: true }));
  return folder;
}

function stateOfSources(): string {
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / HOUR_MS)));
  for (const source of SOURCES) {
    const files = readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
    for (const file of paths.sort()) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(tmpdir(), name);
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > 2 * HOUR_MS) await rm(folder, { recursive: true, force: true });
  }
}
