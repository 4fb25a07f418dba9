/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER [--replace]`, as `node run.ts backup | restore …`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../config';
import { DatabaseStartError } from '../embedded/start-error';
import { backUp } from './backup';
import { BackupError } from './backup-error';
import { restore } from './restore';

const USAGE = 'npm run backup [-- FOLDER], or npm run restore -- FOLDER [--replace]';

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  const [what, given] = positionals;
  const config = readConfig();
  if (what === 'backup') {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const folder = path.resolve(given ?? path.join(config.dataDir, '../backups', time));
    await backUp(config, folder);
    const note = config.media.s3 ? ' Pictures and files are in the bucket, which it does not hold.' : '';
    console.log(`Backed up into ${folder}.${note}`);
  } else if (what === 'restore' && given !== undefined) {
    await restore(config, path.resolve(given), values.replace);
    console.log(`Restored into ${config.dataDir}; the database starts. Start the site.`);
  } else throw new BackupError(USAGE);
}

run().catch((error: unknown) => {
  const isKnown = [BackupError, ConfigError, DatabaseStartError].some((kind) => error instanceof kind);
  console.error(isKnown ? (error as Error).message : error);
  process.exit(1);
});
