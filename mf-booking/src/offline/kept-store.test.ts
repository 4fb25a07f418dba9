import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { getSession, OFFLINE_STORE, logout } from '@arbora/auth';
import { renderPart, testServer } from '@arbora/testing';
import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import remote from '../remote';
import { allKept, keep, kept, unkeep } from './kept-store';

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

test('what is kept is read again, and cannot be read without the key, which cannot be taken out', async () => {
  const owner = await logIn();
  await keep(owner, 'lists', 'event', LIST);
  expect(await kept(owner, 'lists', 'event')).toEqual(LIST);
  const database = await openDB(OFFLINE_STORE);
  const sealed = (await database.get('lists', 'event')) as { data: ArrayBuffer };
  expect(Buffer.from(sealed.data).toString('latin1')).not.toContain('Javor');
  const { key } = (await database.get('key', 'key')) as { key: CryptoKey };
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  database.close();
});

test('scans are kept one by one', async () => {
  const owner = await logIn();
  await keep(owner, 'scans', 'a', { id: 1 });
  await keep(owner, 'scans', 'b', { id: 2 });
  await unkeep(owner, 'scans', 'a');
  expect(await allKept(owner, 'scans')).toEqual([{ id: 2 }]);
});

test('all of it is gone at logout, and nobody else reads or writes it', async () => {
  const owner = await logIn();
  await keep(owner, 'lists', 'event', LIST);
  await logout();
  expect(await kept(owner, 'lists', 'event')).toBeNull();
  await keep(owner, 'lists', 'event', LIST);
  await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(OFFLINE_STORE));
});
