import type { Row } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { renderPage, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const ID = '99999999-0000-4000-8000-000000000001';
const PAGE = `/cs/manager/photogallery/${ID}`;
const gallery: Row<'photogallery'> = {
  id: ID,
  name: 'Jaro ve školce',
  name_en: 'Spring in the nursery',
  name_pl: null,
  description: null,
  description_en: null,
  description_pl: null,
  sort: 2,
  is_public: false,
  created_at: '2026-03-01T08:00:00Z',
  version: 3,
  updated_at: '2026-03-01T08:00:00Z',
};

const snackbars: string[] = [];
on('snackbar', ({ text }) => void snackbars.push(text));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function open(url: string, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/photogallery': ({ query }) => (query.has('id') ? [gallery] : replyPage([gallery])),
    'GET /api/rest/photos_recent': [],
    'GET /api/rest/history_list': [],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['editor'] } });
}

test('galleries are published from their list and link to their pictures', async () => {
  const { server } = await open('/cs/manager/photogallery', { 'PATCH /api/rest/photogallery': [{ id: ID }] });
  expect(await screen.findByRole('link', { name: 'Jaro ve školce' })).toHaveAttribute('href', PAGE);
  await userEvent.click(screen.getByRole('button', { name: 'Zveřejnit: Jaro ve školce' }));
  await waitFor(() => expect(snackbars).toEqual(['1 galerie je zveřejněná']));
  expect(server.sent('PATCH /api/rest/photogallery')[0]?.body).toEqual({ is_public: true });
});

test('a gallery is edited on its page, and pictures are uploaded to it', async () => {
  const { server, history } = await open(PAGE, {
    'PATCH /api/rest/photogallery': [{ ...gallery, sort: 1 }],
    'POST /api/media/image': { id: ID, key: 'k' },
  });
  const file = new File(['GIF89a'], 'jaro.gif', { type: 'image/gif' });
  await userEvent.upload(await screen.findByLabelText('Vybrat soubory'), file);
  await screen.findByText('Odesláno');
  expect(server.sent('POST /api/media/image')[0]?.body).toMatchObject({ options: { photogallery_id: ID } });

  await userEvent.click(screen.getByRole('button', { name: 'Upravit galerii' }));
  const form = within(await screen.findByRole('dialog', { name: 'Jaro ve školce' }));
  const position = form.getByRole('spinbutton', { name: /^Pořadí/ });
  await userEvent.clear(position);
  await userEvent.type(position, '1');
  await userEvent.click(form.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(history.location.search).toBe(''));
  const [sent] = server.sent('PATCH /api/rest/photogallery');
  expect(sent?.body).toEqual({ sort: 1 });
  expect(sent?.query.get('version')).toBe('eq.3');
});
