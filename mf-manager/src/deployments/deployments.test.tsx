import type { DeployToken, NewDeployToken, SiteInfo } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '@arbora/office/testing';
import remote from '../remote';

const URL = '/cs/manager/deployments';
const SITE = 'GET /api/backend/deployments';
const CHANGE = 'POST /api/backend/deployments';
const TOKENS = 'GET /api/backend/deploy_tokens';

const deployed = (number: number, from: string | null, to: string) => ({
  number,
  at: `2026-11-2${number}T08:00:00Z`,
  by: 'shop',
  reason: number === 3 ? 'nové ceny' : null,
  action: 'deploy mf-shop',
  changes: [{ name: 'mf-shop', from, to }],
});
const site: SiteInfo = {
  build: 'b3',
  packages: [
    { name: 'shell', version: 's1', at: null, by: null, pin: null, canary: null },
    { name: 'mf-shop', version: 'v3', at: '2026-11-23T08:00:00Z', by: 'shop', pin: null, canary: null },
    {
      name: 'mf-tour',
      version: 't1',
      at: null,
      by: null,
      pin: { at: '2026-11-20T08:00:00Z', by: 'Alena', reason: 'výprodej' },
      canary: null,
    },
  ],
  published: [{ name: 'mf-shop', version: 'v4', at: '2026-11-24T08:00:00Z' }],
  history: [deployed(3, 'v2', 'v3'), deployed(2, 'v1', 'v2'), deployed(1, null, 'v1')],
};
const token: DeployToken = {
  id: '4f4b2a0e-2a2f-4e5a-9d39-0d7b8f1f3c11',
  name: 'shop',
  remotes: ['mf-shop', 'mf-shop-office'],
  created_at: '2026-11-01T08:00:00Z',
  last_used_at: null,
  revoked_at: null,
};

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function open(routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({ [SITE]: site, [TOKENS]: [token], [CHANGE]: { build: 'b4', changes: [] }, ...routes });
  return renderPage(remote, URL, { server, person: { acl: ['admin'] } });
}
const row = (table: string, name: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name }));

test('the parts of the site are listed with version, author and pin, and the log with reason and change', async () => {
  await open();
  const tour = row('Části webu', /^mf-tour/);
  expect(tour.getByText('t1')).toBeVisible();
  expect(tour.getByText('výprodej')).toBeVisible();
  expect(row('Historie', /nové ceny/).getByText('v2')).toBeVisible();
});

test('an admin goes back to a chosen version, with a reason', async () => {
  const { server } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Vrátit mf-shop' }));
  const form = within(await screen.findByRole('dialog', { name: 'Vrátit mf-shop' }));
  expect(form.getByLabelText('Verze')).toHaveValue('v2');
  await userEvent.selectOptions(form.getByLabelText('Verze'), 'v1');
  await userEvent.type(form.getByLabelText(/Důvod/), 'košík nefunguje');
  await userEvent.click(form.getByRole('button', { name: 'Vrátit na tuto verzi' }));
  await waitFor(() =>
    expect(server.sent(CHANGE)[0]?.body).toEqual({
      action: 'rollback',
      name: 'mf-shop',
      version: 'v1',
      reason: 'košík nefunguje',
    }),
  );
  await waitFor(() => expect(snackbars.at(-1)?.text).toBe('mf-shop je zpět na dřívější verzi.'));
  await waitFor(() => expect(server.sent(SITE)).toHaveLength(2));
});

test('a refused change stays in the form with its error', async () => {
  const refused = reply(409, { code: 'deployment.refused', message: 'x' });
  await open({ [CHANGE]: refused });
  await userEvent.click(screen.getByRole('button', { name: 'Připnout mf-shop' }));
  const form = within(await screen.findByRole('dialog', { name: 'Připnout mf-shop' }));
  await userEvent.type(form.getByLabelText(/Důvod/), 'víkend');
  await userEvent.click(form.getByRole('button', { name: 'Připnout' }));
  expect(await form.findByText(/Změna byla odmítnuta/)).toBeVisible();
  expect(form.getByLabelText(/Důvod/)).toHaveValue('víkend');
});

test('a pinned part is unpinned after a question, and cannot be rolled back', async () => {
  const { server } = await open();
  expect(screen.queryByRole('button', { name: 'Vrátit mf-tour' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Odepnout mf-tour' }));
  const question = within(await screen.findByRole('dialog', { name: 'Odepnout mf-tour' }));
  await userEvent.click(question.getByRole('button', { name: 'Odepnout' }));
  await waitFor(() => expect(server.sent(CHANGE)[0]?.body).toEqual({ action: 'unpin', name: 'mf-tour', reason: null }));
});

describe('a canary', () => {
  const canary = {
    at: '2026-11-23T09:00:00Z',
    by: 'shop',
    reason: null,
    version: 'v4',
    share: 20,
    people: [],
    factor: 2,
  };
  const withCanary = {
    ...site,
    packages: site.packages.map((one) => (one.name === 'mf-shop' ? { ...one, canary } : one)),
  };

  test('of a published version is begun for a share of the browsers and named people', async () => {
    const { server } = await open();
    expect(screen.queryByRole('button', { name: 'Zkušebně nasadit mf-tour' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zkušebně nasadit mf-shop' }));
    const form = within(await screen.findByRole('dialog', { name: 'Zkušebně nasadit mf-shop' }));
    await userEvent.clear(form.getByLabelText('Podíl prohlížečů'));
    await userEvent.type(form.getByLabelText('Podíl prohlížečů'), '120');
    await userEvent.type(form.getByLabelText('A tito lidé'), 'jana@arbora.example ');
    await userEvent.click(form.getByRole('button', { name: 'Začít' }));
    expect(await form.findByText('Zkontrolujte, prosím, tento údaj.')).toBeVisible();
    await userEvent.clear(form.getByLabelText('Podíl prohlížečů'));
    await userEvent.type(form.getByLabelText('Podíl prohlížečů'), '20');
    await userEvent.click(form.getByRole('button', { name: 'Začít' }));
    await waitFor(() =>
      expect(server.sent(CHANGE)[0]?.body).toEqual({
        action: 'canary',
        name: 'mf-shop',
        version: 'v4',
        share: 20,
        people: ['jana@arbora.example'],
        factor: 2,
        reason: null,
      }),
    );
    await waitFor(() => expect(snackbars.at(-1)?.text).toBe('Jinou verzi mf-shop dostává 20 % prohlížečů.'));
  });

  test.each([
    ['ended', 'Ukončit zkušební nasazení mf-shop', 'Ukončit', { action: 'end-canary', name: 'mf-shop', reason: null }],
    [
      'deployed to all',
      'Nasadit všem zkušební verzi mf-shop',
      'Nasadit všem',
      { action: 'rollback', name: 'mf-shop', version: 'v4', reason: null },
    ],
  ])('is %s after a question', async (_what, title, ok, body) => {
    const { server } = await open({ [SITE]: withCanary });
    expect(row('Části webu', /^mf-shop/).getByText('Zkušebně 20 %')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: title }));
    const question = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(question.getByRole('button', { name: ok }));
    await waitFor(() => expect(server.sent(CHANGE)[0]?.body).toEqual(body));
  });
});

describe('a trial', () => {
  const TRIAL = 'POST /api/backend/trial';
  async function openForm(routes: TestRoutes = {}) {
    const { server } = await open({ [TRIAL]: null, ...routes });
    await userEvent.click(screen.getByRole('button', { name: 'Vyzkoušet verzi…' }));
    return { server, form: within(await screen.findByRole('dialog', { name: 'Vyzkoušet verzi' })) };
  }

  test('of a published version begins with the next document, to which a link leads', async () => {
    const { server, form } = await openForm();
    expect(form.getByLabelText('Verze')).toHaveDisplayValue(/^mf-shop · .* · v4$/);
    await userEvent.click(form.getByRole('button', { name: 'Vyzkoušet' }));
    const started = within(await screen.findByRole('dialog', { name: 'Zkoušení začalo' }));
    expect(started.getByRole('link', { name: 'Otevřít web' })).toHaveAttribute('href', '/cs/');
    expect(server.sent(TRIAL)[0]?.body).toEqual({ builds: [{ name: 'mf-shop', version: 'v4' }] });
  });

  test('of a build on the own computer has its address, and of no other computer', async () => {
    const { server, form } = await openForm();
    await userEvent.selectOptions(form.getByLabelText('Verze'), 'mf-tour@local');
    const address = form.getByLabelText('Adresa na mém počítači');
    await userEvent.clear(address);
    await userEvent.type(address, 'http://localhost.evil.example/');
    await userEvent.click(form.getByRole('button', { name: 'Vyzkoušet' }));
    expect(await form.findByText('Zkontrolujte, prosím, tento údaj.')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'http://localhost:4000/');
    await userEvent.click(form.getByRole('button', { name: 'Vyzkoušet' }));
    await screen.findByRole('dialog', { name: 'Zkoušení začalo' });
    expect(server.sent(TRIAL)[0]?.body).toEqual({ builds: [{ name: 'mf-tour', address: 'http://localhost:4000/' }] });
  });

  test('that does not fit the site stays in the form with its error', async () => {
    const { form } = await openForm({ [TRIAL]: reply(409, { code: 'deployment.refused', message: 'x' }) });
    await userEvent.click(form.getByRole('button', { name: 'Vyzkoušet' }));
    expect(await form.findByText(/Změna byla odmítnuta/)).toBeVisible();
  });
});

test('a new token shows its secret once', async () => {
  const user = userEvent.setup();
  const created: NewDeployToken = { ...token, name: 'tour', token: 'secret-of-tour' };
  const { server } = await open({ 'POST /api/backend/deploy_tokens': created });
  await userEvent.click(await screen.findByRole('button', { name: 'Nový klíč' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nový klíč' }));
  await userEvent.click(form.getByRole('button', { name: 'Vytvořit klíč' }));
  expect(await form.findAllByText('Toto pole nesmí být prázdné.')).not.toHaveLength(0);
  await userEvent.type(form.getByLabelText('Tým'), 'tour');
  await userEvent.type(form.getByLabelText('Části, které smí měnit'), 'mf-tour ');
  await userEvent.click(form.getByRole('button', { name: 'Vytvořit klíč' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Klíč je vytvořený' }));
  expect(server.sent('POST /api/backend/deploy_tokens')[0]?.body).toEqual({ name: 'tour', remotes: ['mf-tour'] });
  expect(secret.getByText('secret-of-tour')).toBeVisible();
  await user.click(secret.getByRole('button', { name: 'Zkopírovat klíč' }));
  expect(await window.navigator.clipboard.readText()).toBe('secret-of-tour');
  await userEvent.click(secret.getAllByRole('button', { name: 'Zavřít' })[0]!);
  expect(screen.queryByText('secret-of-tour')).not.toBeInTheDocument();
});

test('a token is revoked after a question', async () => {
  const DELETE = `DELETE /api/backend/deploy_tokens/${token.id}`;
  const { server } = await open({ [DELETE]: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Zneplatnit klíč týmu shop' }));
  const question = within(await screen.findByRole('dialog', { name: 'Zneplatnit klíč týmu shop' }));
  await userEvent.click(question.getByRole('button', { name: 'Zneplatnit' }));
  await waitFor(() => expect(server.sent(DELETE)).toHaveLength(1));
});

test('without tokens, and before the first deployment, the page says so', async () => {
  const { unmount } = await open({ [TOKENS]: [] });
  expect(await screen.findByText('Zatím žádný klíč není.')).toBeVisible();
  unmount();
  await open({ [SITE]: { build: null, packages: [], history: [], published: [] } });
  expect(await screen.findByText('Zatím není nic nasazené.')).toBeVisible();
});

test('a failure to load offers a retry', async () => {
  await open({ [SITE]: reply(403, { code: 'auth.forbidden', message: '' }) });
  expect(await screen.findByRole('button', { name: /Zkusit znovu/ })).toBeVisible();
});
