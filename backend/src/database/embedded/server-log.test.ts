import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rotateLog } from './server-log';

let folder: string;
let log: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbora-log-'));
  log = path.join(folder, 'postgres.log');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps only the end of a log that has grown beyond its limit', async () => {
  await writeFile(log, `${'old'.repeat(1000)}the last line`);
  rotateLog(log, 13);
  expect([await readFile(log, 'utf8'), await readFile(`${log}.1`, 'utf8')]).toEqual(['', 'the last line']);
});

it('leaves a short log alone', async () => {
  await writeFile(log, 'a line');
  rotateLog(log, 13);
  expect(await readFile(log, 'utf8')).toBe('a line');
});

it('truncates a long log even if its end cannot be copied', async () => {
  await writeFile(log, 'old'.repeat(1000));
  await mkdir(`${log}.1`);
  expect(() => rotateLog(log, 13)).toThrow('EISDIR');
  expect(await readFile(log, 'utf8')).toBe('');
});
