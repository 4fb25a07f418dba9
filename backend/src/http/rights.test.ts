import { ACL, type Acl } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import * as articleHtml from '../content/article-html';
import { BODY_LIMIT } from './json-body';

jest.mock('../content/article-html', () => {
  const actual = jest.requireActual<typeof articleHtml>('../content/article-html');
  return { ...actual, sanitizeArticle: jest.fn(actual.sanitizeArticle) };
});

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

/** Routes with a larger body limit than usual. */
const largeRoutes = () => api.app.apiRoutes.filter(({ bodyLimit = BODY_LIMIT }) => bodyLimit > BODY_LIMIT);

/** Tokens of staff with one right each, and of a former manager. */
async function tokensOf(): Promise<(readonly [acl: Acl | null, token: string])[]> {
  const former = { ...(await makePerson(api.database)), role: 'arbora_manager' as const };
  const tokens: [Acl | null, string][] = [[null, await api.tokenFor(former)]];
  for (const acl of ACL) tokens.push([acl, await api.tokenFor(await makePerson(api.database, { acl: [acl] }))]);
  return tokens;
}

async function send(url: string, body: string, token: string): Promise<[number, string]> {
  const answer = await api.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

test('these routes accept large bodies', () => {
  expect(Object.fromEntries(largeRoutes().map(({ url, config }) => [url, config?.acl]))).toEqual({
    '/api/backend/bank_statement': ['sales'],
    // Anonymous: applications are limited by address before the body is read.
    '/api/backend/job_application': undefined,
    '/api/mail': ['jobs', 'sales', 'editor'],
    '/api/media/image': ['sales', 'editor'],
    // Customers upload files for their basket.
    '/api/media/static': undefined,
  });
});

test('the right is checked before the body is read', async () => {
  const tokens = await tokensOf();
  for (const { url, config } of largeRoutes().filter(({ config }) => config?.acl !== undefined)) {
    for (const [acl, token] of tokens) {
      const holds = acl === 'admin' || (acl !== null && config!.acl!.includes(acl));
      // Invalid JSON is only noticed if the body is read.
      for (const body of ['{', `{"data":"${'A'.repeat(BODY_LIMIT)}`]) {
        const answer = await send(url, body, token);
        expect([url, acl, ...answer]).toEqual([
          url,
          acl,
          ...(holds ? [400, 'request.invalid'] : [403, 'auth.forbidden']),
        ]);
      }
    }
  }
});

test('the right is checked before a public file is parsed', async () => {
  const body = JSON.stringify({ bucket: 'public', data: '%%%', type: 'application/pdf', description: 'a.pdf' });
  for (const [acl, token] of await tokensOf()) {
    expect([acl, ...(await send('/api/media/static', body, token))]).toEqual([
      acl,
      ...(acl === null ? [403, 'auth.forbidden'] : [400, 'request.invalid']),
    ]);
  }
  const customer = await api.tokenFor('customer@arbora.example');
  expect(await send('/api/media/static', body, customer)).toEqual([403, 'auth.forbidden']);
});

test('the right to the section is checked before a letter’s attachments are parsed', async () => {
  const letter = (category: string) =>
    JSON.stringify({
      category,
      mailTo: 'a@example.org',
      context: { body_html: 'x' },
      attachment: [{ content: '%%%' }],
    });
  for (const [acl, token] of await tokensOf()) {
    for (const [category, right] of [['orders', 'sales'], ['news', 'editor'], ['users', 'admin']] as const) {
      const holds = acl === 'admin' || acl === right;
      expect([acl, category, ...(await send('/api/mail', letter(category), token))]).toEqual([
        acl,
        category,
        ...(holds ? [400, 'request.invalid'] : [403, 'auth.forbidden']),
      ]);
    }
  } // oxfmt-ignore
});

describe('an article by the data service', () => {
  const clean = jest.mocked(articleHtml.sanitizeArticle);
  const row = (slug: string) => ({ slug, title: 'Řez', locale: 'cs', body: '<h1>Řez</h1>' });
  beforeEach(() => clean.mockClear());

  test('is not sanitized for a caller who may not write it', async () => {
    const [, ...staff] = await tokensOf();
    const refused = [
      undefined,
      await api.tokenFor('customer@arbora.example'),
      ...staff.filter(([acl]) => acl === 'sales' || acl === 'jobs').map(([, token]) => token),
    ];
    for (const token of refused) {
      const made = await api.call('POST', '/api/rest/news_item', row('cizi'), { token });
      expect([401, 403]).toContain(made.statusCode);
      await api.call('PATCH', '/api/rest/news_item?id=not.is.null', { body: '<h1>x</h1>' }, { token });
    }
    expect(clean).not.toHaveBeenCalled();
  });

  test('is refused before it is sanitized if it is longer than the column', async () => {
    const token = await api.tokenFor('editor@arbora.example');
    const sent = { ...row('dlouhy'), body: `<p>${'a'.repeat(900_000)}</p>` };
    const answer = await api.call('POST', '/api/rest/news_item', sent, { token });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too_large']);
    expect(clean).not.toHaveBeenCalled();
  });

  test('is sanitized for an editor', async () => {
    const token = await api.tokenFor('editor@arbora.example');
    expect((await api.call('POST', '/api/rest/news_item', row('vlastni'), { token })).statusCode).toBe(201);
    expect(clean).toHaveBeenCalledTimes(1);
  });
});

test('the rights to write a sanitized text are those of the database', async () => {
  const tokens = await tokensOf();
  for (const [table, column] of [['news_item', 'body'], ['job_position', 'body'], ['person_card', 'body']] as const) {
    for (const [acl, token] of tokens) {
      jest.mocked(articleHtml.sanitizeArticle).mockClear();
      const answer = await api.call('PATCH', `/api/rest/${table}?id=not.is.null`, { [column]: '<p>a</p>' }, {
        token,
        headers: { prefer: 'return=representation' },
      });
      const wrote = answer.statusCode === 200 && answer.json<unknown[]>().length > 0;
      const { mock } = jest.mocked(articleHtml.sanitizeArticle);
      expect([table, acl, mock.calls.length > 0]).toEqual([table, acl, wrote]);
    }
  } // oxfmt-ignore
});
