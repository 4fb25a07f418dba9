import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';
import type { PersonSummary } from '../people/people.queries';

const TEXTS = 'GET /api/rest/news_item';
const CARDS = 'GET /api/rest/person_card';
const SEND = 'POST /api/backend/contact_message';

const TEXT = {
  title: 'Kontakt',
  perex: 'Zavolejte, nebo přijeďte.',
  body: '<h2>Než přijedete</h2>',
  locale: 'cs',
} as const;

const person = (id: string, name: string, branch: string): PersonSummary => ({
  id,
  name,
  position: 'vedoucí pobočky',
  position_en: 'branch manager',
  position_pl: null,
  phone: '+420 315 111 021',
  email: null,
  branch,
  photo: null,
});

function open(routes: TestRoutes = {}, url = '/cs/kontakt', email?: string) {
  const server = testServer({
    [TEXTS]: [TEXT],
    [CARDS]: [person('1', 'Hana Lipová', 'Obříství'), person('2', 'Marek Dubský', 'Smržice')],
    [SEND]: reply(202, { sent: true }),
    ...routes,
  });
  return renderPage(content, url, { server, ...(email ? { person: { email, phone: '+420 605 111 222' } } : {}) });
}

const field = (name: RegExp) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Jméno a\spříjmení/), 'Jana Nováková');
  await userEvent.type(field(/^E-mail/), 'jana@jinde.example');
  await userEvent.selectOptions(field(/^Pobočka/), 'Smržice');
  await userEvent.type(field(/^Zpráva/), 'Máte lípy s balem?');
}

test('each branch shows address, opening hours, contacts and contact person', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  const [obristvi, smrzice] = within(screen.getByRole('region', { name: 'Pobočky' })).getAllByRole('article');
  const first = within(obristvi!);
  expect(first.getByText(/^Štěpánský most 120/)).toBeVisible();
  expect(first.getByText(/^po–pá/)).toBeVisible();
  expect(first.getByRole('link', { name: '+420 315 000 120' })).toHaveAttribute('href', 'tel:+420315000120');
  expect(first.getByRole('link', { name: 'obristvi@arbora.example' })).toBeVisible();
  expect(await first.findByRole('link', { name: 'Hana Lipová' })).toHaveAttribute('href', '/cs/lide/1');
  expect(within(smrzice!).getByRole('link', { name: 'Marek Dubský' })).toBeVisible();
  expect(within(smrzice!).getByText(/Zlínský/)).toBeVisible();
});

test('the seller is shown with all details and accounts, as far as they are configured', async () => {
  const site = {
    seller: {
      legalName: 'Habr s.r.o.',
      seat: 'Lesní 1, Brno',
      ico: '27082440',
      dic: null,
      register: 'C 1 u soudu',
      vatPayer: false,
      accounts: { CZK: 'CZ6508000000192000145399', EUR: 'SK3112000000198742637541', PLN: null },
    },
  };
  const server = testServer({ [TEXTS]: [TEXT], [CARDS]: [] });
  await renderPage(content, '/en/kontakt', { server, site });
  const billing = within(await screen.findByRole('region', { name: 'Billing details' }));
  expect(billing.getByRole('heading', { name: 'Habr s.r.o.' })).toBeVisible();
  expect(billing.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Registered office',
    'Company ID (IČO)',
    'VAT',
    'Commercial register',
    'Czech crowns (CZK)',
    'Euros (EUR)',
  ]);
  expect(billing.getByText('Not registered for VAT')).toBeVisible();
  expect(billing.getByText('C 1 u soudu')).toHaveAttribute('lang', 'cs');
  expect(billing.getByText('19-2000145399/0800')).toBeVisible();
  expect(billing.getByText('CZ65 0800 0000 1920 0014 5399')).toBeVisible();
  expect(billing.getByText('SK31 1200 0000 1987 4263 7541')).toBeVisible();
});

test('without a configured seller there are no billing details', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Pobočky' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Fakturační údaje' })).toBeNull();
});

test('the map is drawn locally, and the route planner is external and opened only by its link', async () => {
  await open();
  const map = await screen.findByRole('img', { name: /^Mapa Česka.*: Obříství, Smržice$/ });
  expect(map.querySelector('image')).toBeNull();
  const routeUrl = new URL(
    (await screen.findByRole('link', { name: /cestu do\spobočky Smržice/ })).getAttribute('href')!,
  );
  expect(routeUrl.searchParams.get('destination')).toMatch(/^Na Stráži 4/);
});

test('a text in another language has a notice, and the rest stays in the language of the page', async () => {
  await open({}, '/pl/kontakt');
  expect(await screen.findByText(/jest pokazana po czesku/)).toBeVisible();
  expect(screen.getByText('Než přijedete').closest('[lang]')).toHaveAttribute('lang', 'cs');
  expect(screen.getByText(/^pon\.–pt\. 7\.00–15\.30/)).toBeVisible();
});

test('the page works without the editors’ text and without people', async () => {
  await open({ [TEXTS]: reply(400, { code: 'request.invalid', message: '' }), [CARDS]: [] }, '/en/kontakt');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Smržice branch' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeVisible();
});

test('a message is sent to its branch, and the confirmation gets the focus', async () => {
  const { server } = await open();
  await fillIn();
  await press('Odeslat zprávu');
  expect(await screen.findByText(/Odpovíme na\sjana@jinde.example/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(server.sent(SEND).map(({ body }) => body)).toEqual([
    {
      name: 'Jana Nováková',
      email: 'jana@jinde.example',
      phone: '',
      branch: 'Smržice',
      message: 'Máte lípy s balem?',
      locale: 'cs',
    },
  ]);
  await press('Napsat další zprávu');
  expect(field(/^Zpráva/)).toHaveFocus();
  expect(field(/^Zpráva/)).toHaveValue('');
  expect(field(/^E-mail/)).toHaveValue('jana@jinde.example');
});

test('missing input is reported at its fields, and nothing is sent', async () => {
  const { server } = await open();
  await screen.findByRole('form');
  await press('Odeslat zprávu');
  await waitFor(() => expect(field(/^Jméno/)).toHaveFocus());
  for (const name of [/^Jméno/, /^E-mail/, /^Zpráva/]) expect(field(name)).toBeInvalid();
  expect(server.sent(SEND)).toHaveLength(0);
});

test('an error of the server is reported at its field', async () => {
  await open({ [SEND]: reply(400, { code: 'request.invalid', message: '', fields: { branch: 'invalid' } }) });
  await fillIn();
  await press('Odeslat zprávu');
  await waitFor(() => expect(field(/^Pobočka/)).toBeInvalid());
});

test('the rate limit is explained with an alternative, and all input is kept', async () => {
  await open({ [SEND]: reply(429, { code: 'request.limited', message: '' }) });
  await fillIn();
  await press('Odeslat zprávu');
  expect(await screen.findByRole('alert')).toHaveTextContent(/příliš mnoho.*zavolejte na\s\+420\s315\s000\s111/);
  expect(field(/^Zpráva/)).toHaveValue('Máte lípy s balem?');
  expect(field(/^Pobočka/)).toHaveValue('Smržice');
});

test('leaving asks for confirmation only while there is unsent input', async () => {
  await open({}, '/cs/kontakt', 'petr@skolka.example');
  const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(field(/^E-mail/)).toHaveValue('petr@skolka.example'));
  expect(field(/^Telefon/)).toHaveValue('+420 605 111 222');
  expect(canLeave()).toBe(true);
  await userEvent.type(field(/^Zpráva/), 'Dobrý den');
  expect(canLeave()).toBe(false);
  await press('Odeslat zprávu');
  await screen.findByRole('button', { name: 'Napsat další zprávu' });
  expect(canLeave()).toBe(true);
});
