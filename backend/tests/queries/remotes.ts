import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '@arbora/remote';

export const ROOT = path.resolve(__dirname, '../../..');

const KIT = 'libs/office';
const FOLDERS = readdirSync(ROOT)
  .filter((name) => /^mf-/.test(name))
  .flatMap((name) => [name, `${name}/office`])
  .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')));

/** The definitions of all remotes, loaded from source. */
export function remotes(): Promise<RemoteDefinition[]> {
  return Promise.all(
    FOLDERS.map(async (name) => {
      const { default: remote } = (await import(path.join(ROOT, name, 'src/remote.ts'))) as {
        default: RemoteDefinition;
      };
      return remote;
    }),
  );
}

/** Exports of query modules with a name that ends with `Query`, by module and name. */
export async function exportedQueries(): Promise<Map<string, unknown>> {
  const files = [...FOLDERS, KIT].flatMap((name) =>
    readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:queries|query)\.ts$/.test(file))
      .map((file) => path.join(name, 'src', file)),
  );
  const found = new Map<string, unknown>();
  for (const file of files) {
    const module = (await import(path.join(ROOT, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (name.endsWith('Query'))
        found.set(`${file.replace(/^(.+)\/src\/.*?([^/]+)\.\w+\.ts$/, '$1/$2')} ${name}`, value);
    }
  }
  return found;
}
