import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import type { RemoteDescription } from '@arbora/deployment';
import { newSection } from './new-section';

/** Files and folders that a build of the remote reads. */
const SOURCES = ['libs', 'mf-content', 'package.json', 'tsconfig.base.json', '.config'];
/** Not part of any build. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|demo-data|tools)(?:\/|$)/;

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'arbora-new-build-')));
  const filter = (file: string): boolean => !LEFT_OUT.test(path.relative(ROOT, file));
  for (const source of SOURCES) await cp(path.join(ROOT, source), path.join(root, source), { recursive: true, filter });
  await linkPackages('node_modules');
  await linkPackages('libs/ui/node_modules');
  await linkWorkspace();
});
afterAll(() => rm(root, { recursive: true }));

/** Links the installed packages, but not those of the workspace. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(path.join(root, folder), { recursive: true });
  const names = (await readdir(path.join(ROOT, folder))).filter((name) => name !== '@arbora');
  await Promise.all(names.map((name) => symlink(path.join(ROOT, folder, name), path.join(root, folder, name))));
}

/** Links the packages of the copied workspace. */
async function linkWorkspace(): Promise<void> {
  const scope = path.join(root, 'node_modules/@arbora');
  await mkdir(scope, { recursive: true });
  for (const name of await readdir(path.join(root, 'libs'))) {
    if (existsSync(path.join(root, 'libs', name, 'package.json')))
      await symlink(path.join(root, 'libs', name), path.join(scope, name));
  }
}

test('a generated section builds, with its page, rule and navigation entry', async () => {
  const titles = { cs: 'Lidé', en: 'People', pl: 'Ludzie' };
  const pattern = '/manager/jobs/people';
  await newSection({ remote: 'mf-content', pattern, table: 'person_card', titles }, root);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'libs/build/src/bundle.ts'), 'mf-content-office'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.base.json'), NODE_ENV: 'production' },
    },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const file = path.join(root, 'mf-content/office/dist/deployment.json');
  const { pages, navigation } = JSON.parse(await readFile(file, 'utf8')) as RemoteDescription;
  expect(pages[pattern]?.scripts).not.toEqual([]);
  expect(navigation).toContainEqual(expect.objectContaining({ path: pattern, titles }));
}, 600_000);
