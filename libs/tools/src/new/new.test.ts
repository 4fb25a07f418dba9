import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { textFolders } from '@arbora/build/text-folders';
import { newPage } from './new-page';
import { newRemote } from './new-remote';
import { newSection } from './new-section';

const TITLES = { cs: 'Kontakt', en: 'Contact', pl: 'Kontakt' };
let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'arbora-new-')));
  await mkdir(path.join(root, 'libs/ui'), { recursive: true });
  await cp(path.join(ROOT, 'libs/ui/package.json'), path.join(root, 'libs/ui/package.json'));
  await cp(path.join(ROOT, 'libs/routes'), path.join(root, 'libs/routes'), { recursive: true });
  for (const shared of ['node_modules', 'tsconfig.base.json', '.config']) {
    await symlink(path.join(ROOT, shared), path.join(root, shared));
  }
});
afterEach(() => rm(root, { recursive: true }));

/** Runs a program of `node_modules` in the new workspace; returns its output. */
function outputOf(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Returns the compiler's messages on a package. */
const typeErrors = (folder: string): string => outputOf('typescript-7/bin/tsc', '-p', folder);

/** Lists files that the formatter would change, of these files and folders. */
function unformatted(...files: readonly string[]): string {
  return outputOf('.bin/oxfmt', '--config', path.join(ROOT, '.oxfmtrc.json'), '--list-different', ...files);
}

test('a new remote with a page is type-correct, formatted and has its texts', async () => {
  await newRemote('mf-garden', root);
  await newPage({ remote: 'mf-garden', pattern: '/kontakt', titles: TITLES }, root);
  expect(unformatted('mf-garden')).toBe('');
  const remote = await readFile(path.join(root, 'mf-garden/src/remote.ts'), 'utf8');
  expect(remote).toContain('pageAt(routes.contact, {');
  const polish = JSON.parse(await readFile(path.join(root, 'mf-garden/src/locales/pl.json'), 'utf8')) as unknown;
  expect(polish).toEqual({ kontakt: { title: 'Kontakt' } });
  expect(typeErrors('mf-garden')).toBe('');
});

test('a new path becomes a route', async () => {
  await newRemote('mf-garden', root);
  await newPage({ remote: 'mf-garden', pattern: '/zahrada/kalendar', titles: TITLES }, root);
  const routes = await readFile(path.join(root, 'libs/routes/src/routes.ts'), 'utf8');
  expect(routes).toMatch(/^export const zahradaKalendar = .*pageRoute\('\/zahrada\/kalendar'\);\n$/m);
  expect(unformatted('mf-garden')).toBe('');
});

test.each(['mf-content', 'mf-shop', 'mf-booking', 'mf-account'])(
  'a page of %s is formatted, and other texts keep their lines',
  async (remote) => {
    const isSource = (file: string): boolean => !/node_modules|\/dist$/.test(path.relative(ROOT, file));
    await cp(path.join(ROOT, remote), path.join(root, remote), { recursive: true, filter: isSource });
    const files = await newPage({ remote, pattern: '/nase-zahrady', titles: TITLES }, root);
    expect(files).toContain(`${remote}/src/nase-zahrady/nase-zahrady.page.tsx`);
    expect(unformatted(...files)).toBe('');
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const [before, after] = await Promise.all([ROOT, root].map((dir) => readFile(path.join(dir, file), 'utf8')));
      expect(after).toContain(file.endsWith('/en.json') ? '"Contact"' : '"Kontakt"');
      expect(after!.startsWith(before!.trimEnd().slice(0, -1).trimEnd())).toBe(true);
    }
  },
);

test('a page at the path of another remote is refused before any file is written', async () => {
  await newRemote('mf-garden', root);
  await cp(path.join(ROOT, 'mf-content/src/remote.ts'), path.join(root, 'mf-content/src/remote.ts'));
  const texts = path.join(root, 'mf-garden/src/locales/cs.json');
  const before = await readFile(texts, 'utf8');
  await expect(newPage({ remote: 'mf-garden', pattern: '/tour', titles: TITLES }, root)).rejects.toThrow(
    'mf-content has a page at /tour already',
  );
  expect(await readFile(texts, 'utf8')).toBe(before);
});

test.each(['garden', 'mf-', 'mf-Garden', 'mf-../shell'])('%s is not a valid name of a remote', async (name) => {
  await expect(newRemote(name, root)).rejects.toThrow(`not ${name}`);
});

test('existing files are not overwritten', async () => {
  await newRemote('mf-garden', root);
  await expect(newRemote('mf-garden', root)).rejects.toThrow('mf-garden exists already');
  const page = { remote: 'mf-garden', pattern: '/kontakt', titles: TITLES };
  await newPage(page, root);
  await expect(newPage(page, root)).rejects.toThrow('mf-garden/src/kontakt exists already');
});

test.each([
  ['mf-garden', '/tour/:id', 'not /tour/:id'],
  ['mf-manager', '/manager/tour', 'mf-manager is no remote with public pages'],
  ['mf-tour', '/tour', 'mf-tour is no remote with public pages'],
])('in %s no page is generated at %s', async (remote, pattern, message) => {
  await newRemote('mf-garden', root);
  await expect(newPage({ remote, pattern, titles: TITLES }, root)).rejects.toThrow(message);
});

describe('a section of the back office', () => {
  const PEOPLE = {
    remote: 'mf-content',
    pattern: '/manager/jobs/people',
    table: 'person_card',
    titles: { cs: 'Lidé', en: 'People', pl: 'Ludzie' },
  };

  beforeEach(async () => {
    const isSource = (file: string): boolean => !/node_modules|\/dist$/.test(path.relative(ROOT, file));
    for (const folder of ['mf-content', 'libs/domain/src/database']) {
      await cp(path.join(ROOT, folder), path.join(root, folder), { recursive: true, filter: isSource });
    }
  });

  test('is formatted and added to the navigation', async () => {
    await expect(newSection(PEOPLE, root)).resolves.toMatchObject({ others: [], isReadOnly: false });
    expect(unformatted('mf-content', 'libs/routes')).toBe('');
    const navigation = await readFile(path.join(root, 'mf-content/office/src/navigation/index.ts'), 'utf8');
    expect(navigation.replaceAll(/\s+/g, ' ')).toContain(
      "place: 'office', route: routes.managerJobsPeople, title: 'jobsPeople',",
    );
    const section = await readFile(
      path.join(root, 'mf-content/office/src/jobs-people/jobs-people.section.tsx'),
      'utf8',
    );
    expect(section).toContain(
      "textField('position', { label: 'column.position', max: 200, required: true, languages: true })",
    );
    const folder = path.join(root, 'mf-content/office/src/jobs-people/locales');
    expect(textFolders(path.join(root, 'mf-content/office/src')).get('manager.jobsPeople')).toBe(folder);
    await expect(newSection(PEOPLE, root)).rejects.toThrow('mf-content/office/src/jobs-people exists already');
  }, 60_000);

  // At an existing route, because the types of a new one would come from the workspace.
  test('is type-correct', async () => {
    await newSection({ ...PEOPLE, pattern: '/manager/users/registrations' }, root);
    expect(typeErrors('mf-content/office')).toBe('');
  }, 240_000);

  test('of a remote without a back office creates it', async () => {
    await newRemote('mf-garden', root);
    const garden = { ...PEOPLE, remote: 'mf-garden', pattern: '/manager/users/registrations' };
    await expect(newSection(garden, root)).resolves.toMatchObject({ isNewOffice: true });
    expect(unformatted('mf-garden')).toBe('');
    expect(typeErrors('mf-garden/office')).toBe('');
  }, 240_000);

  test.each([
    ['/lide', 'person_card', 'not /lide'],
    ['/manager/garden', 'person_card', 'opens no garden, but: jobs,'],
    ['/manager/jobs/people', 'garden', 'has no table or view garden'],
    ['/manager/jobs/ratings', 'news_rating', 'news_rating has no text that could name a row'],
  ])('is not generated at %s from %s', async (pattern, table, message) => {
    await expect(newSection({ ...PEOPLE, pattern, table }, root)).rejects.toThrow(message);
  });
});
