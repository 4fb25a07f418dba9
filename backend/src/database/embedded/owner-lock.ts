import { Client } from 'pg';
import type { Connection } from '../connection';

/**
 * Advisory lock that represents ownership of the folder: it is released when the session of its holder ends, even by a
 * crash.
 */
const LOCK = 0x41_72_62_6f;

export interface OwnerLock {
  /** Resolves when the lock is lost without being released: its session or the whole database ended. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/** Takes the folder's lock in the running database; null if another process holds it. */
export async function takeOwnerLock(connection: Connection): Promise<OwnerLock | null> {
  const client = await connect(connection);
  let released = false;
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => {
      if (!released) resolve();
    });
  });
  const release = async (): Promise<void> => {
    released = true;
    await client.end().catch(() => undefined);
  };
  try {
    if (await tryLock(client)) return { lost, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

async function connect(connection: Connection): Promise<Client> {
  const client = new Client({ ...connection, application_name: 'arbora owner' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK]);
  return rows[0]?.locked ?? false;
}
