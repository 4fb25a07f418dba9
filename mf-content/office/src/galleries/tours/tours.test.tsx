import type { Row } from '@arbora/domain';
import { renderPage, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';

const ID = '99999999-0000-4000-8000-000000000001';
const tour: Row<'virtual_tour'> = {
  id: ID,
  title: 'Školka Obříství',
  title_en: null,
  title_pl: null,
  description: null,
  description_en: null,
  description_pl: null,
  link: 'https://tours.example/a',
  image: '/cdn/obraz',
  scenes: [
    { id: 'vjezd', name: 'Vjezd', image: '/cdn/vjezd', yaw: 30, ways: [{ to: 'sad', yaw: 90, pitch: -7 }] },
    { id: 'sad', name: 'Sad', image: '/cdn/sad', ways: [{ to: 'vjezd', yaw: 0 }] },
    { id: 'dvur', name: 'Dvůr', image: '/cdn/dvur', ways: [] },
  ],
  sort: 1,
  is_public: true,
  created_at: '2026-03-01T08:00:00Z',
  version: 3,
  updated_at: '2026-03-01T08:00:00Z',
};

beforeEach(() => setWindowWidth(1440));

async function open(): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/virtual_tour': ({ query }) => (query.has('id') ? [tour] : replyPage([tour])),
    'GET /api/rest/history_list': [],
    'PATCH /api/rest/virtual_tour': [{ ...tour, version: 4 }],
  });
  return renderPage(remote, `/cs/manager/photogallery?list=tours&id=${ID}`, { server, person: { acl: ['editor'] } });
}

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Školka Obříství' }));

async function save({ server, history }: RenderedPage): Promise<unknown> {
  await userEvent.click((await drawer()).getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(history.location.search).not.toContain('id='));
  const [sent] = server.sent('PATCH /api/rest/virtual_tour');
  expect(sent?.query.get('version')).toBe('eq.3');
  return sent?.body;
}

async function editScene(name: string) {
  await userEvent.click((await drawer()).getByRole('button', { name: `Upravit scénu: ${name}` }));
  return within(screen.getByRole('dialog', { name: 'Scéna' }));
}

test('a click in the panorama places the selected link, and a new link is added', async () => {
  const page = await open();
  const scene = await editScene('Vjezd');
  await userEvent.click(scene.getByRole('button', { name: 'Přidat odkaz' }));
  const picture = scene.getByRole('button', { name: 'Umístit vybranou značku' });
  picture.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 500 }) as DOMRect;
  fireEvent.click(picture, { detail: 1, clientX: 250, clientY: 300 });
  await userEvent.click(scene.getByRole('button', { name: 'Použít' }));
  const { scenes } = (await save(page)) as Pick<typeof tour, 'scenes'>;
  expect(scenes[0]!.ways).toEqual([
    { to: 'sad', yaw: 90, pitch: -7 },
    { to: 'dvur', yaw: -90, pitch: -18 },
  ]);
  expect(scenes.slice(1)).toEqual(tour.scenes.slice(1));
});

test('markers are moved by arrow keys and by typed degrees', async () => {
  const page = await open();
  const scene = await editScene('Vjezd');
  scene.getByRole('button', { name: 'Sad' }).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  const start = scene.getByRole('textbox', { name: /^Směr prvního pohledu/ });
  await userEvent.clear(start);
  await userEvent.type(start, '-12,5');
  await userEvent.click(scene.getByRole('button', { name: 'Použít' }));
  const { scenes } = (await save(page)) as Pick<typeof tour, 'scenes'>;
  expect(scenes[0]).toMatchObject({ yaw: -12.5, ways: [{ to: 'sad', yaw: 91, pitch: 3 }] });
});

test('a scene without a name is rejected', async () => {
  await open();
  const scene = await editScene('Dvůr');
  await userEvent.clear(scene.getByRole('textbox', { name: 'Čeština' }));
  await userEvent.click(scene.getByRole('button', { name: 'Použít' }));
  await waitFor(() => expect(scene.getByRole('textbox', { name: 'Čeština' })).toBeInvalid());
  expect(scene.getByRole('button', { name: 'Použít' })).toBeVisible();
});

test('removing a scene removes links to it', async () => {
  const page = await open();
  await userEvent.click((await drawer()).getByRole('button', { name: 'Odebrat: Sad' }));
  const { scenes } = (await save(page)) as Pick<typeof tour, 'scenes'>;
  expect(scenes.map(({ id, ways }) => [id, ways.length])).toEqual([
    ['vjezd', 0],
    ['dvur', 0],
  ]);
});

test('the saved tour is previewed on its page', async () => {
  await open();
  expect((await drawer()).getByRole('link', { name: 'Náhled na stránce' })).toHaveAttribute(
    'href',
    `/cs/tour?preview=${ID}`,
  );
});
