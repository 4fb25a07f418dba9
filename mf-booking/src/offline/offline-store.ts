import { getSession, OFFLINE_STORE } from '@arbora/auth';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
interface OfflineSchema extends DBSchema {
  key: { key: 'key'; value: { owner: string; key: CryptoKey } };
  lists: { key: string; value: Encrypted };
  answers: { key: string; value: Encrypted };
  scans: { key: string; value: Encrypted };
}
type Store = 'lists' | 'answers' | 'scans';
type Database = IDBPDatabase<OfflineSchema>;

const CIPHER = 'AES-GCM';
const STORES = ['lists', 'answers', 'scans'] as const;
const VERSION = 2;

function open(): Promise<Database> {
  return openDB<OfflineSchema>(OFFLINE_STORE, VERSION, {
    upgrade(database) {
      for (const store of ['key', ...STORES] as const) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      }
    },
  });
}

/** The encryption key of the logged-in person; another person's data is deleted. It never leaves the browser. */
async function keyIn(database: Database, owner: string): Promise<CryptoKey> {
  const stored = await database.get('key', 'key');
  if (stored?.owner === owner) return stored.key;
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  const change = database.transaction(['key', ...STORES], 'readwrite');
  const concurrent = await change.objectStore('key').get('key');
  if (concurrent?.owner === owner) return concurrent.key;
  await Promise.all([
    ...STORES.map((store) => change.objectStore(store).clear()),
    change.objectStore('key').put({ owner, key }, 'key'),
    change.done,
  ]);
  return key;
}

/** Runs with the store of `owner`; undefined if there is no storage or the person has logged out. */
async function withStore<T>(
  owner: string,
  work: (database: Database, key: CryptoKey) => Promise<T>,
): Promise<T | undefined> {
  if (getSession().user?.id !== owner) return undefined;
  try {
    const database = await open();
    try {
      return await work(database, await keyIn(database, owner));
    } finally {
      // An open connection would block the deletion at logout.
      database.close();
    }
  } catch {
    // Storage is blocked or full, or the origin is not secure: data is only in memory.
    return undefined;
  }
}

async function decrypt<T>(key: CryptoKey, { iv, data }: Encrypted): Promise<T> {
  const bytes = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, data);
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

/** Stores a value encrypted for `owner`; does nothing without storage or after logout. */
export async function putOffline(owner: string, store: Store, name: string, value: unknown): Promise<void> {
  await withStore(owner, async (database, key) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(
      { name: CIPHER, iv },
      key,
      new TextEncoder().encode(JSON.stringify(value)),
    );
    await database.put(store, { iv, data }, name);
  });
}

/** The value stored for `owner`; null if there is none, without storage or after logout. */
export async function getOffline<T>(owner: string, store: Store, name: string): Promise<T | null> {
  const value = await withStore(owner, async (database, key) => {
    const encrypted = await database.get(store, name);
    return encrypted ? decrypt<T>(key, encrypted) : null;
  });
  return value ?? null;
}

/** All values of a store of `owner`; empty without storage or after logout. */
export async function getAllOffline<T>(owner: string, store: Store): Promise<T[]> {
  const values = await withStore(owner, async (database, key) => {
    const encrypted = await database.getAll(store);
    return Promise.all(encrypted.map((one) => decrypt<T>(key, one)));
  });
  return values ?? [];
}

/** Deletes a value of `owner`; does nothing without storage or after logout. */
export async function deleteOffline(owner: string, store: Store, name: string): Promise<void> {
  await withStore(owner, (database) => database.delete(store, name));
}
