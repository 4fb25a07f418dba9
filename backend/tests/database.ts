import { randomBytes } from 'node:crypto';
import type { AuthRole } from '@arbora/domain';
import { ROLE } from '@arbora/domain';
import { Client, Pool, type PoolClient } from 'pg';
import { openDatabase } from '../src/database/database';
import type { Claims, Database, DatabaseOptions } from '../src/database/database';
import { testServer } from './server-state';

export interface TestDatabase extends Database {
  /** Claims of a seeded person under a role, by default their highest one. */
  claimsOf(email: string, role?: AuthRole): Promise<Claims>;
  /** Runs `work` as a person (null = anonymous) and rolls it back. */
  tryAs<T>(caller: string | null, work: (client: PoolClient) => Promise<T>, role?: AuthRole): Promise<T>;
  /** Runs a statement as the owner, bypassing row security, to set up and inspect data. */
  asOwner<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** Tolerates a busy machine, on which opening a connection may take seconds. */
const PATIENT = { connect: 20_000 };

/**
 * Creates a seeded database for a test file, in `beforeAll`; closing it in `afterAll` drops it:
 *
 *     let db: TestDatabase;
 *     beforeAll(async () => void (db = await testDatabase()));
 *     afterAll(() => db.close());
 */
export async function testDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const { owner, template } = testServer();
  const name = `arbora_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const database = openDatabase(
    { ...owner, database: name },
    { ...options, limits: { ...PATIENT, ...options.limits } },
  );
  // Opening a connection costs the server more than most statements.
  const owners = new Pool({ ...database.ownerConnection, max: 10, idleTimeoutMillis: 1000, allowExitOnIdle: true });
  // Dropping the database ends its idle connections.
  owners.on('error', () => undefined);
  const close = runOnce(async () => {
    await database.close();
    await onServer(`drop database ${name} with (force)`);
    await owners.end();
  });

  const asOwner = async <Row extends object>(sql: string, values?: unknown[]): Promise<Row[]> =>
    (await owners.query<Row>(sql, values)).rows;
  const claimsOf = async (email: string, role?: AuthRole): Promise<Claims> => {
    const [person] = await asOwner<{ id: string; acl: string[] | null }>(
      'select id, acl from user_profile where email = $1',
      [email],
    );
    if (!person) throw new Error(`nobody is called ${email}`);
    const acl = person.acl ?? [];
    const highest = acl.includes('admin') ? ROLE.admin : acl.length > 0 ? ROLE.manager : ROLE.customer;
    return { sub: person.id, email, role: role ?? highest };
  };
  const tryAs = async <T>(
    caller: string | null,
    work: (client: PoolClient) => Promise<T>,
    role?: AuthRole,
  ): Promise<T> => {
    const claims = caller === null ? null : await claimsOf(caller, role);
    let result: { value: T } | undefined;
    const undone = new Error('undone on purpose');
    await database
      .asRole(claims, async (client) => {
        result = { value: await work(client) };
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    if (!result) throw new Error('nothing was done');
    return result.value;
  };
  return { ...database, close, asOwner, claimsOf, tryAs };
}

async function onServer(sql: string): Promise<void> {
  const client = new Client(testServer().owner);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function runOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
