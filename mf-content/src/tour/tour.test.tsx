import { renderPage, reply, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';
import type { PublicTour } from './tour.queries';
import { openViewer, type PanoramaViewer } from './viewer';
import { hasWebGl } from './web-gl';

jest.mock('./viewer');
jest.mock('./web-gl');

const TOURS = 'GET /api/rest/virtual_tour';
const TEXTS = 'GET /api/rest/news_item';

const viewer = {
  show: jest.fn(async () => undefined),
  preload: jest.fn(),
  turn: jest.fn(),
  zoom: jest.fn(),
  screenPosition: jest.fn(() => ({ x: 120, y: 80 })),
  close: jest.fn(),
} satisfies PanoramaViewer;

function tour(id: string, title: string, changes: Partial<PublicTour> = {}): PublicTour {
  return {
    id,
    title,
    title_en: null,
    title_pl: null,
    description: `O prohlídce ${title}`,
    description_en: null,
    description_pl: null,
    link: 'https://tours.example/a',
    image: '/cdn/obraz',
    scenes: [
      { id: 'vjezd', name: 'Vjezd', name_en: 'Gate', image: '/cdn/vjezd', yaw: 30, ways: [{ to: 'sad', yaw: -90 }] },
      { id: 'sad', name: 'Sad', image: '/cdn/sad', ways: [{ to: 'vjezd', yaw: 40 }] },
    ],
    ...changes,
  };
}

const BOTH = [tour('1', 'Školka Obříství'), tour('2', 'Školka Smržice', { scenes: [] })];

const open = (url: string, response: unknown = reply(200, BOTH)) =>
  renderPage(content, url, { server: testServer({ [TOURS]: response as never, [TEXTS]: [] }) });
const start = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Spustit prohlídku: Školka Obříství' }));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(hasWebGl).mockReturnValue(true);
  jest.mocked(openViewer).mockResolvedValue(viewer);
});

test('tours are listed with descriptions, and the viewer is loaded only when one is started', async () => {
  const { server } = await open('/cs/tour');
  expect(screen.getByRole('heading', { level: 1, name: 'Virtuální prohlídka' })).toBeVisible();
  const first = await screen.findByRole('region', { name: 'Školka Obříství' });
  expect(within(first).getByText('O prohlídce Školka Obříství')).toBeVisible();
  expect(openViewer).not.toHaveBeenCalled();
  const [request] = server.sent(TOURS);
  expect(request!.query.get('is_public')).toBe('eq.true');
  expect(request!.headers.get('authorization')).toBeNull();
});

test('a tour without scenes links to its provider', async () => {
  await open('/cs/tour');
  expect(await screen.findByRole('link', { name: 'Otevřít prohlídku: Školka Smržice' })).toHaveAttribute(
    'href',
    'https://tours.example/a',
  );
});

test('a tour starts at its first scene, and each next scene faces away from the previous one', async () => {
  await open('/cs/tour');
  await start();
  expect(await screen.findByText('Jste tu: Vjezd')).toBeVisible();
  await waitFor(() => expect(openViewer).toHaveBeenCalled());
  expect(jest.mocked(openViewer).mock.lastCall?.[1]).toMatchObject({ image: '/cdn/vjezd?w=2500', yaw: 30 });
  await waitFor(() => expect(viewer.preload).toHaveBeenCalledWith('/cdn/sad?w=2500'));
  const links = screen.getByRole('navigation', { name: 'Kam odsud, Školka Obříství' });
  await userEvent.click(within(links).getByRole('button', { name: 'Přejít: Sad' }));
  await waitFor(() => expect(viewer.show).toHaveBeenCalledWith('/cdn/sad?w=2500', -140));
  expect(screen.getByText('Jste tu: Sad')).toBeVisible();
});

test('a marker in the panorama leads to the next scene too', async () => {
  await open('/en/tour');
  await userEvent.click(await screen.findByRole('button', { name: 'Start the tour: Školka Obříství' }));
  const [marker] = await screen.findAllByRole('button', { name: 'Go to: Sad' });
  await waitFor(() => expect(marker).toHaveStyle({ visibility: 'visible' }));
  await userEvent.click(marker!);
  expect(await screen.findByText('You are here: Sad')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Go to: Gate' })).not.toHaveLength(0);
});

test('keys turn and zoom the focused panorama', async () => {
  await open('/cs/tour');
  await start();
  expect(await screen.findByRole('application', { name: /^Vjezd, pohled dokola/ })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Načítáme pohled…')).not.toBeInTheDocument());
  await userEvent.keyboard('{ArrowRight}{ArrowUp}+');
  expect(viewer.turn.mock.calls).toEqual([[{ yaw: 18, pitch: 0 }], [{ yaw: 0, pitch: 10 }]]);
  expect(viewer.zoom).toHaveBeenCalledWith(0.2);
});

test('closing a tour returns the focus to the button that started it', async () => {
  await open('/cs/tour');
  await start();
  await userEvent.click(await screen.findByRole('button', { name: 'Ukončit prohlídku' }));
  expect(screen.getByRole('button', { name: 'Spustit prohlídku: Školka Obříství' })).toHaveFocus();
  await waitFor(() => expect(viewer.close).toHaveBeenCalled());
});

test('a viewer that fails to load is reported and can be retried', async () => {
  jest.mocked(openViewer).mockRejectedValueOnce(new Error('no picture'));
  await open('/cs/tour');
  await start();
  expect(await screen.findByText('Prohlídku se nepodařilo načíst')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  await waitFor(() => expect(screen.queryByText('Prohlídku se nepodařilo načíst')).not.toBeInTheDocument());
  expect(openViewer).toHaveBeenCalledTimes(2);
});

test('a browser without WebGL shows the panorama as a picture', async () => {
  jest.mocked(hasWebGl).mockReturnValue(false);
  await open('/cs/tour');
  await start();
  expect(await screen.findByRole('img', { name: 'Vjezd, pohled dokola' })).toHaveAttribute('src', '/cdn/vjezd?w=2500');
  expect(screen.getByText(/neumí pohled otáčet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Přejít: Sad' }));
  expect(screen.getByRole('img', { name: 'Sad, pohled dokola' })).toBeVisible();
  expect(openViewer).not.toHaveBeenCalled();
});

test('without tours the page shows a message', async () => {
  await open('/pl/tour', reply(200, []));
  expect(await screen.findByText('Spacery dopiero przygotowujemy')).toBeVisible();
});

test('an error is not shown as an empty list', async () => {
  await open('/cs/tour', reply(400, { code: 'PGRST100', message: '' }));
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
});

test('an editor previews a tour that is not published', async () => {
  const hidden = tour('99999999-0000-4000-8000-000000000003', 'Zimní školka');
  const respond = ({ query }: { query: URLSearchParams }) => (query.has('id') ? [hidden] : []);
  await open(`/cs/tour?preview=${hidden.id}`, respond);
  expect(await screen.findByRole('region', { name: 'Zimní školka' })).toBeVisible();
  expect(screen.getByText(/^Náhled:/)).toBeVisible();
});

test('the preview of a tour that the visitor may not read shows the published tours', async () => {
  const respond = ({ query }: { query: URLSearchParams }) => (query.has('id') ? [] : BOTH);
  await open('/cs/tour?preview=99999999-0000-4000-8000-000000000003', respond);
  expect(await screen.findByRole('region', { name: 'Školka Obříství' })).toBeVisible();
  expect(screen.queryByText(/^Náhled:/)).not.toBeInTheDocument();
});
