import { Client } from 'pg';
import { testServer } from './server-state';

export default async function globalTeardown(): Promise<void> {
  const { stopTestServer } = globalThis as { stopTestServer?: () => Promise<void> };
  if (stopTestServer) return stopTestServer();
  // On an external server only the databases are removed.
  const { owner, template } = testServer();
  const client = new Client(owner);
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.end();
}
