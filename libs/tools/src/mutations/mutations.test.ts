import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@arbora/deployment';
import { remoteFolders, ROOT } from '@arbora/build/paths';
import { MUTATIONS, mutationsNamed } from './all-mutations';
import { misfits, mutatedText } from './apply-mutation';

const MUTATION = MUTATIONS[0]!;
const testFiles = ['backend', 'libs', SHELL, ...Object.values(remoteFolders(ROOT))].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

test('each mutation applies to its file, which is not a test', () => {
  expect(misfits(ROOT, MUTATIONS)).toEqual([]);
  const noEffect = MUTATIONS.filter(({ search, replace }) => search === replace);
  expect(noEffect).toEqual([]);
  expect(MUTATIONS.filter(({ file }) => /\.test\.|^e2e\/|\/tests\//.test(file))).toEqual([]);
});

test('names of mutations are unique, and written like an option', () => {
  const names = MUTATIONS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][a-z0-9-]+$/.test(name))).toEqual([]);
});

test('the tests of each mutation exist', () => {
  const missing = MUTATIONS.flatMap(({ name, tests }) => {
    if (tests.runner === 'playwright') {
      return existsSync(path.join(ROOT, 'e2e/specs', tests.spec)) ? [] : [`${name}: ${tests.spec}`];
    }
    return tests.patterns
      .filter((pattern) => !testFiles.some((file) => new RegExp(pattern).test(file)))
      .map((pattern) => `${name}: ${pattern}`);
  });
  expect(missing).toEqual([]);
});

test('the list has the agreed size, with browser tests of each kind', () => {
  const inBrowser = MUTATIONS.filter(({ tests }) => tests.runner === 'playwright');
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(64);
  expect(inBrowser.length).toBeGreaterThanOrEqual(12);
});

test('a mutation whose text is missing or repeated is refused with its name', () => {
  const mutation = { ...MUTATION, search: 'a', replace: 'b' };
  expect(mutatedText('cat', mutation)).toBe('cbt');
  for (const text of ['dog', 'banana']) expect(() => mutatedText(text, mutation)).toThrow(mutation.name);
});

test('an unknown name is refused', () => {
  expect(mutationsNamed([MUTATION.name])).toEqual([MUTATION]);
  expect(mutationsNamed([])).toBe(MUTATIONS);
  expect(() => mutationsNamed(['none'])).toThrow('none');
});
