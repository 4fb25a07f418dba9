import { Client } from 'pg';
import type { Config } from '../config';
import type { Connection } from './connection';
import { parseConnection } from './connection';
import { openDatabase } from './database';
import type { Database } from './database';
import { startEmbedded } from './embedded/embedded';
import { DatabaseStartError } from './embedded/start-error';
import { upgradeSchema } from './schema/upgrade-schema';

/**
 * Starts the database of this process with the current schema: the embedded one, or that of `DATABASE_URL`. Closing it
 * stops the embedded one. `seed` fills it before its first use; `onLost` is called once when an embedded database has
 * ended and cannot be restarted.
 * @throws ConfigError, DatabaseStartError, SchemaError with a one-line reason
 */
export async function startDatabase(
  config: Config,
  {
    seed,
    onLost,
  }: { seed?: ((owner: Connection) => Promise<unknown>) | undefined; onLost?: (error: Error) => void } = {},
): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir, ...(onLost && { onLost }) }) : null;
  try {
    const owner = embedded ? embedded.connection : await reach(parseConnection(databaseUrl ?? ''));
    await upgradeSchema(owner);
    await seed?.(owner);
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

/** Time limit for connecting to an external database at start. */
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
