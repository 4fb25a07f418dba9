import { emit, on, type AlertMessage } from '@arbora/event-bus';
import { HostProvider, useHost } from '@arbora/remote';
import { logInAs, renderPart, testProfile, testServer } from '@arbora/testing';
import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ManagerPage } from '../frame/manager-page';
import { kit } from '../testing/open-section';
import '../testing/test-browser';
import { recentHits, storeRecentHit } from './recent-hits';

const PAGES = [{ to: '/manager/offers', title: 'Offers' }];
const page = <ManagerPage title="Page">content</ManagerPage>;

test('the search, a slot of another remote, opens on the event of the shell with the pages that it names', async () => {
  const { shell } = await renderPart(kit, page);
  expect(shell.slots).toEqual([]);
  act(() => emit('manager:search', { pages: PAGES }));
  await waitFor(() => expect(shell.slots).toHaveLength(1));
  expect(shell.slots[0]).toMatchObject({ name: 'manager-search', input: { pages: PAGES } });
});

test('the search closes by its own button, and opens again', async () => {
  const { shell } = await renderPart(kit, page);
  act(() => emit('manager:search', { pages: PAGES }));
  await waitFor(() => expect(shell.slots).toHaveLength(1));
  act(() => (shell.slots[0]!.input as { onClose: () => void }).onClose());
  act(() => emit('manager:search', { pages: [] }));
  await waitFor(() => expect(shell.slots[1]?.input).toMatchObject({ pages: [] }));
});

test('a search that does not load says so in an alert', async () => {
  const alerts: AlertMessage[] = [];
  const stop = on('alert', (alert) => void alerts.push(alert));
  function WithoutSlots(): ReactElement {
    const host = useHost();
    return (
      <HostProvider value={{ ...host, mountSlot: () => Promise.reject(new Error('offline')) }}>{page}</HostProvider>
    );
  }
  await renderPart(kit, <WithoutSlots />);
  act(() => emit('manager:search', { pages: PAGES }));
  await waitFor(() =>
    expect(alerts).toEqual([{ id: 'manager-search', type: 'error', text: 'Vyhledávání se nepodařilo načíst.' }]),
  );
  stop();
});

const hit = (id: string) => ({ id, to: `/manager/offers?id=${id}`, title: `Offer ${id}`, note: '' });

test('found records are remembered per person, the latest of them first, and forgotten at the logout', async () => {
  await logInAs(testServer(), { acl: ['sales'] });
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) storeRecentHit(hit(id));
  expect(recentHits().map(({ id }) => id)).toEqual(['3', '7', '6', '5', '4', '2']);
  await logInAs(testServer(), { id: testProfile.id.replace(/1$/, '2'), acl: ['sales'] });
  expect(recentHits()).toEqual([]);
  emit('session:logged-out', {});
  expect(localStorage.getItem('app_manager_found')).toBeNull();
});

test('remembered records that an older release wrote in another form are ignored', async () => {
  await logInAs(testServer(), { acl: ['sales'] });
  localStorage.setItem('app_manager_found', JSON.stringify({ person: testProfile.id, hits: [{ id: 1 }] }));
  expect(recentHits()).toEqual([]);
});
