import { renderPage, reply, testServer, type TestRequest } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import content from '../remote';
import type { Position } from './careers.queries';

const POSITIONS = 'GET /api/rest/job_position';
const PEOPLE = 'GET /api/rest/person_card';
const GARDENER = '7ebe424d-3cc7-8698-9305-f5088ea0eb04';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

function position(id: string, title: string, changes: Partial<Position> = {}): Position {
  return {
    id,
    title,
    title_en: null,
    title_pl: null,
    perex: 'Práce venku.',
    perex_en: null,
    perex_pl: null,
    body: '<p>Péče o kvartýry.</p>',
    body_en: null,
    body_pl: null,
    branch: 'Obříství',
    employment: 'full_time',
    pay_from: 32_000,
    pay_to: 38_000,
    pay_period: 'month',
    benefits: ['leave', 'meals'],
    contact_email: 'buk@arbora.example',
    starts_on: '2099-03-01',
    closes_on: '2099-01-31',
    created_at: '2026-11-01T10:00:00Z',
    ...changes,
  };
}

const MANY = [
  position(GARDENER, 'Zahradník'),
  position('2', 'Obchodní zástupce', { branch: 'Smržice', pay_to: null }),
  position('3', 'Brigáda', { employment: 'student', pay_from: 160, pay_to: 160, pay_period: 'hour', closes_on: null }),
  position('4', 'Grafik', { branch: null, pay_from: null, pay_to: null }),
  position('5', 'Obsazená', { closes_on: '2026-01-31' }),
];
const FOREMAN = {
  id: '9',
  name: 'Václav Buk',
  position: 'mistr školky',
  phone: '+420 315 111 006',
  email: 'buk@arbora.example',
  photo: null,
};

const open = (url: string, response: Position[] | Response = MANY) =>
  renderPage(content, url, {
    server: testServer({
      [POSITIONS]: ({ query }: TestRequest) => {
        const id = query.get('id')?.replace('eq.', '');
        if (response instanceof Response) return response;
        return reply(200, id ? response.filter((item) => item.id === id) : response);
      },
      [PEOPLE]: [FOREMAN],
    }),
  });

const names = (element: HTMLElement, level = 3) =>
  within(element)
    .getAllByRole('heading', { level })
    .map((name) => name.textContent);

test('positions are grouped by branch, and expired ones are omitted', async () => {
  const { server } = await open('/cs/kariera');
  const first = await screen.findByRole('region', { name: 'Pobočka Obříství' });
  expect(names(first)).toEqual(['Zahradník', 'Brigáda']);
  expect(within(first).getByText('32 000–38 000 Kč měsíčně')).toBeVisible();
  expect(within(first).getByText('160 Kč na hodinu')).toBeVisible();
  expect(names(screen.getByRole('region', { name: 'Pobočka Smržice' }))).toEqual(['Obchodní zástupce']);
  expect(screen.getByText('od 32 000 Kč měsíčně')).toBeVisible();
  expect(names(screen.getByRole('region', { name: 'Pro obě pobočky' }))).toEqual(['Grafik']);
  expect(within(first).getByRole('link', { name: 'Zahradník' })).toHaveAttribute('href', `/cs/kariera/${GARDENER}`);
  expect(server.sent(POSITIONS)[0]!.headers.get('authorization')).toBeNull();
  expect(server.sent(POSITIONS)[0]!.query.get('is_public')).toBe('eq.true');
});

test('a few positions form one list that names their branches', async () => {
  await open('/en/kariera', MANY.slice(0, 2));
  expect(await screen.findByRole('heading', { level: 2, name: 'Zahradník' })).toBeVisible();
  expect(screen.getByText('Smržice')).toBeVisible();
  expect(screen.getByText('CZK 32,000–38,000 a month')).toBeVisible();
});

test('all six benefits are listed', async () => {
  await open('/pl/kariera');
  const benefits = await screen.findByRole('region', { name: 'Co dajemy od siebie' });
  expect(within(benefits).getAllByRole('listitem')).toHaveLength(6);
});

test('without positions the page still invites applications', async () => {
  await open('/cs/kariera', MANY.slice(4));
  expect(await screen.findByText('Teď nikoho nehledáme')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Napsat nám i tak' })).toHaveAttribute('href', '#prihlaska');
  expect(screen.getByRole('region', { name: 'Nenašli jste svou práci?' })).toHaveAttribute('id', 'prihlaska');
});

test('an error is not shown as an empty list', async () => {
  await open('/cs/kariera', reply(400, { code: 'PGRST100', message: '' }));
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
});

test('a position shows its facts, benefits and contact person', async () => {
  const { shell } = await open(`/cs/kariera/${GARDENER}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Zahradník' })).toBeVisible();
  expect(screen.getByText('Péče o kvartýry.')).toBeVisible();
  expect(screen.getAllByRole('definition').map((value) => value.textContent.replace(/\s/g, ' '))).toEqual([
    'Obříství',
    'Plný úvazek',
    '32 000–38 000 Kč měsíčně',
    '1. března 2099',
    '31. ledna 2099',
  ]);
  const benefits = screen.getByRole('region', { name: 'Co k práci patří' });
  expect(within(benefits).getAllByRole('listitem')).toHaveLength(2);
  const contact = screen.getByRole('region', { name: 'Koho se zeptat' });
  expect(within(contact).getByRole('link', { name: 'Václav Buk' })).toHaveAttribute('href', '/cs/lide/9');
  expect(within(contact).getByRole('link', { name: '+420 315 111 006' })).toBeVisible();
  expect(names(screen.getByRole('region', { name: 'Další volná místa' }))).toEqual([
    'Obchodní zástupce',
    'Brigáda',
    'Grafik',
  ]);
  expect(shell.titles.at(-1)).toBe('Zahradník');
});

test('without a contact person the position shows the phone of its branch', async () => {
  await open(`/cs/kariera/${GARDENER}`, [position(GARDENER, 'Zahradník', { contact_email: 'prace@arbora.example' })]);
  const contact = await screen.findByRole('region', { name: 'Koho se zeptat' });
  expect(within(contact).getByRole('link', { name: '+420 315 000 120' })).toBeVisible();
  expect(within(contact).getByRole('link', { name: 'prace@arbora.example' })).toBeVisible();
});

test('an expired position accepts no applications', async () => {
  await open(`/cs/kariera/${GARDENER}`, [position(GARDENER, 'Zahradník', { closes_on: '2026-01-31' })]);
  expect(await screen.findByText('Přihlášky na tuto pozici už jsme uzavřeli')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Přihlásit se' })).toBeNull();
});

test.each(['neco', UNKNOWN_ID])('position %s is not found', async (id) => {
  const { shell } = await open(`/cs/kariera/${id}`);
  await waitFor(() => expect(shell.notFound).toEqual([`/cs/kariera/${id}`]));
});
