import type { Row } from '@arbora/domain';
import { renderPage, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';

const SEND = 'POST /api/mail';
const PREVIEW = 'POST /api/mail/newsletter_preview';
const LIST = 'GET /api/rest/newsletter_list';
const NEWS = '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0101';
const JOBS = '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0104';
const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const names = { name: 'Novinky a bulletin', name_en: 'News and bulletin', name_pl: 'Aktualności i biuletyn' };

const sending: Row<'newsletter_list'> = {
  id: ID,
  subscription_id: NEWS,
  ...names,
  subject: 'Jaro ve školce',
  headline: null,
  align: 'left',
  body_html: '<p>Máme buky.</p>',
  person_id: null,
  author: 'admin@arbora.example',
  person_state: null,
  recipients: 5000,
  sent: 1200,
  waiting: 3798,
  failed: 1,
  created_at: '2026-11-01T08:00:00Z',
};

beforeEach(() => {
  setWindowWidth(1440);
  localStorage.clear();
});

function open(url: string): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/newsletter_audience': [
      { id: NEWS, ...names, subscribers: 5000 },
      { id: JOBS, name: 'Volná místa', name_en: 'Job openings', name_pl: 'Oferty pracy', subscribers: 0 },
    ],
    [LIST]: replyPage([sending]),
    [PREVIEW]: {
      subject: 'Jaro ve školce',
      html: '<html lang="cs"><body><p style="color:red">Máme buky.</p></body></html>',
    },
    [SEND]: { queued: 5000, newsletter: ID },
  });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}

/** Opens the form with the text of a newsletter that was sent. */
async function openCopy() {
  const page = await open(`/cs/manager/mail/newsletter?from=${ID}`);
  page.server.on({ [LIST]: [sending] });
  await screen.findByRole('textbox', { name: 'Předmět' });
  return page.server;
}

test('a newsletter is sent once, after its number of subscribers is confirmed', async () => {
  const server = await openCopy();
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat seznamu…' }));
  const confirmation = within(await screen.findByRole('dialog', { name: /Odeslat 5\s000 odběratelům\?/ }));
  expect(server.sent(SEND)).toEqual([]);
  await userEvent.dblClick(confirmation.getByRole('button', { name: /Odeslat 5\s000 mailů/ }));
  await waitFor(() =>
    expect(server.sent(SEND)[0]?.body).toEqual({
      category: 'settings',
      subscriptionId: NEWS,
      subject: 'Jaro ve školce',
      context: { headline: '', align: 'left', body_html: '<p>Máme buky.</p>' },
    }),
  );
  const keys = server.sent(SEND).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('a test mail is sent to the author without a confirmation', async () => {
  const server = await openCopy();
  await userEvent.click(screen.getByRole('button', { name: 'Poslat zkoušku sobě' }));
  await waitFor(() => expect(server.sent(SEND)[0]?.body).toMatchObject({ isTest: true, subject: 'Jaro ve školce' }));
});

test('a list without subscribers is rejected at its field', async () => {
  const server = await openCopy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seznam' }), JOBS);
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat seznamu…' }));
  expect(await screen.findByText('Na tomto seznamu nikdo není.')).toBeVisible();
  expect(server.sent(SEND)).toEqual([]);
});

test('lists show their numbers of subscribers, and newsletters their progress', async () => {
  await open('/cs/manager/mail?list=newsletters');
  expect(await screen.findByText(/5\s000 odběratelů/)).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Jaro ve školce/ }));
  expect(row.getByText(/1\s200 z 5\s000, čeká 3\s798, nedoručeno 1/)).toBeVisible();
});
