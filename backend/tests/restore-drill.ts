/**
 * Follows the README's instructions for backup and restore in both variants: with the binaries in `BIN` from one server
 * to a new one, and with an embedded database under load: `node --import tsx restore-drill.ts BIN FROM_URL TO_URL`.
 * Exits with 0 if the restored sites are identical and work.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { DEMO_PASSWORD, PRODUCT, ROLE } from '@arbora/domain';
import { Client, type ClientConfig } from 'pg';
import { createApp } from '../src/app';
import { readConfig } from '../src/config';
import { backUp } from '../src/database/backup/backup';
import { restore } from '../src/database/backup/restore';
import { startDatabase } from '../src/database/start';
import { readOriginal } from '../src/demo/drawn-original';
import { configuredSeed } from '../src/demo/seed-demo';
import type { App } from '../src/service';

const run = promisify(execFile);

/** Statement of the README to run before a restore: roles that own views need this right to receive ownership. */
const GRANT_TO_LIST_OWNERS =
  'grant create on schema public to arbora_public_lists, arbora_sales_lists, arbora_editor_lists, arbora_admin_lists, arbora_staff_lists';

async function ownServerDrill([bin = '', from = '', to = '']: string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbora-restore-'));
  try {
    const dump = path.join(folder, 'arbora.dump');
    const media = { MEDIA_DIR: path.join(folder, 'media') };
    const original = await newDatabase(from, 'arbora');
    const before = await serve({ ...media, DATABASE_URL: original }, true, async (app) => ({
      token: await login(app),
      jobs: await runJob(original),
    }));
    const contents = await contentsOf(original);
    await run(path.join(bin, 'pg_dump'), ['--format=custom', `--file=${dump}`, original]);

    // Starting once against any database of the new server creates the roles.
    await serve({ ...media, DATABASE_URL: await newDatabase(to, 'arbora_first') }, false, async () => undefined);
    const restored = await newDatabase(to, 'arbora_restored');
    await run(path.join(bin, 'psql'), ['--no-psqlrc', `--dbname=${restored}`, '--command', GRANT_TO_LIST_OWNERS]);
    await run(path.join(bin, 'pg_restore'), ['--exit-on-error', '--single-transaction', `--dbname=${restored}`, dump]);
    assertEqual('rows and privileges', await contentsOf(restored), contents);

    await serve({ ...media, DATABASE_URL: restored }, false, async (app) => {
      await login(app);
      const { statusCode } = await app.inject({
        url: '/api/rest/user_profile?select=email',
        headers: { authorization: `Bearer ${before.token}` },
      });
      assertEqual('an access token from before', statusCode, 200);
      assertEqual('jobs', await runJob(restored), before.jobs);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Backs up an embedded database while an admin changes a profile, and restores it into another folder. */
async function embeddedDrill(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbora-restore-'));
  await chmod(folder, 0o755);
  const from = { DATA_DIR: path.join(folder, 'from') };
  const to = { DATA_DIR: path.join(folder, 'to') };
  const backup = path.join(folder, 'backup');
  try {
    const before = await serve(from, true, async (app, database) => {
      const token = await login(app);
      const writer = startWriting(app, await login(app, 'admin@arbora.example', ROLE.admin));
      while (writer.state.acknowledged < 20) await pause(20);
      const { acknowledged } = writer.state;
      await backUp(readConfig(from), backup);
      const progress = writer.state.acknowledged - acknowledged;
      await writer.stop();
      if (progress < 1) throw new Error('requests waited for the backup');
      const { rights, functions } = await contentsOf(database);
      return { token, acknowledged, rights, functions };
    });
    await restore(readConfig(to), backup);
    await serve(to, false, async (app, database) => {
      await login(app);
      const { rights, functions } = await contentsOf(database);
      assertEqual('privileges', { rights, functions }, { rights: before.rights, functions: before.functions });
      const { nickname } = await profile(app, before.token);
      if (!(numberIn(nickname) >= before.acknowledged)) throw new Error(`${nickname} predates the backup`);
      const [picture] = await query<{ key: string }>(database, 'select key from photo order by key limit 1');
      assertEqual('a picture', (await app.inject(`/cdn/${picture?.key}?w=200`)).statusCode, 200);
      assertEqual('jobs', await runJob(database), 'completed');
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const numberIn = (nickname: string) => Number(nickname.replace('Zahradník ', ''));

/** Repeatedly changes the customer's profile as an admin: customers may do so only a hundred times a day. */
function startWriting(app: App, token: string) {
  const state = { acknowledged: 0, isEnding: false };
  const done = (async () => {
    const { id } = await profile(app, token);
    while (!state.isEnding) {
      const { statusCode } = await app.inject({
        method: 'PATCH',
        url: `/api/rest/user_profile?id=eq.${id}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { nickname: `Zahradník ${state.acknowledged + 1}` },
      });
      assertEqual('a change', statusCode, 204);
      state.acknowledged += 1;
    }
  })();
  return {
    state,
    stop: () => {
      state.isEnding = true;
      return done;
    },
  };
}

async function profile(app: App, token: string): Promise<{ id: string; nickname: string }> {
  const answer = await app.inject({
    url: '/api/rest/user_profile?select=id,nickname&email=eq.customer@arbora.example',
    headers: { authorization: `Bearer ${token}` },
  });
  assertEqual('the profile', answer.statusCode, 200);
  return answer.json<[{ id: string; nickname: string }]>()[0];
}

type Settings = Record<string, string>;

/** Starts the site with these settings, and stops it after `work`. */
async function serve<T>(
  settings: Settings,
  seedDemo: boolean,
  work: (app: App, database: Target) => Promise<T>,
): Promise<T> {
  const config = readConfig({ ...settings, SEED_DEMO: seedDemo ? '1' : '0', PORT: '0', LOG_LEVEL: 'error' });
  const database = await startDatabase(config, { seed: configuredSeed(config) });
  const app = await createApp({ config, database, readOriginal });
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    assertEqual('/readyz', (await app.inject('/readyz')).statusCode, 200);
    return await work(app, database.ownerConnection);
  } finally {
    await app.close();
    await database.close();
  }
}

async function login(app: App, username = 'customer@arbora.example', role: string = ROLE.customer): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, role, cookie: false },
  });
  assertEqual('logging in', answer.statusCode, 200);
  return answer.json<{ accessToken: string }>().accessToken;
}

/** Queues a job and waits for its completion. */
async function runJob(url: Target): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const [found] = await query<{ there: boolean }>(url, "select to_regclass('queue.schedule') is not null as there");
    const scheduled = found?.there ? await query(url, "select from queue.schedule where name = 'prune-companies'") : [];
    if (scheduled.length > 0) break;
    await pause(100);
  }
  const [job] = await query<{ id: string }>(
    url,
    "insert into queue.job (name, policy) values ('prune-companies', 'short') returning id",
  );
  for (let tries = 0; tries < 300; tries++) {
    const [{ state = '' } = {}] = await query<{ state?: string }>(
      url,
      `select state from queue.job where id = '${job?.id}'`,
    );
    if (state === 'completed' || state === 'failed') return state;
    await pause(100);
  }
  return 'never run';
}

/** A checksum of the rows of every table, and the rights on it, its columns and functions. */
async function contentsOf(url: Target) {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'app_private') order by 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    [rows[name]] = await query(
      url,
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${name} t`,
    );
  }
  const rights = await query(
    url,
    `select c.oid::regclass::text as name, pg_get_userbyid(c.relowner) as owner, c.relrowsecurity,
       (select array_agg(a::text order by a::text) from unnest(c.relacl) a) as acl,
       (select array_agg(attname || ' ' || attacl::text order by attname) from pg_attribute
        where attrelid = c.oid and attacl is not null) as columns,
       (select array_agg(polname || coalesce(pg_get_expr(polqual, polrelid), '') order by polname) from pg_policy
        where polrelid = c.oid) as policies
     from pg_class c
     where c.relnamespace::regnamespace::text in ('public', 'app_private') and c.relkind in ('r', 'v') order by 1`,
  );
  const functions = await query(
    url,
    `select oid::regprocedure::text as name, pg_get_userbyid(proowner) as owner, prosecdef,
       (select array_agg(a::text order by a::text) from unnest(proacl) a) as acl, md5(prosrc) as source
     from pg_proc where pronamespace::regnamespace::text in ('public', 'app', 'app_private') order by 1`,
  );
  return { rows, rights, functions };
}

async function newDatabase(server: string, name: string): Promise<string> {
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database by its URL or connection settings. */
type Target = string | ClientConfig;

async function query<Row extends object>(database: Target, sql: string): Promise<Row[]> {
  const client = new Client(database);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function assertEqual(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`.slice(0, 4000));
}

ownServerDrill(process.argv.slice(2))
  .then(embeddedDrill)
  .then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
