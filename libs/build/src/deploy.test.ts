import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CONTRACT } from '@arbora/registry';
import { deploy } from './deploy';
import { DESCRIPTION } from './describe';
import { REMOTES, SHELL } from './paths';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-deploy-'))));
afterEach(() => rm(dir, { recursive: true }));

/** Writes builds of the shell and every remote, each with the routes that `patterns` names, and deploys them. */
async function deployWith(patterns: Record<string, string[]>) {
  const distOf = (name: string) => path.join(dir, 'builds', name);
  for (const name of [SHELL, ...REMOTES]) {
    const routes = (patterns[name] ?? []).map((pattern) => ({ pattern }));
    await mkdir(distOf(name), { recursive: true });
    const description = { name, contract: CONTRACT, routes, slots: [], shared: {} };
    await writeFile(path.join(distOf(name), DESCRIPTION), JSON.stringify(description));
  }
  return deploy(undefined, { siteDir: path.join(dir, 'site'), distOf });
}

test('remotes with routes of their own are deployed, ordered by name', async () => {
  const { remotes } = await deployWith({ 'mf-content': ['/', '/novinky/:slug'], 'mf-shop': ['/novinky/archiv'] });
  expect(remotes.map(({ name }) => name)).toEqual([...REMOTES].sort());
});

test('two remotes that claim the same addresses are refused, both named, and nothing is deployed', async () => {
  const deployed = deployWith({ 'mf-content': ['/tour/:id'], 'mf-shop': ['/tour/:slug'] });
  await expect(deployed).rejects.toThrow(
    'mf-content and mf-shop both claim the route /tour/:id (the route /tour/:slug)',
  );
  expect(existsSync(path.join(dir, 'site/registry.json'))).toBe(false);
});
