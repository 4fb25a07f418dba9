import { Client } from 'pg';
import { readConfig } from '../../src/config';
import { JOBS } from '../../src/jobs/index';
import { startJobs } from '../../src/jobs/job-runner';
import { testApp, type TestApp } from '../app';
import { faultsOf, readCatalogue, type Catalogue } from './statement-faults';
import { readQueries, type Source } from './static-queries';

let services: TestApp;
let client: Client;
let catalogue: Catalogue;
let source: Source;
beforeAll(async () => {
  services = await testApp();
  // The library creates the tables of its queue on start.
  const config = readConfig({ NODE_ENV: 'test' });
  await (await startJobs({ config, database: services.database }, JOBS, services.app.log)).stop();
  client = new Client(services.database.ownerConnection);
  await client.connect();
  catalogue = await readCatalogue(client);
  source = readQueries();
}, 300_000);
afterAll(async () => {
  await client.end();
  await services.close();
});

/** Files with statements that are built at run time. */
const AT_RUN_TIME: Readonly<Record<string, string>> = {
  'database/listener.ts': 'The name of a channel is no parameter.',
  'database/pipeline.ts': 'Hands on the statements of the data service, which `tests/queries` tries.',
  'database/schema/drop-code.ts': 'Queries of the catalogue are made of common parts, and run in its test.',
  'database/schema/login-passwords.ts': 'The password of a role is no parameter.',
  'database/schema/upgrade-schema.ts': 'Applies the files of the schema.',
  'jobs/job-runner.ts': 'Hands on the statements of the job queue.',
};

test('every static statement of the services is valid, and its values and rows have the declared types', async () => {
  const faults: string[] = [];
  for (const query of source.queries) faults.push(...(await faultsOf(query, source.checker, client, catalogue)));
  expect(faults).toEqual([]);
  expect(source.queries.length).toBeGreaterThan(100);
});

test('no other file builds a statement at run time', () => {
  const found = source.queries.filter(({ texts }) => texts === null).map(({ place }) => place.replace(/:\d+$/, ''));
  expect([...new Set(found)].sort()).toEqual(Object.keys(AT_RUN_TIME));
});

describe('the check', () => {
  const CASES: readonly [string, string, string[]][] = [
    ['takes a right one', "const A = 'id, email'; pool.query<Row<'user_profile', 'id' | 'email'>>(`select ${A} from user_profile where id = $1`, [id]);", []],
    ['finds a column that there is not', "pool.query<{ emial: string }>('select emial from user_profile');", ['column "emial" does not exist']],
    ['finds a table that there is not', "pool.query('delete from user_profil');", ['relation "user_profil" does not exist']],
    ['finds a function with other arguments', "pool.query('select app.delete_ticket($1, $2)', [id, id]);", ['function app.delete_ticket(unknown, unknown) does not exist']],
    ['finds a member that no column has', "pool.query<{ mail: string }>('select email from user_profile');", ['no column mail']],
    ['finds a member of another type', "pool.query<{ at: Date }>('select created_at as at from user_profile');", ['at is timestamp with time zone, not Date']],
    ['finds a value for a list', "pool.query<{ acl: string | null }>('select acl from user_profile');", ['acl is text[], not string | null', 'acl is typed by hand']],
    ['finds null left out', "pool.query<{ name: string }>('select name from user_profile');", ['name may be null (user_profile.name)', 'name is typed by hand']],
    ['finds null left out of a view', "pool.query<{ nickname: string }>('select nickname from news_comments');", ['nickname may be null (news_comments.nickname)', 'nickname is typed by hand']],
    ['finds a column of a private table typed by hand', "pool.query<{ kind: string }>('select kind from app_private.mail');", ['kind is typed by hand']],
    ['takes what is joined and may be missing', "pool.query<{ kind: string | null }>('select kind from user_profile left join app_private.mail on false');", []],
    ['finds a value too many', "pool.query('delete from user_profile where id = $1', [id, id]);", ['1 parameters, 2 values']],
    ['finds a value of another type', "pool.query('delete from product_size where position = $1', [id]);", ['$1 is integer, not string']],
    ['finds one of two texts', "pool.query(`select ${id === '' ? 'id' : 'ip'} from user_profile`);", ['column "ip" does not exist']],
  ]; // oxfmt-ignore
  let made: Source;
  beforeAll(() => {
    const head =
      "import type { Row } from '@arbora/domain';\nimport type { Pool } from 'pg';\ndeclare const pool: Pool;\ndeclare const id: string;\n";
    made = readQueries(head + CASES.map(([, line]) => line).join('\n'));
  }, 60_000);
  test.each(CASES)('the check %s', async (name, _line, faults) => {
    const query = made.queries[CASES.findIndex(([one]) => one === name)]!;
    const found = await faultsOf(query, made.checker, client, catalogue);
    expect(found.map((fault) => fault.replace(/^made.ts:\d+: /, ''))).toEqual(faults);
  });
});
