import { renderPage, reply, testServer, type TestRows } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';

const TEXT = { title: 'Reference', perex: '', body: '<p>Lípy v alejích.</p>', locale: 'cs' } as const;
const GALLERIES = 'GET /api/rest/photogallery';
const PLACES = 'GET /api/rest/planted_place';

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

const place = (id: string, town: string, isLocated = true) => ({
  id,
  title: `Lípy v obci ${town}`,
  title_en: `Limes in ${town}`,
  title_pl: null,
  description: null,
  description_en: null,
  description_pl: null,
  planted: '18 lip, obvod kmene 20–25 cm',
  planted_en: null,
  planted_pl: null,
  planted_year: 2019,
  town,
  country: 'SK' as const,
  latitude: isLocated ? 48.37 : null,
  longitude: isLocated ? 17.59 : null,
  image: null,
});

interface Options {
  galleries?: TestRows<'photogallery'>;
  places?: TestRows<'planted_place'>;
  address?: string;
}
const open = ({ galleries = [], places = [], address = '/cs/reference' }: Options) =>
  renderPage(content, address, {
    server: testServer({ 'GET /api/rest/news_item': [TEXT], [GALLERIES]: galleries, [PLACES]: places }),
  });

test('a map point links to its card, and the card to its point', async () => {
  await open({ places: [place('p1', 'Trnava'), place('p2', 'Senec')] });
  const user = userEvent.setup();
  const map = within(await screen.findByRole('group', { name: /^Mapa výsadeb/ }));
  const point = map.getByRole('link', { name: /^2\. Senec: Lípy v\sobci Senec$/ });
  for (let steps = 0; steps < 20 && document.activeElement !== point; steps++) await user.tab();
  expect(point).toHaveFocus();
  await user.click(point);
  const card = screen.getByRole('heading', { level: 3, name: /Senec/ }).closest('article');
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent(/Senec, Slovensko, 2019/);
  const mapLink = within(card!).getByRole('link', { name: 'Senec na mapě' });
  expect(mapLink).toHaveAttribute('href', `#${point.id}`);
});

test('a place of unknown location is listed without a point', async () => {
  await open({ places: [place('p1', 'Trnava'), place('p2', 'Senec', false)] });
  const card = (await screen.findByRole('heading', { level: 3, name: /Senec/ })).closest('article');
  expect(within(card!).queryByRole('link')).toBeNull();
  const map = screen.getByRole('group', { name: /^Mapa výsadeb/ });
  expect(within(map).getAllByRole('link')).toHaveLength(1);
});

test('places are described in the language of the page, or in the available one', async () => {
  await open({ places: [place('p1', 'Trnava')], address: '/en/reference' });
  expect(await screen.findByRole('heading', { level: 3, name: /^Limes in Trnava$/ })).toBeVisible();
  expect(screen.getByText(/18 lip/)).toBeVisible();
});

test('without plantings the page shows galleries and a link to arrange a visit', async () => {
  await open({ galleries: [gallery('g1', 'Podzim'), gallery('g2', 'Zima')] });
  expect(await screen.findByText(/^Lípy v\salejích/)).toBeVisible();
  expect(await screen.findByText('Výsadby teprve vybíráme')).toBeVisible();
  const pictures = within(await screen.findByRole('region', { name: /^Stromy na\sobrázcích/ }));
  expect(await pictures.findAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Domluvit návštěvu' })).toHaveAttribute('href', '/cs/kontakt');
});

test('failing galleries and places do not affect the rest of the page', async () => {
  const failed = () => reply(400, { code: 'request.invalid', message: '' });
  await open({ galleries: failed, places: failed });
  expect(await screen.findByText(/^Lípy/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Domluvit návštěvu' })).toBeVisible();
});
