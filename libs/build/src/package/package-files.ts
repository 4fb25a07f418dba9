import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PROGRAMS } from './bundle-server';

export const NAME = 'arbora-server';

/** What a package consists of besides its site, which keeps the versions that pages already open load from. */
export const PACKAGE_FILES: readonly string[] = [
  ...Object.keys(PROGRAMS).flatMap((name) => [`${name}.js`, `${name}.js.LEGAL.txt`]),
  'schema',
  'swagger-ui',
  'fonts',
  'Containerfile',
  '.dockerignore',
  '.npmrc',
  'package-lock.json',
  'package.json',
];

/**
 * Removes what the package in `folder` consists of, as its `package.json` lists it; what an operator keeps beside stays.
 * @throws Error where the folder holds something else
 */
export async function clearPackage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { name, files = PACKAGE_FILES } = JSON.parse(text) as { name?: string; files?: readonly string[] };
  if (names.length > 0 && name !== NAME) throw new Error(`${folder} is not empty and holds no package of Arbora`);
  for (const file of files) if (names.includes(file)) await rm(path.join(folder, file), { recursive: true });
}
