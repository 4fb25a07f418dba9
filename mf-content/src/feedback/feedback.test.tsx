import type { UserProfile } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { renderPage, reply, testProfile, testServer, type TestRequest, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';

type Acknowledge = (late: Error | null, response?: { ok: boolean; error?: string }) => void;
const live = {
  change: () => undefined as void,
  watched: [] as unknown[],
  acknowledge: (..._answer: Parameters<Acknowledge> | []) => undefined as void,
  failToConnect: (_message: string) => undefined as void,
};
jest.mock('socket.io-client', () => ({
  io: () => {
    const socket = {
      on: (event: string, listener: (data?: unknown) => void) => {
        if (event === 'connect') listener();
        else if (event === 'connect_error') live.failToConnect = (message) => listener(new Error(message));
        else live.change = () => listener({ service: 'news_comment', action: 'insert', news_id: 'n1', id: 'c9' });
      },
      timeout: () => socket,
      emit: (_event: string, topic: unknown, acknowledge: Acknowledge) => {
        live.watched.push(topic);
        live.acknowledge = (late = null, response = { ok: true }) => acknowledge(late, response);
      },
      disconnect: () => undefined,
    };
    return socket;
  },
}));

const COMMENTS = 'GET /api/rest/news_comments';
const OWN_COMMENTS = 'GET /api/rest/news_comment';
const RATINGS = 'GET /api/rest/news_rating_counts';
const OWN_RATING = 'GET /api/rest/news_rating';
const ARTICLE = {
  id: 'n1',
  slug: 'rez',
  title: 'Kdy řezat',
  perex: '',
  hero_image: null,
  hero_alt: null,
  body: '<p>V zimě.</p>',
  locale: 'cs' as const,
  translation_group: null,
  created_at: '2026-11-16T09:00:00Z',
  plants: [],
  events: [],
};
const comment = (id: string, profile_id: string, body: string) => ({
  id,
  profile_id,
  nickname: 'habr',
  body,
  created_at: '2026-11-20T09:00:00Z',
  edited_at: null,
});
const OTHERS = comment('c1', 'someone', 'Podle https://example.org <b>platí</b>.');

function open(routes: TestRoutes = {}, person?: Partial<UserProfile>) {
  return renderPage(content, '/cs/novinky/rez', {
    server: testServer({
      'GET /api/rest/news_item': ({ query }: TestRequest) => (query.get('slug') ? [ARTICLE] : []),
      [COMMENTS]: [OTHERS],
      [OWN_COMMENTS]: [],
      [RATINGS]: [{ count: 3 }],
      [OWN_RATING]: [],
      ...routes,
    }),
    ...(person && { person }),
  });
}
const findDiscussion = async () => within(await screen.findByRole('region', { name: 'Diskuse' }));

test('everyone can read comments, in which URLs become links and markup is escaped', async () => {
  await open();
  const discussion = await findDiscussion();
  expect(await discussion.findByRole('link', { name: 'https://example.org' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(discussion.getByText(/platí/).querySelector('b')).toBeNull();
  expect(discussion.getByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
    'href',
    '/cs/login?return=%2Fnovinky%2Frez',
  );
  expect(discussion.queryByRole('textbox')).toBeNull();
  expect(discussion.queryByRole('button', { name: 'Smazat' })).toBeNull();
  expect(screen.getByText('Líbí se 3 čtenářům')).toBeVisible();
});

test('an article without comments invites the first one', async () => {
  await open({ [COMMENTS]: [] });
  expect(await (await findDiscussion()).findByText('Zatím tu nikdo nic nenapsal')).toBeVisible();
});

test('a reader comments under their nickname, and a rejected comment stays in the field', async () => {
  const user = userEvent.setup();
  let response = reply(429, { code: 'content.too_many_comments', message: '' });
  const { server } = await open({ 'POST /api/rest/news_comment': () => response }, { nickname: 'lipa' });
  const discussion = await findDiscussion();
  const field = await discussion.findByRole('textbox', { name: 'Komentář' });
  await user.click(discussion.getByRole('button', { name: 'Odeslat komentář' }));
  expect(field).toHaveAccessibleDescription(/nesmí být prázdné|vyplňte/i);
  await user.type(field, '  Díky za rady. ');
  await user.click(discussion.getByRole('button', { name: 'Odeslat komentář' }));
  expect(await discussion.findByText(/Píšete příliš rychle/)).toBeVisible();
  expect(field).toHaveValue('  Díky za rady. ');
  response = reply(201, null);
  await user.click(discussion.getByRole('button', { name: 'Odeslat komentář' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(server.sent('POST /api/rest/news_comment').at(-1)!.body).toEqual({
    news_id: 'n1',
    profile_id: testProfile.id,
    body: 'Díky za rady.',
  });
});

test('a person without a nickname is asked for one first', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  const unsubscribe = on('profile:changed', changed);
  await open({ 'PATCH /api/rest/user_profile': [{ id: testProfile.id }] }, { nickname: null });
  const discussion = await findDiscussion();
  await user.type(await discussion.findByRole('textbox', { name: 'Přezdívka' }), 'Lipka');
  await user.click(discussion.getByRole('button', { name: 'Uložit přezdívku' }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  unsubscribe();
});

test('authors can change and delete only their own comments', async () => {
  const user = userEvent.setup();
  const { server } = await open(
    {
      [COMMENTS]: [OTHERS, comment('c2', testProfile.id, 'Moje slova')],
      'PATCH /api/rest/news_comment': [{ id: 'c2' }],
      'DELETE /api/rest/news_comment': reply(204, null),
    },
    { nickname: 'lipa' },
  );
  const discussion = await findDiscussion();
  await user.click(await discussion.findByRole('button', { name: 'Upravit' }));
  const field = discussion.getByRole('textbox', { name: 'Upravit komentář' });
  expect(field).toHaveFocus();
  await user.type(field, ' navíc');
  await user.click(discussion.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  const sent = server.sent('PATCH /api/rest/news_comment')[0]!;
  expect([sent.query.get('id'), sent.body]).toEqual(['eq.c2', { body: 'Moje slova navíc' }]);
  await user.click(discussion.getByRole('button', { name: 'Smazat' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(server.sent('DELETE /api/rest/news_comment')).toHaveLength(1));
});

test('an author sees their hidden comment with the reason and can only delete it', async () => {
  const user = userEvent.setup();
  let hidden = [{ ...comment('c3', testProfile.id, 'Levná hnojiva'), hidden_reason: 'advertising' as const }];
  const { server } = await open(
    {
      [OWN_COMMENTS]: () => hidden,
      'DELETE /api/rest/news_comment': () => ((hidden = []), reply(204, null)),
    },
    { nickname: 'lipa' },
  );
  const discussion = await findDiscussion();
  const hiddenComments = within(await discussion.findByRole('list', { name: 'Vaše skryté komentáře' }));
  expect(hiddenComments.getByText('Levná hnojiva')).toBeVisible();
  expect(hiddenComments.getByText('Důvod: reklama. Vidíte ho jen vy a naši redaktoři.')).toBeVisible();
  expect(hiddenComments.queryByRole('button', { name: 'Upravit' })).toBeNull();
  const { query } = server.sent(OWN_COMMENTS)[0]!;
  expect([query.get('profile_id'), query.get('hidden_reason')]).toEqual([`eq.${testProfile.id}`, 'not.is.null']);
  await user.click(hiddenComments.getByRole('button', { name: 'Smazat' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(discussion.queryByText('Levná hnojiva')).toBeNull());
});

test('hidden comments are not requested without an account', async () => {
  const { server } = await open();
  await (await findDiscussion()).findByText(/platí/);
  expect(server.sent(OWN_COMMENTS)).toHaveLength(0);
});

test('a rating can be given and removed', async () => {
  const user = userEvent.setup();
  let ratings: { news_id: string }[] = [];
  const { server } = await open(
    {
      [OWN_RATING]: () => ratings,
      'POST /api/rest/news_rating': () => ((ratings = [{ news_id: 'n1' }]), reply(201, null)),
      'DELETE /api/rest/news_rating': () => ((ratings = []), reply(204, null)),
    },
    {},
  );
  const like = await screen.findByRole('button', { name: 'Líbí se mi' });
  await waitFor(() => expect(like).toBeEnabled());
  expect(like).toHaveAttribute('aria-pressed', 'false');
  await user.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  expect(server.sent('POST /api/rest/news_rating')[0]!.body).toEqual({ news_id: 'n1', profile_id: testProfile.id });
  await user.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  expect(server.sent('DELETE /api/rest/news_rating')).toHaveLength(1);
});

test('a new rating stays shown while it is refetched', async () => {
  const user = userEvent.setup();
  const { server } = await open({ [OWN_RATING]: [], 'POST /api/rest/news_rating': reply(201, null) }, {});
  const like = await screen.findByRole('button', { name: 'Líbí se mi' });
  await waitFor(() => expect(like).toBeEnabled());
  server.on({ [OWN_RATING]: () => new Promise(() => undefined) });
  const isPressed: (string | null)[] = [];
  const observer = new MutationObserver(() => isPressed.push(like.getAttribute('aria-pressed')));
  observer.observe(like, { attributeFilter: ['aria-pressed'] });
  await user.click(like);
  await waitFor(() => expect(server.sent(OWN_RATING)).toHaveLength(2));
  observer.disconnect();
  expect(isPressed).toEqual(['true']);
});

test('comments of others appear live', async () => {
  let rows = [OTHERS];
  await open({ [COMMENTS]: () => rows });
  const discussion = await findDiscussion();
  await discussion.findByText(/platí/);
  await waitFor(() => expect(live.watched).toContainEqual({ news_id: 'n1' }));
  rows = [comment('c9', 'other', 'Právě napsáno'), OTHERS];
  live.change();
  expect(await discussion.findByText('Právě napsáno')).toBeVisible();
});

test('errors of the live connection are logged, each once until it works again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  live.watched = [];
  await open();
  await waitFor(() => expect(live.watched).toHaveLength(1));
  live.failToConnect('timeout');
  live.failToConnect('timeout');
  live.failToConnect('websocket error');
  live.acknowledge(null, { ok: true });
  live.acknowledge(null, { ok: false, error: 'server_error' });
  live.acknowledge(new Error('operation has timed out'));
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    'socket error: timeout',
    'socket error: server error',
    'socket error: server error',
    'socket error: timeout',
  ]);
  warn.mockRestore();
});

test('comments written between the first read and the subscription are read when the watch is acknowledged', async () => {
  let rows = [OTHERS];
  live.watched = [];
  await open({ [COMMENTS]: () => rows });
  const discussion = await findDiscussion();
  await discussion.findByText(/platí/);
  await waitFor(() => expect(live.watched).toHaveLength(1));
  rows = [comment('c9', 'other', 'Mezitím napsáno'), OTHERS];
  live.acknowledge();
  expect(await discussion.findByText('Mezitím napsáno')).toBeVisible();
});

test('a first read still pending when the watch is acknowledged does not hide newer comments', async () => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  let reads = 0;
  live.watched = [];
  await open({
    [COMMENTS]: async () => {
      reads += 1;
      if (reads > 1) return [comment('c9', 'other', 'Mezitím napsáno'), OTHERS];
      await slow;
      return [OTHERS];
    },
  });
  const discussion = await findDiscussion();
  await waitFor(() => expect(live.watched).toHaveLength(1));
  live.acknowledge();
  expect(await discussion.findByText('Mezitím napsáno')).toBeVisible();
  finish();
  expect(reads).toBe(2);
});
