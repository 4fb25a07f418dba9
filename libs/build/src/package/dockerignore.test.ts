import { readFileSync } from 'node:fs';
import path from 'node:path';

const patterns = readFileSync(path.join(__dirname, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const glob = (pattern: string) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);

/** The last matching pattern wins, as in Docker; names are entries of the package's folder. */
function isSent(name: string): boolean {
  const last = patterns.findLast((pattern) => glob(pattern.replace('!', '')).test(name));
  return last?.startsWith('!') === true;
}

test.each([
  'package.json',
  'package-lock.json',
  '.npmrc',
  'server.js',
  'server.js.LEGAL.txt',
  'read-statement.worker.js',
  'check-file.worker.js',
  'make-document.worker.js',
  'schema',
  'site',
  'swagger-ui',
  'fonts',
])('%s is part of the build context of an image', (name) => expect(isSent(name)).toBe(true));

test.each([
  'data',
  'backups',
  '.env',
  '.env.production',
  'arbora.env',
  'media',
  'media.replaced-20261123T010203Z',
  'postgres.secret',
  'node_modules',
  'server.log',
])('%s is excluded from the build context of an image', (name) => expect(isSent(name)).toBe(false));
