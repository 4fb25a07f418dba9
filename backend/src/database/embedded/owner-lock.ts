import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from '../connection';

/** Holding this lock is owning the folder: it ends with the process that holds it, however that ends. */
const LOCK = 0x41_72_62_6f;

export interface OwnerLock {
  release(): Promise<void>;
}

/** Takes the folder's lock in the running database; null when another process holds it. */
export async function takeOwnerLock(connection: Connection): Promise<OwnerLock | null> {
  let client = await connect(connection);
  if (!(await tryLock(client))) {
    await client.end();
    return null;
  }
  let released = false;
  // When the database recovers from a crash of its own, the session and its lock are gone: take it again.
  const watch = (): void => {
    client.once('end', () => {
      void (async () => {
        while (!released) {
          await sleep(500, undefined, { ref: false });
          const next = await connect(connection).catch(() => null);
          if (!next) continue;
          await tryLock(next).catch(() => false);
          client = next;
          watch();
          return;
        }
      })();
    });
  };
  watch();
  return {
    release: async () => {
      released = true;
      await client.end().catch(() => undefined);
    },
  };
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
