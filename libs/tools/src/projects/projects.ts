import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';

/** Returns Nx project names by package folder. */
function projects(): ReadonlyMap<string, string> {
  const folders = [...readdirSync(ROOT), ...readdirSync(path.join(ROOT, 'libs')).map((name) => `libs/${name}`)];
  const found = folders
    .filter((folder) => !folder.startsWith('.') && existsSync(path.join(ROOT, folder, 'project.json')))
    .sort();
  return new Map(
    found.map((folder) => {
      const { name } = JSON.parse(readFileSync(path.join(ROOT, folder, 'project.json'), 'utf8')) as { name: string };
      return [folder, name];
    }),
  );
}

/** Resolves names or folders, such as `ui` or `libs/ui`, to projects; undefined (all) for none. @throws Error */
export function projectsOf(given: readonly string[]): string[] | undefined {
  if (given.length === 0) return undefined;
  const all = projects();
  return given.map((name) => {
    const project = all.get(name.replace(/\/$/, '')) ?? [...all.values()].find((candidate) => candidate === name);
    if (!project) throw new Error(`There is no package ${name}; there are: ${[...all.keys()].join(', ')}`);
    return project;
  });
}
