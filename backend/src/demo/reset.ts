/** `npm run db -- reset`: deletes the embedded database of a development site; `run.ts` then seeds a new one. */
import { ConfigError, readConfig } from '../config';
import { dropEmbedded } from '../database/embedded/drop-embedded';
import { DatabaseStartError } from '../database/embedded/start-error';

async function reset(): Promise<void> {
  const { databaseUrl, dataDir, env } = readConfig();
  if (databaseUrl !== null) throw new ConfigError('reset is for the embedded database: unset DATABASE_URL');
  if (env === 'production') throw new ConfigError('reset deletes all data: it is refused with NODE_ENV=production');
  await dropEmbedded(dataDir);
  console.log(`Deleted the database in ${dataDir}.`);
}

reset().catch((error: unknown) => {
  const isKnown = [ConfigError, DatabaseStartError].some((kind) => error instanceof kind);
  console.error(isKnown ? (error as Error).message : error);
  process.exit(1);
});
