import type { SiteBranch } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
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

const open = (url: string, routes: TestRoutes = {}) =>
  renderPage(content, url, { server: testServer({ [NEWS]: [ITEM], [EVENTS]: [EVENT], ...routes }) });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('says what we do and leads to the assortment and to the events', async () => {
  await open('/cs/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pěstujeme stromy');
  expect(screen.getByRole('link', { name: 'Prohlédnout sortiment' })).toHaveAttribute('href', '/cs/sortiment');
  expect(screen.getByRole('link', { name: 'Akce a rezervace' })).toHaveAttribute('href', '/cs/services/public-booking');
});

test('shows the next events with their days and the latest news', async () => {
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

test('asks for three public events that have not begun and three published news', async () => {
  const { server } = await open('/cs/');
  const events = server.sent(EVENTS)[0]!.query;
  expect(events.get('is_public')).toBe('is.true');
  expect(events.get('date_start')).toMatch(/^gt\./);
  expect([events.get('order'), events.get('limit')]).toEqual(['date_start.asc', '3']);
  const news = server.sent(NEWS)[0]!.query;
  expect([news.get('locale'), news.get('limit')]).toEqual(['eq.cs', '3']);
});

test('names the branches of the nursery and whom each of them serves', async () => {
  await open('/cs/');
  expect(screen.getByRole('heading', { name: 'Obříství' })).toBeVisible();
  expect(screen.getByText('po–pá 7.00–15.30')).toBeVisible();
  expect(screen.getByRole('link', { name: '+420 582 000 104' })).toHaveAttribute('href', 'tel:+420582000104');
  expect(screen.getByText('Pobočka pro kraje: Jihomoravský, Olomoucký, Moravskoslezský, Zlínský.')).toBeVisible();
});

test('another nursery has branches of its own, also such as serve no region', async () => {
  const branches: SiteBranch[] = [
    { name: 'Brno', regions: [116] },
    { name: 'Bratislava', regions: [] },
  ];
  await renderPage(content, '/en/', { site: { branches } });
  expect(screen.getByText('Our branch for the regions of South Moravia.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bratislava' })).toBeVisible();
  expect(screen.queryByText('Obříství')).not.toBeInTheDocument();
});

test('events in English', async () => {
  await open('/en/');
  expect(await screen.findByRole('link', { name: 'Open day' })).toBeVisible();
});

test('when one part fails the others stay', async () => {
  await open('/cs/', { [EVENTS]: reply(400, { code: 'PGRST100', message: '' }) });
  expect(await section('Přijďte se podívat').findByRole('alert')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kdy řezat' })).toBeVisible();
});

test('without events and news it says so', async () => {
  await open('/cs/', { [EVENTS]: [], [NEWS]: [] });
  expect(await screen.findByText('Další akce právě chystáme')).toBeVisible();
  expect(screen.getByText('Zatím tu žádné novinky nejsou')).toBeVisible();
});
