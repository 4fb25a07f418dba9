import { Client } from 'pg';
import type { Config } from '../config';
import { openStorage } from '../media/storage/media-storage';
import type { Connection } from './connection';
import { parseConnection } from './connection';
import { openDatabase } from './database';
import type { Database } from './database';
import { seedDemo } from './demo/seed-demo';
import { startEmbedded } from './embedded/embedded';
import { DatabaseStartError } from './embedded/start-error';
import { upgradeSchema } from './schema/upgrade-schema';

/**
 * The database of this process, up to date and seeded if the configuration says so: the embedded one, or the one of
 * `DATABASE_URL`. Closing it stops the embedded one. `onLost` is told once when an embedded database has ended by itself
 * and cannot be started again.
 * @throws ConfigError, DatabaseStartError, SchemaError with a one-line reason
 */
export async function startDatabase(config: Config, onLost?: (error: Error) => void): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir, ...(onLost && { onLost }) }) : null;
  try {
    const owner = embedded ? embedded.connection : await reach(parseConnection(databaseUrl ?? ''));
    await upgradeSchema(owner);
    if (config.seedDemo) await seedDemo(owner, { origin: config.publicOrigin, media: openStorage(config.media) });
    const database = openDatabase(owner);
    return {
      ...database,
      close: async () => {
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** As long as a start waits for a database of the operator's own. */
const REACH_WITHIN_MS = 10_000;

async function reach(connection: Connection): Promise<Connection> {
  const client = new Client({ ...connection, connectionTimeoutMillis: REACH_WITHIN_MS });
  try {
    await client.connect();
    return connection;
  } catch (error) {
    const { host, port, database } = connection;
    throw new DatabaseStartError(
      `The database ${database} at ${host}:${port} cannot be reached: ${(error as Error).message}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
