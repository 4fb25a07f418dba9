import { enter, reply } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobsSection } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

const VIEWS = 'GET /api/rest/saved_view';
const ADD = 'POST /api/rest/saved_view';
const CHANGE = 'PATCH /api/rest/saved_view';
const REMOVE = 'DELETE /api/rest/saved_view';
const section = jobsSection({ search: { label: 'jobs.search', by: ['title'] } });
const view = {
  id: 'v1',
  section: 'kit/jobs',
  name: 'Spring',
  params: 'q=jaro&sort=-branch',
  row_height: 'comfortable' as const,
  is_default: false,
};
beforeEach(() => setWindowWidth(1440));

const open = (search: string, views: readonly (typeof view)[], more: object = {}) =>
  openSection(section, { search, routes: { [VIEWS]: views, ...more } as never });
const menu = async () => userEvent.click(await screen.findByText('Pohledy', { selector: 'summary' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('search, sorting, columns and row height are saved under a name, without the page', async () => {
  const { server } = await open('?q=jaro&sort=branch&columns=branch&page=2', [], { [ADD]: [view] });
  await menu();
  expect(screen.getByText(/uložit pod jménem/)).toBeInTheDocument();
  await enter(screen.getByRole('textbox', { name: 'Název pohledu' }), ' Spring ');
  await press('Uložit pohled');
  await waitFor(() => expect(snackbars[0]?.text).toBe('Pohled Spring je uložený'));
  const body = server.sent(ADD)[0]?.body as { params: string };
  expect(body).toMatchObject({ section: 'kit/jobs', name: 'Spring', row_height: 'compact' });
  expect(Object.fromEntries(new URLSearchParams(body.params))).toEqual({
    q: 'jaro',
    sort: 'branch',
    columns: 'branch',
  });
});

test('a view is shown, which replaces the shown filters and marks it', async () => {
  const { history } = await open('?q=x&page=3', [view]);
  await menu();
  await press('Spring');
  expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({ q: 'jaro', sort: '-branch' });
  expect(screen.getByRole('button', { name: 'Spring' })).toHaveAttribute('aria-current');
});

test('the default view is shown for a list without parameters, but not for one with them', async () => {
  const standard = { ...view, is_default: true };
  const { history, unmount } = await open('', [standard]);
  await waitFor(() => expect(history.location.search).toContain('q=jaro'));
  unmount();
  const filtered = await open('?q=x', [standard]);
  await menu();
  expect(await screen.findByRole('button', { name: 'Spring' })).toBeInTheDocument();
  expect(filtered.history.location.search).toBe('?q=x');
});

test('a search that was typed before the views are loaded stays', async () => {
  let respond: () => void = () => undefined;
  const views = new Promise((resolve) => (respond = () => resolve([{ ...view, is_default: true }])));
  const { history } = await open('', [], { [VIEWS]: () => views });
  act(() => history.push('/cs/manager/jobs?q=x'));
  respond();
  await menu();
  expect(await screen.findByRole('button', { name: 'Spring' })).toBeInTheDocument();
  expect(history.location.search).toBe('?q=x');
});

test('the same name replaces the view, whatever its capitals', async () => {
  const { server } = await open('?q=x', [view], { [CHANGE]: [view] });
  await menu();
  await enter(await screen.findByRole('textbox', { name: 'Název pohledu' }), 'SPRING');
  await press('Přepsat pohled');
  await waitFor(() => expect(server.sent(CHANGE)[0]?.body).toMatchObject({ params: 'q=x' }));
  expect(server.sent(ADD)).toHaveLength(0);
});

test('a view is renamed and made the default', async () => {
  const { server } = await open('?q=x', [view], { [CHANGE]: [view] });
  await menu();
  await press('Otevírat seznam v pohledu Spring');
  await waitFor(() => expect(server.sent(CHANGE)[0]?.body).toEqual({ is_default: true }));
  await press('Přejmenovat pohled Spring');
  const row = within(screen.getByRole('list', { name: 'Pohledy' }));
  await userEvent.clear(row.getByRole('textbox'));
  await enter(row.getByRole('textbox'), 'Autumn');
  await press('Přejmenovat na Autumn');
  await waitFor(() => expect(server.sent(CHANGE)[1]?.body).toEqual({ name: 'Autumn' }));
});

test('a view is deleted, and made again by the button in the message', async () => {
  const { server } = await open('?q=x', [view], { [REMOVE]: [{ id: 'v1' }], [ADD]: [view] });
  await menu();
  await press('Smazat pohled Spring');
  await waitFor(() => expect(snackbars[0]?.text).toBe('Smazáno: Spring'));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(ADD)[0]?.body).toMatchObject({ name: 'Spring', params: view.params }));
});

test('a view that cannot be deleted says why', async () => {
  await open('?q=x', [view], { [REMOVE]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await menu();
  await press('Smazat pohled Spring');
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
});
