import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Connection } from '../../src/database/connection';
import { testServer } from '../server-state';
import { describeCatalog } from './describe-catalog';

/** An empty database for each test of a file, owned by the test server's owner. */
export function schemaTarget() {
  let target: Connection;
  const server = (sql: string) => connected(testServer().owner, (client) => client.query(sql));
  const create = () => server(`create database ${target.database}`);
  const drop = () => server(`drop database ${target.database} with (force)`);
  beforeEach(async () => {
    target = { ...testServer().owner, database: `arbora_schema_${randomBytes(4).toString('hex')}` };
    await create();
  });
  afterEach(() => drop());
  return {
    target: () => target,
    run: <Row extends object>(sql: string): Promise<Row[]> =>
      connected(target, async (client) => (await client.query<Row>(sql)).rows),
    catalog: () => connected(target, describeCatalog),
    /** Recreates the empty database. */
    renew: async () => {
      await drop();
      await create();
    },
  };
}

export async function connected<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
