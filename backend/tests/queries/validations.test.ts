import type { Catalog } from '../../src/rest/catalog';
import { loadCatalog } from '../../src/rest/load-catalog';
import { parseQueryString } from '../../src/rest/parse/query-string';
import { planRead } from '../../src/rest/plan/plan-read';
import { restApi } from '../../src/rest/resources/declarations';
import { testDatabase, type TestDatabase } from '../database';
import { remotes } from './remotes';

let database: TestDatabase;
let catalog: Catalog;
beforeAll(async () => {
  database = await testDatabase();
  catalog = await database.asService((client) => loadCatalog(client, restApi));
});
afterAll(() => database.close());

test('every page validates by declared resources and columns', async () => {
  for (const { name, routes } of await remotes()) {
    for (const { pattern, validation } of routes) {
      if (!validation) continue;
      const resource = catalog.resources.get(validation.resource);
      expect([name, pattern, resource?.name]).toEqual([name, pattern, validation.resource]);
      for (const filters of [validation.filters, validation.fallback ?? {}]) {
        const search = new URLSearchParams({ select: '*', ...filters });
        expect(() => planRead(catalog, resource!, parseQueryString(search.toString()))).not.toThrow();
      }
    }
  }
});
