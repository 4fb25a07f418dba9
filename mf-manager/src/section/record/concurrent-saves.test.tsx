import type { Row } from '@arbora/domain';
import { renderPage, replyPage, testServer, type TestServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '../../test-browser';

const LIST = 'GET /api/rest/job_position';
const SAVE = 'PATCH /api/rest/job_position';
const ID = '66666666-0000-4000-8000-000000000001';
const DIALOG = 'Mezitím to uložil někdo jiný';

beforeEach(() => {
  setWindowWidth(1440);
  localStorage.clear();
});

function aPosition(changes: Partial<Row<'job_position'>> = {}): Row<'job_position'> {
  return {
    ...{ id: ID, is_public: false, title: 'Zahradník', title_en: 'Gardener', title_pl: null, branch: 'Obříství' },
    ...{ perex: '', perex_en: null, perex_pl: null, body: '', body_en: null, body_pl: null, employment: 'full_time' },
    ...{ pay_from: 30000, pay_to: 38000, pay_period: 'month', benefits: ['leave'], contact_email: null },
    ...{ starts_on: null, closes_on: '2027-03-01', version: 4 },
    ...{ created_at: '2026-11-01T08:00:00Z', updated_at: '2026-11-02T08:00:00Z' },
    ...changes,
  };
}

/** Opens the form; `saved` are the versions that others save, each just before one of our saves. */
async function open(...saved: Row<'job_position'>[]) {
  let current = aPosition();
  const server: TestServer = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [current] : replyPage([current], 1)),
    'GET /api/rest/history_list': [],
    [SAVE]: ({ query }: { query: URLSearchParams }) => {
      current = saved.shift() ?? current;
      return query.get('version') === `eq.${current.version}` ? [{ ...current, version: current.version + 1 }] : [];
    },
  });
  const page = await renderPage(remote, `/cs/manager/jobs?id=${ID}`, { server, person: { acl: ['jobs'] } });
  const title = within(await screen.findByRole('group', { name: 'Název' })).getByRole('textbox', { name: 'Čeština' });
  return { server, title, page };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Uložit změny' })).toBeNull());

test('changes of different columns are merged and saved without a question', async () => {
  const { server, title } = await open(
    aPosition({ branch: 'Želešice', version: 5 }),
    aPosition({ branch: 'Želešice', title_en: 'Senior gardener', version: 6 }),
  );
  await userEvent.type(title, ' a kurýr');
  await save();
  await isClosed();
  expect(screen.queryByRole('dialog', { name: DIALOG })).toBeNull();
  expect(server.sent(SAVE).map(({ query }) => query.get('version'))).toEqual(['eq.4', 'eq.5', 'eq.6']);
  for (const { body } of server.sent(SAVE)) expect(body).toEqual({ title: 'Zahradník a kurýr' });
});

test('the dialog lists only what both have changed, and “take all of mine” keeps the other changes', async () => {
  const theirs = aPosition({ title: 'Zahradník senior', branch: 'Želešice', version: 5 });
  const { server, title } = await open(theirs);
  await userEvent.type(title, ' a kurýr');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: DIALOG }));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Vzít všechno uložené' }));
  expect(dialog.getByRole('radio', { name: /Uložené.*Zahradník senior/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Vzít všechno moje' }));
  expect(dialog.getByRole('radio', { name: /Vaše.*Zahradník a kurýr/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Použít výběr' }));
  await save();
  await isClosed();
  expect(server.sent(SAVE).at(-1)?.body).toEqual({ title: 'Zahradník a kurýr' });
  expect(server.sent(SAVE).at(-1)?.query.get('version')).toBe('eq.5');
});

test('the saved value of a column can be taken, and own changes of other columns are kept', async () => {
  const { server, title } = await open(aPosition({ title: 'Zahradník senior', version: 5 }));
  await userEvent.type(title, ' a kurýr');
  const english = within(screen.getByRole('group', { name: 'Název' })).getByRole('textbox', { name: /^Angličtina/ });
  await userEvent.type(english, ' and courier');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: DIALOG }));
  await userEvent.click(dialog.getByRole('radio', { name: /Uložené.*Zahradník senior/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Použít výběr' }));
  expect(title).toHaveValue('Zahradník senior');
  await save();
  await isClosed();
  expect(server.sent(SAVE).at(-1)?.body).toEqual({ title_en: 'Gardener and courier' });
});

test('a restored draft is merged like typed changes', async () => {
  const { title, page } = await open();
  await userEvent.type(title, ' a kurýr');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Zahradník a kurýr'));
  page.unmount();
  const again = await open(aPosition({ branch: 'Želešice', version: 5 }));
  await waitFor(() => expect(again.title).toHaveValue('Zahradník a kurýr'));
  await save();
  await isClosed();
  expect(screen.queryByRole('dialog', { name: DIALOG })).toBeNull();
  expect(again.server.sent(SAVE).at(-1)?.body).toEqual({ title: 'Zahradník a kurýr' });
});
