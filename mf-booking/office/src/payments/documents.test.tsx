import type { TaxDocument } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, replyPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { firstDay, lastMonths, nextMonth } from './months';

const LIST = 'GET /api/rest/tax_document';
const fileOf = (id: string) => `GET /api/backend/tax_document/${id}` as const;
const isdocOf = (id: string) => `GET /api/backend/tax_document/${id}/isdoc` as const;
const DOCUMENTS: Partial<TaxDocument>[] = [
  {
    id: 'd-1',
    kind: 'payment',
    label: 'PD202600012',
    issued_on: '2026-11-24',
    buyer: { company: 'Školka Haná s.r.o.', ico: '27082440' },
    buyer_name: 'Školka Haná s.r.o.',
    rates: [{ rate: 21, base: 743.8, tax: 156.2, total: 900 }],
    total: 900,
    currency: 'CZK',
  },
  {
    id: 'd-2',
    kind: 'credit_note',
    label: 'DB202600003',
    issued_on: '2026-11-25',
    buyer: { name: 'Eva Malá' },
    buyer_name: 'Eva Malá',
    rates: [],
    total: -90,
    currency: 'CZK',
  },
];

const saved: string[] = [];
const snackbars: string[] = [];
on('snackbar', ({ text }) => void snackbars.push(text));

beforeEach(() => {
  setWindowWidth(1440);
  saved.length = 0;
  snackbars.length = 0;
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function open(search = '') {
  const files = Object.fromEntries(['d-1', 'd-2'].flatMap((id) => [fileOf(id), isdocOf(id)]).map((file) => [file, {}]));
  const server = testServer({ [LIST]: replyPage(DOCUMENTS, 2), ...files });
  const url = `/cs/manager/booking/payments?list=documents${search}`;
  await renderPage(remote, url, { server, person: { acl: ['sales'] } });
  await screen.findByRole('row', { name: /PD202600012/ });
  return server;
}

test('documents are listed with buyer, VAT and total', async () => {
  await open();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/PD202600012/).getByText('Školka Haná s.r.o.')).toBeInTheDocument();
  expect(row(/PD202600012/).getByText(/^156,20/)).toBeInTheDocument();
  expect(row(/PD202600012/).getByText(/^900,00/)).toBeInTheDocument();
  expect(row(/DB202600003/).getByText('Opravný doklad')).toBeInTheDocument();
  expect(row(/DB202600003/).getByText(/^[-−]90/)).toBeInTheDocument();
});

test('they are filtered by kind, month of issue and words', async () => {
  const [month = ''] = lastMonths(new Date());
  const server = await open(`&kind=credit_note&month=${month}&q=Malá`);
  const { query } = server.sent(LIST)[0]!;
  expect(query.getAll('issued_on')).toEqual([`gte.${firstDay(month)}`, `lt.${firstDay(nextMonth(month))}`]);
  expect(query.get('kind')).toBe('eq.credit_note');
  expect(query.get('search')).toBe('like.%mala%');
});

test.each([
  ['PDF', 'pdf'],
  ['ISDOC', 'isdoc'],
])('selected documents are downloaded as %s', async (format, extension) => {
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
  const bar = within(screen.getByRole('group', { name: 'Vybrány 2 řádky' }));
  await userEvent.click(bar.getByRole('button', { name: new RegExp(`^Stáhnout ${format}`) }));
  await waitFor(() => expect(saved).toEqual([`PD202600012.${extension}`, `DB202600003.${extension}`]));
  await waitFor(() => expect(snackbars).toEqual(['2 doklady jsou stažené']));
});
