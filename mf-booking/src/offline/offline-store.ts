import { getSession, OFFLINE_STORE } from '@arbora/auth';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
interface OfflineSchema extends DBSchema {
  key: { key: 'key'; value: { owner: string; key: CryptoKey } };
  lists: { key: string; value: Sealed };
  answers: { key: string; value: Sealed };
  scans: { key: string; value: Sealed };
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
  const raced = await change.objectStore('key').get('key');
  if (raced?.owner === owner) return raced.key;
  await Promise.all([
    ...STORES.map((store) => change.objectStore(store).clear()),
    change.objectStore('key').put({ owner, key }, 'key'),
    change.done,
  ]);
  return key;
}

/** Runs with the store of `owner`; undefined if there is no storage or the person has logged out. */
async function within<T>(
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

async function unseal<T>(key: CryptoKey, { iv, data }: Sealed): Promise<T> {
  const bytes = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, data);
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

export async function putOffline(owner: string, store: Store, name: string, value: unknown): Promise<void> {
  await within(owner, async (database, key) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(
      { name: CIPHER, iv },
      key,
      new TextEncoder().encode(JSON.stringify(value)),
    );
    await database.put(store, { iv, data }, name);
  });
}

export async function getOffline<T>(owner: string, store: Store, name: string): Promise<T | null> {
  const value = await within(owner, async (database, key) => {
    const sealed = await database.get(store, name);
    return sealed ? unseal<T>(key, sealed) : null;
  });
  return value ?? null;
}

export async function getAllOffline<T>(owner: string, store: Store): Promise<T[]> {
  const values = await within(owner, async (database, key) => {
    const sealed = await database.getAll(store);
    return Promise.all(sealed.map((one) => unseal<T>(key, one)));
  });
  return values ?? [];
}

export async function deleteOffline(owner: string, store: Store, name: string): Promise<void> {
  await within(owner, (database) => database.delete(store, name));
}
