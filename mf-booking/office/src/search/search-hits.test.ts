import type { GlobalSearchResult } from '@arbora/domain';
import { createI18n } from '@arbora/i18n';
import type { Hit } from '@arbora/office';
import remote from '../remote';
import searchHits from './search-hits';

const i18n = createI18n('cs');
beforeAll(() => i18n.loadTexts(remote.namespace, remote.texts));

function hitsOf<Kind extends keyof GlobalSearchResult>(kind: Kind, ...found: GlobalSearchResult[Kind]): readonly Hit[] {
  const { hitsOf: of } = searchHits.kinds.find(({ name }) => name === kind)!;
  return of({ [kind]: found } as unknown as GlobalSearchResult, i18n.snapshot().of(searchHits.namespace));
}

const TITLES = ['Rezervace', 'Vstupenky', 'Akce', 'Nová akce'];
const RESERVATION: GlobalSearchResult['reservations'][number] = {
  id: 'r1',
  event_id: 'e1',
  event_slot_id: 's1',
  person_name: 'Karel Zahradník',
  person_email: 'karel@arbora.example',
  person_state: 'blocked',
  variable_symbol: '2026000007',
  is_paid: false,
  amount: 500,
  places: 2,
  created_at: '2026-11-20T10:00:00Z',
};

test('a reservation leads to its slot, filtered by its variable symbol', () => {
  expect(hitsOf('reservations', RESERVATION)).toEqual([
    {
      id: 'r1',
      to: '/manager/booking?event=e1&slot=s1&q=2026000007',
      title: '2026000007 · Karel Zahradník',
      state: 'blocked',
      note: expect.stringMatching(/^500.* · nezaplaceno$/) as string,
    },
  ]);
});

test.each([
  ['without places', { amount: 0, places: 0 }, 'bez míst'],
  ['a free one', { amount: 0, is_paid: true }, 'zdarma'],
  ['a paid one', { is_paid: true }, 'zaplaceno'],
])('a reservation states its payment: %s', (_, changes, payment) => {
  const [hit] = hitsOf('reservations', { ...RESERVATION, ...changes });
  expect(hit?.note.split(' · ').at(-1)).toBe(payment);
  expect(hit?.note.includes('500')).toBe(payment === 'zaplaceno');
});

test('a ticket leads to its reservation', () => {
  const ticket = { ...RESERVATION, id: 't1', name_on_ticket: 'Eva Zahradníková', custom_email: null };
  expect(hitsOf('tickets', ticket)).toMatchObject([
    { to: '/manager/booking?event=e1&slot=s1&q=2026000007', title: 'Eva Zahradníková', note: '2026000007' },
  ]);
});

test('an event is found by its title in the language of the page', () => {
  const event = { id: 'e1', title: 'Řez', title_en: 'Pruning', title_pl: null, date_start: '2027-05-01T07:30:00Z' };
  expect(hitsOf('events', event)).toMatchObject([{ to: '/manager/booking?event=e1', title: 'Řez' }]);
});

test('titles of kinds and commands are texts of the remote', () => {
  const { t } = i18n.snapshot().of(searchHits.namespace);
  expect([...searchHits.kinds, ...(searchHits.commands ?? [])].map(({ title }) => t(title))).toEqual(TITLES);
});
