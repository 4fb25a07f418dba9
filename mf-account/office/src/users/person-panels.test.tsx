import { contribute, personPanel } from '@arbora/office/definition';
import { defineRemote, type RemoteContribution, type RemoteDefinition } from '@arbora/remote';
import { renderPart, type RenderedPage } from '@arbora/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import remote from '../remote';
import { PERSON_ID } from '../test-data';
import { PersonDetail, type Profile } from './person-detail';

const noTexts = () => Promise.resolve({ default: {} });
function contributor(name: `mf-${string}`, ...contributions: RemoteContribution[]): RemoteDefinition {
  return defineRemote({ name, texts: { cs: noTexts, en: noTexts, pl: noTexts }, routes: [], contributions });
}
function panel(order: number, title: string, section?: 'orders'): RemoteContribution {
  const Component = ({ personId }: { personId: string }): ReactElement => <h3>{`${title} ${personId}`}</h3>;
  return contribute(personPanel, { section, load: () => Promise.resolve({ default: { order, Component } }) });
}

const EVA: Profile = {
  id: PERSON_ID,
  email: 'eva@arbora.example',
  name: 'Eva Jedličková',
  nickname: 'eva',
  phone: null,
  ico: null,
  dic: null,
  company: null,
  street: null,
  city: null,
  zip: null,
  country: 'CZ',
  locale: 'cs',
  acl: ['sales'],
  created_at: '2026-10-01T08:00:00Z',
  version: 2,
  updated_at: '2026-10-01T08:00:00Z',
  roles: ['arbora_customer'],
  allowed_apps: ['arbora'],
  is_blocked: false,
  state: null,
};

function open(...contributors: RemoteDefinition[]): Promise<RenderedPage> {
  return renderPart(remote, <PersonDetail person={EVA} />, { person: { acl: ['admin'] }, contributors });
}
const panels = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('what other remotes have of a person is shown on the card of the person, in their order', async () => {
  await open(
    contributor('mf-shop-office', panel(20, 'Orders of', 'orders')),
    contributor('mf-booking-office', panel(10, 'Reservations of')),
  );
  await screen.findByText(`Orders of ${PERSON_ID}`);
  expect(panels()).toEqual([`Reservations of ${PERSON_ID}`, `Orders of ${PERSON_ID}`]);
});

test('a panel that throws or does not load leaves the others and the card usable', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): ReactElement => {
    throw new Error('broken panel');
  };
  const broken = contribute(personPanel, {
    load: () => Promise.resolve({ default: { order: 5, Component: Broken } }),
  });
  const missing = contribute(personPanel, { load: () => Promise.reject(new Error('offline')) });
  await open(
    contributor('mf-broken', broken),
    contributor('mf-missing', missing),
    contributor('mf-shop-office', panel(20, 'Orders of')),
  );
  await screen.findByText(`Orders of ${PERSON_ID}`);
  expect(screen.getByRole('link', { name: 'eva@arbora.example' })).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getByText('Část karty se nepodařilo načíst')).toBeInTheDocument();
  logged.mockRestore();
});
