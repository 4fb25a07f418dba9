import { readFileSync } from 'node:fs';
import path from 'node:path';

const lines = readFileSync(path.join(__dirname, 'Containerfile'), 'utf8');

test('the volume of a container holds its data and its backups', () => {
  const volume = /^VOLUME (\S+)$/m.exec(lines)?.[1];
  const dataDir = /\bDATA_DIR=(\S+)/.exec(lines)?.[1] ?? '';
  // Default folder of `npm run backup`.
  const backups = path.posix.join(dataDir, '../backups');
  expect([path.posix.dirname(dataDir), path.posix.dirname(backups)]).toEqual([volume, volume]);
  expect(lines).toContain(`--owner=node --group=node --mode=0700 ${volume}\n`);
});
