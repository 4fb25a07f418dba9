import type { Row } from '@arbora/domain';
import { renderPage, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const URL = '/cs/manager/mail';
const LIST = 'GET /api/rest/mail_list';
const RETRY = 'POST /api/rest/rpc/retry_mails';
const DEAD = 'aaaaaaaa-0000-4000-8000-000000000001';
const SENT = 'aaaaaaaa-0000-4000-8000-000000000002';

const dead: Row<'mail_list'> = {
  id: DEAD,
  kind: 'reservation-create',
  recipient: 'jana@example.org',
  person_id: null,
  person_state: null,
  locale: 'cs',
  subject: null,
  status: 'dead',
  attempts: 6,
  last_error: '550 no such user',
  created_at: '2026-11-01T08:00:00Z',
  next_attempt_at: '2026-11-01T08:00:00Z',
  sent_at: null,
  dead_at: '2026-11-01T20:00:00Z',
};
const sent: Row<'mail_list'> = {
  ...dead,
  id: SENT,
  kind: 'written',
  subject: 'Pozvánka',
  status: 'sent',
  last_error: null,
  dead_at: null,
};

beforeEach(() => {
  setWindowWidth(1440);
  localStorage.clear();
});

function open(url = URL): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: replyPage([dead, sent]),
    [RETRY]: 1,
    [`GET /api/mail/mails/${DEAD}`]: { subject: 'Rezervace přijata', text: 'Dobrý den, máte místo.' },
    [`GET /api/mail/mails/${SENT}`]: { subject: null, text: null },
  });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}

test('an undelivered mail shows its last error and is resent', async () => {
  const { server } = await open();
  const row = within(await screen.findByRole('row', { name: /Nedoručený.*jana@example.org/ }));
  expect(row.getByText('550 no such user')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^Poslat znovu/ }));
  await waitFor(() => expect(server.sent(RETRY)[0]?.body).toEqual({ p_mails: [DEAD] }));
});

test('a sent mail cannot be resent', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Pozvánka/ }));
  expect(row.queryByRole('button', { name: /^Poslat znovu/ })).not.toBeInTheDocument();
});

test('the drawer shows the text of a mail without login links', async () => {
  const { server } = await open(`${URL}?id=${DEAD}`);
  server.on({ [LIST]: [dead] });
  expect(await screen.findByText('Dobrý den, máte místo.')).toBeVisible();
});

test('states and kinds are filters', async () => {
  const { server } = await open(`${URL}?state=dead&kind=newsletter`);
  await screen.findAllByText('jana@example.org');
  const query = server.sent(LIST)[0]?.query;
  expect(query?.get('status')).toBe('eq.dead');
  expect(query?.get('kind')).toBe('eq.newsletter');
});
