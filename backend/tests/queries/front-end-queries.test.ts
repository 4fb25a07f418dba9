import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RouteRule } from '@arbora/registry';
import type { Catalog } from '../../src/rest/catalog';
import { loadCatalog } from '../../src/rest/load-catalog';
import { parseQueryString } from '../../src/rest/parse/query-string';
import { planRead } from '../../src/rest/plan/plan-read';
import { atRestApi, restApi } from '../../src/rest/resources/declarations';
import { testDatabase, type TestDatabase } from '../database';
import { checkQuery } from './check-query';
import { QuerySource } from './source-queries';
import type { Query } from './values';

const ROOT = path.resolve(__dirname, '../../..');

let database: TestDatabase;
let catalogs: Record<Query['service'], Catalog>;
beforeAll(async () => {
  database = await testDatabase();
  const [rest, atRest] = await database.asService((client) =>
    Promise.all([restApi, atRestApi].map((declaration) => loadCatalog(client, declaration))),
  );
  catalogs = { rest: rest!, atRest: atRest! };
});
afterAll(() => database.close());

/** Sources of the front end that ask a data service. */
function askingFiles(): string[] {
  const packages = readdirSync(ROOT).filter((name) => /^(?:shell|mf-.+)$/.test(name));
  packages.push(...readdirSync(path.join(ROOT, 'libs')).map((name) => `libs/${name}`));
  return packages
    .filter((name) => name !== 'libs/testing')
    .flatMap((name) =>
      readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
        .map((file) => path.join(name, 'src', file)),
    )
    .filter((file) =>
      /import[^;]*\b(?:rest|atRest)\b[^;]*from '@arbora\/api'/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
}

/** What is wrong with the queries of some files, a line each. */
function faultsOf(root: string, files: readonly string[]): { faults: string[]; count: number } {
  const source = new QuerySource(root);
  for (const file of files) source.read(file);
  const faults = source.queries.flatMap((query) => {
    try {
      checkQuery(catalogs[query.service], query);
      return [];
    } catch (error) {
      return [`${query.at}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  const unread = files.flatMap((file) => source.unread(file)).map((at) => `${at}: cannot be followed from here`);
  return { faults: [...new Set([...faults, ...unread])], count: source.queries.length };
}

test('every query of the front end names what the data service declares', () => {
  const files = askingFiles();
  const { faults, count } = faultsOf(ROOT, files);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(files.length);
});

test('every page validates by what the data service declares', async () => {
  const remotes = readdirSync(ROOT).filter((name) => /^mf-/.test(name));
  for (const name of remotes) {
    const { default: remote } = (await import(path.join(ROOT, name, 'src/remote.ts'))) as {
      default: { routes: readonly RouteRule[] };
    };
    for (const { pattern, validation } of remote.routes) {
      if (!validation) continue;
      const resource = catalogs.rest.resources.get(validation.resource);
      expect([name, pattern, resource?.name]).toEqual([name, pattern, validation.resource]);
      for (const filters of [validation.filters, validation.fallback ?? {}]) {
        const search = new URLSearchParams({ select: '*', ...filters });
        expect(() => planRead(catalogs.rest, resource!, parseQueryString(search.toString()))).not.toThrow();
      }
    }
  }
});

/** The faults of a module that asks as `code` says. */
function faultsIn(code: string, file = 'a.ts'): string[] {
  const root = mkdtempSync(path.join(os.tmpdir(), 'arbora-queries-'));
  const lines = ["import { atRest, pageOf, rest, row, rows } from '@arbora/api';", code];
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), lines.join('\n'));
  const { faults } = faultsOf(root, [file]);
  rmSync(root, { recursive: true });
  return faults;
}

test.each([
  ['a resource', "export const q = () => rest().from('news_itm').select('id');", 'there is no resource news_itm'],
  ['a resource of the other service', "export const q = () => rest().from('auth_person').select('id');", 'auth_person'],
  ['a column', "export const q = () => rest().from('news_item').select('id,titel');", 'titel'],
  [
    'a column of a constant',
    "const C = 'id,titel'; export const q = () => rest().from('news_item').select(C);",
    'titel',
  ],
  [
    'a column of a template',
    "const C = 'titel'; export const q = () => rest().from('news_item').select(`id,${C}`);",
    'titel',
  ],
  [
    'an embed',
    "export const q = () => rest().from('booking_event').select('id,slots:booking_slot(id)');",
    'booking_slot',
  ],
  [
    'a column of an embed',
    "export const q = () => rest().from('booking_event').select('id,s:booking_event_slot(nme)');",
    'nme',
  ],
  ['a filter', "export const q = (id: string) => rest().from('news_item').select('id').eq('idd', id);", 'idd'],
  [
    'a filter of an embed',
    "export const q = () => rest().from('booking_event').select('id,s:booking_event_slot(id)').eq('s.nme', 1);",
    'nme',
  ],
  ['an order', "export const q = () => rest().from('news_item').select('id').order('creatd_at');", 'creatd_at'],
  [
    'a filter in a logic tree',
    "export const q = (x: string) => rest().from('news_item').select('id').or(`titel.eq.${x},id.eq.1`);",
    'titel',
  ],
  ['a function', "export const q = () => rest().rpc('katalog_serch', { query: 'x' });", 'katalog_serch'],
  ['an argument', "export const q = () => rest().rpc('katalog_search', { qery: 'x' });", 'qery'],
  [
    'a column of what a function gives',
    "export const q = () => rest().rpc('katalog_search', { query: 'x' }).select('nme');",
    'nme',
  ],
  ['a column that is written', "export const q = () => rest().from('booking_event').insert({ titel: 'x' });", 'titel'],
  [
    'a filter that is added later',
    "export function q() { let a = rest().from('news_item').select('id'); if (Date.now()) a = a.eq('idd', 1); return a; }",
    'idd',
  ],
  [
    'a filter of one of two ways',
    "export const q = (is: boolean) => { const a = rest().from('news_item').select('id'); return is ? a.eq('idd', 1) : a; };",
    'idd',
  ],
  [
    'a filter of each round',
    "export const q = (words: string[]) => words.reduce((a, w) => a.ilike('nme', w), rest().from('news_item').select('id'));",
    'nme',
  ],
  [
    'columns given to a function',
    "function f(c: string) { return rest().from('news_item').select(c); } export const q = () => rows(f('titel').eq('id', 1));",
    'titel',
  ],
  [
    'a query in options',
    "export const q = { queryFn: async () => row(rest().from('news_item').select('titel')) };",
    'titel',
  ],
  [
    'a query of a component',
    "function A() { return rows(rest().from('news_item').select('titel')); } export const b = <T,>(x: T) => [A, x];",
    'titel',
  ],
  [
    'columns known at run time only',
    "export const q = (c: string) => rest().from('news_item').select(c);",
    'cannot be read',
  ],
  ['a service that is handed on', 'export const q = [rest];', 'cannot be followed'],
])('a misspelt or unreadable name is told: %s', (_what, code, message) => {
  const faults = faultsIn(code);
  expect(faults).toEqual([expect.stringMatching(/^a\.ts:2: /)]);
  expect(faults[0]).toContain(message);
});

test('a library may not hand out a query that others complete, for they are not followed so far', () => {
  const code = "export const find = () => rest().from('news_item').select('id');";
  expect(faultsIn(code, 'libs/api/a.ts')).toEqual(['libs/api/a.ts:2: cannot be followed from here']);
});

test('what is right is left alone', () => {
  expect(
    faultsIn(`
      const EVENT = 'id,title';
      const find = (columns: string, options?: object) => rest({ anonymous: true }).from('booking_event').select(columns, options);
      export const q = async (page: number) => {
        const [a, b] = await Promise.all([pageOf(find(EVENT, { count: 'exact' }).order('date_start').order('id'), page, 10), null]);
        return [a, b, await row(find(\`\${EVENT},s:booking_event_slot!inner(id,name)\`).gt('s.date_start', 'x').limit(1))];
      };
    `),
  ).toEqual([]);
});
