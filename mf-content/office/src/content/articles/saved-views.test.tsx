import { on } from '@arbora/event-bus';
import { renderPage, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';
import type { SavedView } from '@arbora/office';

const VIEWS = 'GET /api/rest/saved_view';
const spring: SavedView = {
  id: '99999999-0000-4000-8000-000000000001',
  section: 'manager.content/news',
  name: 'Jaro',
  params: 'q=jaro&sort=title&topic=care',
  row_height: 'compact',
  is_default: false,
};

const snackbars: string[] = [];
on('snackbar', ({ text }) => void snackbars.push(text));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

async function open(search: string, views: readonly SavedView[]): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/news_item': replyPage([]),
    [VIEWS]: views as never,
    'POST /api/rest/saved_view': [{ id: spring.id }],
    'PATCH /api/rest/saved_view': [{ id: spring.id }],
    'DELETE /api/rest/saved_view': [{ id: spring.id }],
  });
  const page = await renderPage(remote, `/cs/manager/news${search}`, { server, person: { acl: ['editor'] } });
  await waitFor(() => expect(server.sent(VIEWS)).not.toHaveLength(0));
  return page;
}
const openMenu = async () => userEvent.click(await screen.findByText('Pohledy', { selector: 'summary' }));

test('filters, sorting and columns are saved as a named view of the person', async () => {
  const { server } = await open('?q=jaro&page=2&topic=care', []);
  await openMenu();
  await userEvent.type(screen.getByRole('textbox', { name: 'Název pohledu' }), 'Jaro{Enter}');
  await waitFor(() => expect(snackbars).toEqual(['Pohled Jaro je uložený']));
  expect(server.sent('POST /api/rest/saved_view')[0]?.body).toEqual({
    profile_id: expect.any(String),
    section: 'manager.content/news',
    name: 'Jaro',
    params: 'q=jaro&topic=care',
    row_height: 'compact',
  });
});

test('a saved view replaces the page and filters of the URL', async () => {
  const { history } = await open('?page=3&done=no', [spring]);
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Jaro' }));
  await waitFor(() => expect(history.location.search).toBe('?q=jaro&sort=title&topic=care'));
  expect(screen.getByRole('button', { name: 'Jaro' })).toHaveAttribute('aria-current', 'true');
});

test('a view is saved again under its name, renamed and made the default', async () => {
  const { server } = await open('?q=buk', [spring]);
  await openMenu();
  await userEvent.type(screen.getByRole('textbox', { name: 'Název pohledu' }), 'jaro');
  await userEvent.click(screen.getByRole('button', { name: 'Přepsat pohled' }));
  await waitFor(() => expect(server.sent('PATCH /api/rest/saved_view')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Otevírat seznam v pohledu Jaro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Přejmenovat pohled Jaro' }));
  const list = within(screen.getByRole('list', { name: 'Pohledy' }));
  await userEvent.type(list.getByRole('textbox', { name: 'Název pohledu' }), ' 2027{Enter}');
  await waitFor(() => expect(server.sent('PATCH /api/rest/saved_view')).toHaveLength(3));
  expect(server.sent('PATCH /api/rest/saved_view').map(({ body }) => body)).toEqual([
    { params: 'q=buk', row_height: 'compact' },
    { is_default: true },
    { name: 'Jaro 2027' },
  ]);
});

test('deleting a view can be undone', async () => {
  const { server } = await open('?q=buk', [spring]);
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Smazat pohled Jaro' }));
  await waitFor(() => expect(snackbars).toEqual(['Smazáno: Jaro']));
  expect(server.sent('DELETE /api/rest/saved_view')[0]?.query.get('id')).toBe(`eq.${spring.id}`);
});

test('a list opened without parameters shows the default view, which can be reset', async () => {
  const { history } = await open('', [{ ...spring, is_default: true }]);
  await waitFor(() => expect(history.location.search).toBe('?q=jaro&sort=title&topic=care'));
  await userEvent.click(await screen.findByRole('link', { name: 'Zobrazit vše' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('a URL with parameters is not replaced by the default view', async () => {
  const { history } = await open('?q=buk', [{ ...spring, is_default: true }]);
  expect(await screen.findByText('Pohledy', { selector: 'summary' })).toBeVisible();
  expect(history.location.search).toBe('?q=buk');
});
