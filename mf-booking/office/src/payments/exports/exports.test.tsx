import type { AccountingExport } from '@arbora/domain';
import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, replyPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { lastMonths } from '../months';
import { periodOf } from './period';

const LIST = 'GET /api/rest/accounting_export_list';
const CREATE = 'POST /api/backend/accounting_export';
const fileOf = (id: string) => `GET /api/backend/accounting_export/${id}/file` as const;

const EXPORT: AccountingExport = {
  id: 'e-1',
  date_from: '2026-10-01',
  date_to: '2026-10-31',
  format: 'pohoda',
  document_count: 12,
  last_payment: 'PD202600012',
  last_credit_note: null,
  is_period_over: true,
  sha256: 'a'.repeat(64),
  byte_size: 9000,
  author_name: 'Hana Lipová',
  created_at: '2026-11-02T08:00:00Z',
};
const NOT_OVER = { ...EXPORT, id: 'e-2', date_from: '2026-11-01', date_to: '2026-11-30', is_period_over: false };

const saved: string[] = [];
beforeEach(() => {
  setWindowWidth(1440);
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function open(rows: AccountingExport[], create: unknown = NOT_OVER) {
  const files = Object.fromEntries([fileOf('e-1'), fileOf('e-2')].map((file) => [file, {}]));
  const server = testServer({ [LIST]: replyPage(rows, rows.length), [CREATE]: create as object, ...files });
  await renderPage(remote, '/cs/manager/booking/payments?list=exports', { server, person: { acl: ['sales'] } });
  return server;
}

test('recorded exports are listed, and say whether their period had ended', async () => {
  await open([EXPORT, NOT_OVER]);
  const rows = await screen.findAllByRole('row', { name: /Pohoda/ });
  expect(within(rows[0]!).getByText('Hana Lipová')).toBeInTheDocument();
  expect(within(rows[0]!).getByText('Celé')).toBeInTheDocument();
  expect(within(rows[1]!).getByText('Ještě neskončilo')).toBeInTheDocument();
});

test('an export is downloaded again', async () => {
  await open([EXPORT]);
  const row = within(await screen.findByRole('row', { name: /Pohoda/ }));
  await userEvent.click(row.getByRole('button', { name: /^Stáhnout/ }));
  await waitFor(() => expect(saved).toEqual(['pohoda_2026-10-01_2026-10-31.xml']));
});

test('the month before this one is exported and saved, with a warning if it is not over', async () => {
  const server = await open([]);
  expect(await screen.findByText('Zatím žádné exporty')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Formát'), 'pohoda');
  await userEvent.click(screen.getByRole('button', { name: 'Vytvořit export' }));
  expect(await screen.findByText(/Období ještě neskončilo/)).toBeInTheDocument();
  const period = periodOf({ month: lastMonths(new Date())[1]!, from: '', to: '' });
  expect(server.sent(CREATE)[0]!.body).toEqual({ ...period, format: 'pohoda' });
  await waitFor(() => expect(saved).toEqual(['pohoda_2026-11-01_2026-11-30.xml']));
});

test('days are exported instead of a month, from the first to the last', async () => {
  const server = await open([], EXPORT);
  const form = within(await screen.findByRole('form', { name: 'Nový export' }));
  await userEvent.selectOptions(form.getByLabelText('Období'), 'days');
  await userEvent.type(form.getByLabelText('Od'), '2026-11-10');
  await userEvent.type(form.getByLabelText('Do'), '2026-11-09');
  await userEvent.click(form.getByRole('button', { name: 'Vytvořit export' }));
  expect(server.sent(CREATE)).toEqual([]);
  await userEvent.clear(form.getByLabelText('Do'));
  await userEvent.type(form.getByLabelText('Do'), '2026-11-12');
  await userEvent.click(form.getByRole('button', { name: 'Vytvořit export' }));
  await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  expect(server.sent(CREATE)[0]!.body).toEqual({ from: '2026-11-10', to: '2026-11-12', format: 'isdoc' });
});

test('a month has its first and last day', () => {
  const days = { from: '', to: '' };
  expect(periodOf({ month: '2028-02', ...days })).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf({ month: '2026-12', ...days })).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
