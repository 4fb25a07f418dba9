import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import content from '../remote';

const TEXT = { title: 'Služby', perex: '', body: '<p>Od výběru stromu po řez.</p>', locale: 'cs' } as const;
const GALLERIES = 'GET /api/rest/photogallery';

const open = (url: string, routes: TestRoutes = {}) =>
  renderPage(content, url, { server: testServer({ 'GET /api/rest/news_item': [TEXT], ...routes }) });

test('each service links to its page', async () => {
  await open('/cs/services');
  expect(await screen.findByText('Od výběru stromu po řez.')).toBeVisible();
  const links = within(screen.getByRole('region', { name: 'Kam dál' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/cs/sortiment',
    '/cs/kontakt',
    '/cs/services/public-booking',
    '/cs/tour',
    '/cs/services/photo',
    '/cs/services/subscriptions',
  ]);
});

test('the page of photographs shows galleries and a contact for pictures', async () => {
  const gallery = (id: string, name: string) => ({
    id,
    name,
    name_en: null,
    name_pl: null,
    description: null,
    description_en: null,
    description_pl: null,
    created_at: '2026-11-16T09:00:00Z',
    folder: { photos: [], all: [] },
  });
  await open('/cs/services/photo', {
    [GALLERIES]: [gallery('g1', 'Podzim'), gallery('g2', 'Zima'), gallery('g3', 'Jaro'), gallery('g4', 'Léto')],
  });
  const galleries = within(await screen.findByRole('region', { name: 'Z našich galerií' }));
  expect((await galleries.findAllByRole('heading', { level: 3 })).map((name) => name.textContent)).toEqual([
    'Podzim',
    'Zima',
    'Jaro',
  ]);
  expect(screen.getByRole('link', { name: 'Napsat o fotografie' })).toHaveAttribute('href', '/cs/kontakt');
});

test('failing galleries do not affect the rest of the page', async () => {
  await open('/cs/services/photo', { [GALLERIES]: () => reply(400, { code: 'request.invalid', message: 'no' }) });
  expect(await screen.findByRole('button', { name: /znovu/i })).toBeVisible();
  expect(screen.getByText('Od výběru stromu po řez.')).toBeVisible();
});
