import { renderPage, reply, replyPage, testServer, type TestRequest } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';
import type { GalleryPhoto, PublicGallery } from './gallery.queries';

const GALLERIES = 'GET /api/rest/photogallery';
const BLOSSOM = '72edd9c2-6efa-8cc5-9887-13c55831c7cf';
const WINTER = '00000000-0000-4000-8000-000000000002';

function photo(key: string, title: string | null): GalleryPhoto {
  return { id: key, key, title, title_en: title && `${title} (en)`, title_pl: null, width: 2400, height: 1600 };
}

/** Ids of all pictures of a gallery. */
const ALL = ['1', '2', '3', '4'].map((id) => ({ id }));

function gallery(id: string, name: string, photos: GalleryPhoto[]): PublicGallery {
  return {
    id,
    name,
    name_en: null,
    name_pl: null,
    description: `O galerii ${name}`,
    description_en: null,
    description_pl: null,
    created_at: '2026-04-20T08:00:00Z',
    folder: photos.length > 0 ? { photos, all: ALL } : null,
  };
}

const PHOTOS = [photo('sakura', 'Sakurová alej'), photo('jablon', 'Okrasná jabloň'), photo('hrusen', null)];
const MORE = photo('magnolie', 'Šácholan za deště');

/** Responds with three pictures of a gallery in lists, and with all of them on its page. */
function respond({ query }: TestRequest) {
  const winter = gallery(WINTER, 'Zima ve školce', []);
  if (query.get('id')?.startsWith('eq.')) return reply(200, [gallery(BLOSSOM, 'Kvetoucí sakury', [...PHOTOS, MORE])]);
  return replyPage([gallery(BLOSSOM, 'Kvetoucí sakury', PHOTOS), winter]);
}

const open = (url: string, response: unknown = respond) =>
  renderPage(content, url, { server: testServer({ [GALLERIES]: response as typeof respond }) });

test('galleries are listed with descriptions, each with a link to its pictures', async () => {
  const { server } = await open('/cs/fotogalerie');
  expect(screen.getByRole('heading', { level: 1, name: 'Fotogalerie' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Fotogalerie' });
  expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(within(list).getByRole('link', { name: 'Kvetoucí sakury' })).toHaveAttribute(
    'href',
    `/cs/fotogalerie/${BLOSSOM}`,
  );
  expect(within(list).getByText('O galerii Zima ve školce')).toBeVisible();
  expect(
    within(list)
      .getAllByText(/^\d+ obráz/)
      .map(({ textContent }) => textContent),
  ).toEqual(['4 obrázky']);
  const [request] = server.sent(GALLERIES);
  expect(Object.fromEntries(request!.query)).toMatchObject({ is_public: 'eq.true', 'folder.photos.limit': '3' });
  expect(request!.headers.get('authorization')).toBeNull();
});

test('without galleries the page shows a message', async () => {
  await open('/en/fotogalerie', replyPage([]));
  expect(await screen.findByText('No pictures here yet')).toBeVisible();
});

test('an error is not shown as an empty list', async () => {
  await open('/cs/fotogalerie', reply(400, { code: 'PGRST100', message: '' }));
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  expect(screen.queryByText('Zatím tu žádné obrázky nejsou')).not.toBeInTheDocument();
});

test('a gallery shows all pictures with captions in the reader’s language', async () => {
  const { shell } = await open(`/en/fotogalerie/${BLOSSOM}`);
  const pictures = await screen.findByRole('list', { name: 'Pictures' });
  expect(
    within(pictures)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual([
    'Enlarge: Sakurová alej (en)',
    'Enlarge: Okrasná jabloň (en)',
    'Enlarge: Picture 3',
    'Enlarge: Šácholan za deště (en)',
  ]);
  expect(within(pictures).getByText('Sakurová alej (en)')).toBeVisible();
  expect(shell.titles.at(-1)).toBe('Kvetoucí sakury');
  expect(screen.getByRole('link', { name: 'Photo galleries' })).toHaveAttribute('href', '/en/fotogalerie');
});

test('a picture opens large, and arrow keys show the next one', async () => {
  await open(`/cs/fotogalerie/${BLOSSOM}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Zvětšit: Sakurová alej' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('img', { name: 'Okrasná jabloň' })).toHaveAttribute('src', '/cdn/jablon?w=1700');
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 z 4');
});

test('a gallery links to other galleries, not to itself', async () => {
  await open(`/cs/fotogalerie/${BLOSSOM}`);
  const others = await screen.findByRole('region', { name: 'Další galerie' });
  expect(within(others).getByRole('link', { name: 'Zima ve školce' })).toHaveAttribute(
    'href',
    `/cs/fotogalerie/${WINTER}`,
  );
  expect(within(others).getAllByRole('article')).toHaveLength(1);
});

test('the first pictures are shown while the others load', async () => {
  let send: (galleries: PublicGallery[]) => void = () => undefined;
  const galleryResponse = new Promise<PublicGallery[]>((resolve) => (send = resolve));
  await open('/cs/fotogalerie', (request: TestRequest) =>
    request.query.get('id')?.startsWith('eq.') ? galleryResponse : respond(request),
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Kvetoucí sakury' }));
  expect(await screen.findByRole('link', { name: 'Zvětšit: Sakurová alej' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zvětšit: Šácholan za deště' })).not.toBeInTheDocument();
  send([gallery(BLOSSOM, 'Kvetoucí sakury', [...PHOTOS, MORE])]);
  expect(await screen.findByRole('link', { name: 'Zvětšit: Šácholan za deště' })).toBeVisible();
});

test('a gallery without pictures shows a message', async () => {
  await open(`/cs/fotogalerie/${WINTER}`, ({ query }: TestRequest) =>
    reply(200, query.get('id')?.startsWith('eq.') ? [gallery(WINTER, 'Zima ve školce', [])] : []),
  );
  expect(await screen.findByText('Obrázky do této galerie teprve vybíráme')).toBeVisible();
});

test.each(['neni', '00000000-0000-4000-8000-000000000000'])('gallery %s is not found', async (id) => {
  const { shell } = await open(`/cs/fotogalerie/${id}`, reply(200, []));
  await waitFor(() => expect(shell.notFound).toEqual([`/cs/fotogalerie/${id}`]));
});
