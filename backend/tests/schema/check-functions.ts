/**
 * Creates the schema in a new database and checks every PL/pgSQL function with plpgsql_check, including the tables of
 * its triggers: `node --import tsx check-functions.ts SUPERUSER_URL`. Exits with 0 if there are no findings.
 */
import { Client } from 'pg';
import { parseConnection } from '../../src/database/connection';
import { upgradeSchema } from '../../src/database/schema/upgrade-schema';

interface Finding {
  name: string;
  line: number;
  message: string;
}

const FINDINGS = `
select p.oid::regprocedure::text as name, c.lineno as line, c.message
from pg_proc p
  left join lateral (
    select distinct on (t.tgnewtable, t.tgoldtable) t.tgrelid, t.tgnewtable, t.tgoldtable
    from pg_trigger t where t.tgfoid = p.oid
  ) t on true,
  lateral plpgsql_check_function_tb(
    p.oid, coalesce(t.tgrelid, 0), other_warnings => false,
    oldtable => t.tgoldtable, newtable => t.tgnewtable
  ) c
where p.prolang = (select oid from pg_language where lanname = 'plpgsql')
  and p.pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace)
order by 1, 2`;

const DATABASE = 'arbora_check_functions';

async function connected<T>(
  connection: ReturnType<typeof parseConnection>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function check(url: string): Promise<number> {
  const server = parseConnection(url);
  await connected(server, (client) => client.query(`create database ${DATABASE}`));
  const database = { ...server, database: DATABASE };
  await upgradeSchema(database);
  const findings = await connected(database, async (client) => {
    await client.query('create extension plpgsql_check');
    return (await client.query<Finding>(FINDINGS)).rows;
  });
  await connected(server, (client) => client.query(`drop database ${DATABASE}`));
  for (const { name, line, message } of findings) console.error(`${name}, line ${line}: ${message}`);
  return findings.length;
}

check(process.argv[2] ?? '').then(
  (count) => process.exit(count === 0 ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
