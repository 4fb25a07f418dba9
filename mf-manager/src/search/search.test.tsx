import type { RemoteDefinition } from '@arbora/remote';
import { enter, renderPart, reply, testServer, type RenderedPage, type TestServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { bulletin, content, unavailable } from './fake-hits';
import SearchDialog from './search.slot';

const SEARCH = 'POST /api/rest/rpc/search_everywhere';
const FOUND = {
  jobs: [{ id: 'j1', title: 'Školkař' }],
  bulletins: [{ id: 'b1', title: 'Čas sázet' }],
};
const PAGES = [
  { to: '/manager/booking', title: 'Akce a rezervace' },
  { to: '/manager/offers', title: 'Nabídky' },
];

type Opened = RenderedPage & { server: TestServer; onClose: jest.Mock };
async function open(results: unknown = FOUND, contributors: RemoteDefinition[] = [content, bulletin]): Promise<Opened> {
  const server = testServer({ [SEARCH]: results });
  const onClose = jest.fn();
  const page = await renderPart(remote, <SearchDialog input={{ pages: PAGES, onClose }} />, {
    server,
    person: { acl: ['jobs'] },
    contributors,
    url: '/cs/manager',
  });
  return { ...page, onClose };
}
const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Hledat v celé správě' });
const group = (name: string): HTMLElement => screen.getByRole('group', { name });

test('results are grouped by the kinds of all remotes, in their order, and one is opened by keyboard', async () => {
  const { history, server, onClose } = await open();
  await enter(field(), '007');
  expect(await screen.findByRole('group', { name: 'Jobs' })).toHaveTextContent('Školkařa job');
  expect(group('Issues')).toHaveTextContent('Čas sázet zablokovaný účetan issue');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
    'Čas sáz',
    'Školkař',
  ]);
  expect(server.sent(SEARCH).at(-1)?.body).toEqual({ p_text: '007' });
  expect(screen.getByRole('status')).toHaveTextContent('2 výsledky');

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = within(group('Jobs')).getByRole('option');
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(history.location).toMatchObject({ pathname: '/cs/manager/jobs', search: '?id=j1' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter opens the first result, which is offered to the same person next time', async () => {
  const { history, unmount } = await open();
  await enter(field(), '007');
  await screen.findByRole('group', { name: 'Issues' });
  await userEvent.keyboard('{Enter}');
  expect(history.location).toMatchObject({ pathname: '/cs/manager/bulletin', search: '?id=b1' });
  unmount();

  await open();
  expect(within(group('Naposledy nalezené')).getByRole('option')).toHaveTextContent('Čas sázet');
});

test('pages of the back office are found without accents, and one letter is not sent to the server', async () => {
  const { server } = await open();
  expect(field()).toHaveFocus();
  expect(within(group('Stránky správy')).getAllByRole('option')).toHaveLength(2);
  await enter(field(), 'n');
  expect(screen.getByRole('status')).toHaveTextContent('2 výsledky');
  await enter(field(), 'abid');
  expect(within(group('Stránky správy')).getByRole('option')).toHaveTextContent('Nabídky');
  await waitFor(() => expect(server.sent(SEARCH).map(({ body }) => body)).toEqual([{ p_text: 'nabid' }]));
});

test('only commands of sections that are open to the person are found', async () => {
  await open({ jobs: [], bulletins: [] });
  expect(screen.queryByRole('group', { name: 'Založit' })).toBeNull();
  await enter(field(), 'new job');
  expect(within(await screen.findByRole('group', { name: 'Založit' })).getByRole('option')).toHaveTextContent(
    'New job',
  );
  await userEvent.clear(field());
  await enter(field(), 'pay out');
  expect(await screen.findByText('Nic takového tu není.')).toBeInTheDocument();
});

test('a remote whose kinds do not load is mentioned, and the others are searched', async () => {
  await open(FOUND, [unavailable, content]);
  expect(await screen.findByText('Část výsledků se nepodařilo načíst.')).toBeInTheDocument();
  await enter(field(), '007');
  expect(await screen.findByRole('group', { name: 'Jobs' })).toBeInTheDocument();
});

test('an empty result differs from an error, and Escape closes the search', async () => {
  const { server, onClose } = await open({ jobs: [], bulletins: [] });
  await enter(field(), 'xyz');
  expect(await screen.findByText('Nic takového tu není.')).toBeInTheDocument();
  server.on({ [SEARCH]: reply(500, { code: 'unknown', message: '' }) });
  await enter(field(), 'a');
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeInTheDocument();
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
