import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PROGRAMS } from './bundle-server';

export const NAME = 'arbora-server';

/** Files for operators, copied as they are. */
export const OPERATOR_FILES = ['README.md', 'arbora.env.example', 'arbora.service', 'Containerfile', '.dockerignore'];

/** Files of a package except its site, which keeps earlier versions for open pages. */
export const PACKAGE_FILES: readonly string[] = [
  ...Object.keys(PROGRAMS).flatMap((name) => [`${name}.js`, `${name}.js.LEGAL.txt`]),
  'schema',
  'swagger-ui',
  'fonts',
  ...OPERATOR_FILES,
  '.npmrc',
  'package-lock.json',
  'package.json',
];

/**
 * Removes the files of the package in `folder`, as listed in its `package.json`; keeps the operator's files.
 * @throws Error if the folder has other content
 */
export async function clearPackage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { name, files = PACKAGE_FILES } = JSON.parse(text) as { name?: string; files?: readonly string[] };
  if (names.length > 0 && name !== NAME) throw new Error(`${folder} is not empty and holds no package of Arbora`);
  for (const file of files) if (names.includes(file)) await rm(path.join(folder, file), { recursive: true });
}
