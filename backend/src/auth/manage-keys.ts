/**
 * Manages the keys that sign access tokens: `npm run keys -- rotate` makes the next one, `npm run keys -- replace`
 * makes a new one that signs at once and removes all others.
 */
import { readConfig } from '../config';
import { parseConnection } from '../database/connection';
import { openDatabase } from '../database/database';
import { connectEmbedded } from '../database/embedded/embedded';
import { keySeal } from './key-seal';
import { replaceKeys, rotateKeys } from './signing-keys';

async function run(what: string | undefined): Promise<void> {
  if (what !== 'rotate' && what !== 'replace') throw new Error('npm run keys -- rotate | replace');
  const { databaseUrl, dataDir, signing } = readConfig();
  const seal = signing.secret === null ? null : keySeal(signing.secret);
  const embedded = databaseUrl === null ? await connectEmbedded(dataDir) : null;
  const database = openDatabase(embedded?.connection ?? parseConnection(databaseUrl ?? ''));
  try {
    if (what === 'rotate') {
      await database.asService((client) => rotateKeys(client, seal, 0));
      console.log('Created the next key; it signs in ten minutes, once every instance has loaded it.');
    } else {
      await database.asService((client) => replaceKeys(client, seal));
      console.log('A new key signs; all others are deleted. Within a minute no earlier access token is accepted.');
    }
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
