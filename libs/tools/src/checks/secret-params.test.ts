import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import type { RemoteDefinition } from '@arbora/remote';
import { routes } from '@arbora/routes';

// A parameter is either listed here or declared secret by its page's rule: each new one needs a decision.

/**
 * Parameters that may be disclosed: filters and pages of lists, outcomes, the return path of a login, an order's
 * number, the id of a tour whose unpublished state only editors may read.
 */
const ORDINARY = ['confirmed', 'return', 'order', 'preview'];

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, 'src', file), 'utf8'));

const groupsOf = (source: string, pattern: RegExp): string[][] =>
  [...source.matchAll(pattern)].map(([, ...groups]) => groups as string[]);

async function routesOf(name: string): Promise<RemoteDefinition['routes']> {
  const { default: remote } = (await import(path.join(folderOf(name), 'src/remote.ts'))) as {
    default: RemoteDefinition;
  };
  return remote.routes;
}

test('pages whose links contain secrets declare them', async () => {
  const rules = (await Promise.all(REMOTES.map(routesOf))).flat();
  const secrets = rules.flatMap(({ pattern, secretParams }) => (secretParams ? [[pattern, secretParams]] : []));
  expect(Object.fromEntries(secrets)).toEqual({
    '/heslo': ['ref'],
    '/login': ['link'],
    '/services/subscriptions': ['id'],
    '/services/ticket': ['id'],
    '/services/waiting': ['id'],
    '/zmena-emailu': ['ref'],
  });
});

test.each(REMOTES)('%s reads no undeclared search parameter', async (name) => {
  const rules = await routesOf(name);
  // Behind a login, a URL alone grants no access.
  if (rules.every(({ access }) => access !== 'public')) return;
  const declared = [...ORDINARY, ...rules.flatMap(({ secretParams = [] }) => secretParams)];
  const read = sourcesIn(folderOf(name)).flatMap((source) =>
    groupsOf(source, /\b(?:search|params|searchParams)\.(?:get|getAll|has)\('([^']+)'\)/g).flat(),
  );
  expect(read.filter((param) => !declared.includes(param))).toEqual([]);
});

test.each(REMOTES)('%s declares the parameters of its pages, including secret ones', async (name) => {
  for (const { pattern, search, secretParams = [] } of await routesOf(name)) {
    expect({ pattern, search }).toEqual({ pattern, search: expect.arrayContaining([...secretParams]) as unknown });
    expect(search).toEqual([...new Set(search)]);
  }
});

test('parameters in links of mails and ticket codes are declared by their pages', async () => {
  const rules = (await Promise.all(REMOTES.map(routesOf))).flat();
  const links = sourcesIn(path.join(ROOT, 'backend')).flatMap((source) => [
    ...groupsOf(source, /routes\.(\w+)\.href\(\{([^}]*)\}/g),
    ...groupsOf(source, /routes\.(\w+)\.href\(\)\}\?(\w+)=/g),
  ]);
  const undeclared = links.flatMap(([name, params = '']) => {
    const { pattern } = routes[name as keyof typeof routes];
    const rule = rules.find((candidate) => candidate.pattern === pattern);
    const declared = [...ORDINARY, ...(rule?.secretParams ?? [])];
    return params
      .split(',')
      .map((param) => param.split(':')[0]!.trim())
      .filter((param) => !pattern.includes(`:${param}`) && !declared.includes(param))
      .map((param) => `${pattern}?${param}=`);
  });
  expect(links.length).toBeGreaterThan(3);
  expect(undeclared).toEqual([]);
});
