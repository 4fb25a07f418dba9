import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { getSession, OFFLINE_STORE, logout } from '@arbora/auth';
import { renderPart, testServer } from '@arbora/testing';
import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import remote from '../remote';
import { getAllOffline, putOffline, getOffline, deleteOffline } from './offline-store';

const LIST = { tickets: [{ name_on_ticket: 'Petr Javor' }] };

async function logIn(): Promise<string> {
  const page = await renderPart(remote, null, {
    server: testServer({ 'POST /api/auth/logout': null }),
    person: { acl: ['sales'] },
  });
  page.unmount();
  return getSession().user!.id;
}

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

test('a stored value is read back, and is unreadable without its non-extractable key', async () => {
  const owner = await logIn();
  await putOffline(owner, 'lists', 'event', LIST);
  expect(await getOffline(owner, 'lists', 'event')).toEqual(LIST);
  const database = await openDB(OFFLINE_STORE);
  const sealed = (await database.get('lists', 'event')) as { data: ArrayBuffer };
  expect(Buffer.from(sealed.data).toString('latin1')).not.toContain('Javor');
  const { key } = (await database.get('key', 'key')) as { key: CryptoKey };
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  database.close();
});

test('each scan is stored separately', async () => {
  const owner = await logIn();
  await putOffline(owner, 'scans', 'a', { id: 1 });
  await putOffline(owner, 'scans', 'b', { id: 2 });
  await deleteOffline(owner, 'scans', 'a');
  expect(await getAllOffline(owner, 'scans')).toEqual([{ id: 2 }]);
});

test('logout deletes everything, and no other user reads or writes it', async () => {
  const owner = await logIn();
  await putOffline(owner, 'lists', 'event', LIST);
  await logout();
  expect(await getOffline(owner, 'lists', 'event')).toBeNull();
  await putOffline(owner, 'lists', 'event', LIST);
  await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(OFFLINE_STORE));
});
