import { renderPage, reply, testServer, type TestRequest } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import content from '../remote';
import type { PersonDetail } from './people.queries';

const CARDS = 'GET /api/rest/person_card';
const HABR = 'f27c4206-a6da-864e-9b24-a114c3b24e26';
const NOBODY = '00000000-0000-4000-8000-000000000000';

function person(id: string, name: string, branch: string | null, changes: Partial<PersonDetail> = {}): PersonDetail {
  return {
    id,
    name,
    position: 'hlavní agronom',
    position_en: 'head grower',
    position_pl: null,
    phone: '+420 315 111 005',
    email: 'habr@arbora.example',
    branch,
    photo: null,
    body: '<p>Zkouší nové kultivary.</p>',
    body_en: null,
    body_pl: '<p>Testuje nowe odmiany.</p>',
    ...changes,
  };
}

const PEOPLE = [
  person('1', 'Petr Arbes', 'Obříství'),
  person('2', 'Marek Dubský', 'Smržice'),
  person(HABR, 'Jiří Habr', 'Obříství', { photo: '/cdn/habr' }),
  person('4', 'Jana Benešová', null),
];

/** Responds with all people, or with the requested one. */
function respond({ query }: TestRequest) {
  const id = query.get('id')?.replace('eq.', '');
  return reply(200, id ? PEOPLE.filter((item) => item.id === id) : PEOPLE);
}

const open = (url: string, response: unknown = respond) =>
  renderPage(content, url, { server: testServer({ [CARDS]: response as typeof respond }) });

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.textContent);

test('people are grouped by branch with its address, and those without a branch come last', async () => {
  const { server } = await open('/cs/lide');
  expect(screen.getByRole('heading', { level: 1, name: 'Lidé' })).toBeVisible();
  const first = await screen.findByRole('region', { name: 'Pobočka Obříství' });
  expect(names(first)).toEqual(['Petr Arbes', 'Jiří Habr']);
  expect(within(first).getByText(/Štěpánský most 120/)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Pobočka Obříství',
    'Pobočka Smržice',
    'Pro obě pobočky',
  ]);
  expect(within(first).getByRole('link', { name: 'Jiří Habr' })).toHaveAttribute('href', `/cs/lide/${HABR}`);
  expect(within(first).getAllByRole('link', { name: '+420 315 111 005' })[0]).toHaveAttribute(
    'href',
    'tel:+420315111005',
  );
  expect(server.sent(CARDS)[0]!.headers.get('authorization')).toBeNull();
  expect(server.sent(CARDS)[0]!.query.get('is_public')).toBe('eq.true');
});

test('without people the page shows a phone number instead', async () => {
  await open('/pl/lide', reply(200, []));
  expect(await screen.findByText('Nikogo tu jeszcze nie przedstawiamy')).toBeVisible();
});

test('an error is not shown as an empty list', async () => {
  await open('/cs/lide', reply(400, { code: 'PGRST100', message: '' }));
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
});

test('the page of a person shows role and contacts', async () => {
  const { shell } = await open(`/pl/lide/${HABR}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Jiří Habr' })).toBeVisible();
  expect(screen.getByText('Testuje nowe odmiany.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'habr@arbora.example' })).toHaveAttribute(
    'href',
    'mailto:habr@arbora.example',
  );
  expect(screen.getByRole('img', { name: 'Portret: Jiří Habr' })).toHaveAttribute('src', '/cdn/habr');
  expect(shell.titles.at(-1)).toBe('Jiří Habr');
});

test('a text in another language is marked with its language', async () => {
  await open(`/en/lide/${HABR}`);
  const text = await screen.findByText('Zkouší nové kultivary.');
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'cs');
  expect(screen.getAllByText('head grower')[0]).toBeVisible();
});

test('a person links to colleagues of the same branch only', async () => {
  await open(`/cs/lide/${HABR}`);
  const colleagues = await screen.findByRole('region', { name: 'Kolegové z pobočky Obříství' });
  expect(names(colleagues)).toEqual(['Petr Arbes']);
  expect(within(colleagues).getByRole('link', { name: 'Všichni lidé' })).toHaveAttribute('href', '/cs/lide');
});

test.each(['nekdo', NOBODY])('person %s is not found', async (id) => {
  const { shell } = await open(`/cs/lide/${id}`);
  await waitFor(() => expect(shell.notFound).toEqual([`/cs/lide/${id}`]));
});
