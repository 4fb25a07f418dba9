import type { SiteBranch } from '@arbora/domain';
import {
  renderPage,
  reply,
  testServer,
  type PageTestOptions,
  type RenderedPage,
  type TestRoutes,
} from '@arbora/testing';
import { act, screen, within } from '@testing-library/react';
import content from '../remote';

const NEWS = 'GET /api/rest/news_item';
const EVENTS = 'GET /api/rest/booking_event';

const ITEM = {
  id: 'n1',
  slug: 'rez',
  title: 'Kdy řezat',
  perex: '',
  hero_image: null,
  created_at: '2026-11-16T09:00:00Z',
};
const EVENT = {
  id: 'e1',
  title: 'Den otevřených dveří',
  title_en: 'Open day',
  perex: null,
  perex_en: null,
  address: 'Obříství 120',
  date_start: '2026-12-05T09:00:00Z',
};

const SLOTS = 'GET /api/rest/event_slots_customer';
const COVERS = 'GET /api/rest/category_cover';
const PERSON = {
  id: 'p1',
  name: 'Jan Bříza',
  branch: 'Obříství',
  position: 'Vedoucí pobočky',
  photo: null,
  phone: null,
};
const ISSUE = {
  id: 'b1',
  issue_number: 47,
  title: 'Listopad v poli',
  perex: '',
  hero: null,
  commentary: null,
  items: [],
};
const OFFERS = 'GET /api/rest/offer_list_public';
const GALLERIES = 'GET /api/rest/photogallery';
const COVER = { id: 'c1', name: 'Jehličnany', name_en: 'Conifers', name_pl: null, photo: null };

async function open(url: string, routes: TestRoutes = {}, options: PageTestOptions = {}): Promise<RenderedPage> {
  const server = testServer({
    [NEWS]: [ITEM],
    [EVENTS]: [EVENT],
    [SLOTS]: [],
    [COVERS]: [COVER],
    [GALLERIES]: [],
    [OFFERS]: [],
    'GET /api/rest/person_card': [PERSON],
    'GET /api/rest/news_bulletin': [ISSUE],
    ...routes,
  });
  const page = await renderPage(content, url, { server, ...options });
  await act(() => import('./home-sections'));
  return page;
}
const section = (name: string) => within(screen.getByRole('region', { name }));

test('the hero says what the nursery does and links to assortment and events', async () => {
  await open('/cs/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pěstujeme stromy');
  expect(screen.getByRole('link', { name: 'Prohlédnout sortiment' })).toHaveAttribute('href', '/cs/sortiment');
  expect(screen.getByRole('link', { name: 'Akce a rezervace' })).toHaveAttribute('href', '/cs/services/public-booking');
});

test('the next events are shown with their dates, and the latest news', async () => {
  await open('/cs/');
  const events = section('Přijďte se podívat');
  const link = await events.findByRole('link', { name: 'Den otevřených dveří' });
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', '/cs/services/public-booking/e1');
  expect(events.getByText('10:00')).toBeVisible();
  expect(events.getByText('Obříství 120')).toBeVisible();
  expect(events.getAllByText('5')[0]!.closest('time')).toHaveAttribute('dateTime', EVENT.date_start);
  expect(await section('Novinky ze školky').findByRole('link', { name: 'Kdy řezat' })).toHaveAttribute(
    'href',
    '/cs/novinky/rez',
  );
});

test('three upcoming public events and four published news are requested', async () => {
  const { server } = await open('/cs/');
  const events = server.sent(EVENTS)[0]!.query;
  expect(events.get('is_public')).toBe('is.true');
  expect(events.get('date_start')).toMatch(/^gt\./);
  expect([events.get('order'), events.get('limit')]).toEqual(['date_start.asc', '3']);
  const news = server.sent(NEWS)[0]!.query;
  expect([news.get('locale'), news.get('limit')]).toEqual(['eq.cs', '4']);
});

test('the branches are listed with the regions that they serve', async () => {
  await open('/cs/');
  expect(screen.getByRole('heading', { name: 'Obříství' })).toBeVisible();
  expect(screen.getByText('po–pá 7.00–15.30')).toBeVisible();
  expect(screen.getByRole('link', { name: '+420 582 000 104' })).toHaveAttribute('href', 'tel:+420582000104');
  expect(
    screen.getByText('Odtud jezdíme a radíme v krajích: Jihomoravský, Olomoucký, Moravskoslezský, Zlínský.'),
  ).toBeVisible();
});

test('another nursery has its own branches, including ones without a region', async () => {
  const branches: SiteBranch[] = [
    { name: 'Brno', regions: [116] },
    { name: 'Bratislava', regions: [] },
  ];
  await open('/en/', {}, { site: { branches } });
  expect(screen.getByText('From here we advise and deliver in the regions of South Moravia.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bratislava' })).toBeVisible();
  expect(screen.queryByText('Obříství')).not.toBeInTheDocument();
});

test('events are shown in English', async () => {
  await open('/en/');
  expect(await screen.findByRole('link', { name: 'Open day' })).toBeVisible();
});

test('a failing section does not affect the others', async () => {
  await open('/cs/', { [EVENTS]: reply(400, { code: 'PGRST100', message: '' }) });
  expect(await section('Přijďte se podívat').findByRole('alert')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kdy řezat' })).toBeVisible();
});

test('without events and news the page shows messages instead', async () => {
  await open('/cs/', { [EVENTS]: [], [NEWS]: [] });
  expect(await screen.findByText('Další akce právě chystáme')).toBeVisible();
  expect(screen.getByText('Zatím tu žádné novinky nejsou')).toBeVisible();
});

test('the free places of an event are added up over its slots', async () => {
  const slot = (event_id: string, capacity_total: number, togo: number) => ({ event_id, capacity_total, togo });
  const { server } = await open('/cs/', { [SLOTS]: [slot('e1', 20, 3), slot('e1', 10, 4), slot('other', 9, 9)] });
  expect(await section('Přijďte se podívat').findByText('Zbývá 7 míst z 30')).toBeVisible();
  expect(server.sent(SLOTS)[0]!.query.get('event_id')).toBe('in.(e1)');
});

test('the groups of the assortment link to their plants', async () => {
  await open('/en/');
  const groups = within(await screen.findByRole('region', { name: 'What we grow' }));
  expect(await groups.findByRole('link', { name: 'Conifers' })).toHaveAttribute('href', '/en/sortiment?category=c1');
  expect(groups.getByRole('link', { name: 'All plants' })).toHaveAttribute('href', '/en/sortiment');
});

test('a closed assortment leaves no empty section', async () => {
  await open('/cs/', { [COVERS]: [] });
  expect(await screen.findByRole('link', { name: 'Kdy řezat' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Co u nás roste' })).toBeNull();
});

describe('the season', () => {
  afterEach(() => jest.useRealTimers());

  test.each<[string, string, string, string]>([
    ['2026-11-24T10:00:00Z', 'Ve školce je listopad', 'Nejlepší čas sázet stromy', 'Javory'],
    ['2026-07-01T10:00:00Z', 'Ve školce je červenec', 'Sázet lze i v létě, z kontejneru', 'Levandule'],
  ])('the season band matches the date %s', async (now, month, title, plant) => {
    jest.useFakeTimers({ now: Date.parse(now), advanceTimers: true });
    await open('/cs/');
    expect(await screen.findByText(month)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: plant })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cs\/sortiment\?q=[A-Z][a-z]+$/),
    );
  });
});

test('the latest issue of the bulletin and the people of a branch are shown', async () => {
  await open('/cs/');
  expect(await screen.findByRole('heading', { level: 2, name: 'Listopad v\u00a0poli' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Otevřít bulletin' })).toHaveAttribute('href', '/cs/bulletin');
  expect(await screen.findByRole('link', { name: 'Jan Bříza' })).toHaveAttribute('href', '/cs/lide/p1');
});

test('before the first issue the bulletin is omitted', async () => {
  await open('/cs/', { 'GET /api/rest/news_bulletin': [] });
  expect(await screen.findByRole('link', { name: 'Kdy řezat' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Otevřít bulletin' })).toBeNull();
});

test('offers with lines for the reader are shown with their stock', async () => {
  const offer = {
    id: 'o1',
    title: 'Živé ploty',
    title_en: 'Hedging',
    hero_image: null,
    valid_until: '2026-12-24',
    item_count: 20,
  };
  const { server } = await open('/cs/', { [OFFERS]: [offer] }, { person: { country: 'CZ' } });
  const offers = section('Právě v nabídce');
  expect(await offers.findByRole('link', { name: 'Živé ploty' })).toHaveAttribute('href', '/cs/nabidky/o1');
  expect(offers.getByText(/20 položek skladem/)).toHaveTextContent('Platí do 24. prosince 2026');
  const request = server.sent(OFFERS).at(-1)!;
  expect(request.query.get('item_count')).toBe('gt.0');
  expect(request.headers.get('authorization')).toMatch(/^Bearer /);
});

test('without an offer for the reader the offers are omitted', async () => {
  await open('/cs/');
  expect(await screen.findByRole('link', { name: 'Kdy řezat' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Právě v nabídce' })).toBeNull();
});
