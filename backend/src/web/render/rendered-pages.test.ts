import { typeset } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { testDatabase, type TestDatabase } from '../../../tests/database';
import { until } from '../../../tests/until';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';

const EDITOR = 'editor@arbora.example';
const CUSTOMER = 'customer@arbora.example';
const ARTICLE = {
  resource: 'news_item',
  filters: { slug: 'eq.{slug}', locale: 'eq.{locale}', tag: 'eq.news', is_published: 'is.true' },
  translations: 'translation_group',
};

let site: RenderedSite;
let database: TestDatabase;
let one: TestApp;
let other: TestApp;

async function instance(): Promise<TestApp> {
  const api = await testApp({ database, config: { siteDir: site.dir } });
  // Announcements of the database invalidate cached pages, and only a listening process receives them.
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return api;
}

async function untilBothListen(): Promise<void> {
  for (;;) {
    const rows = await database.asOwner(
      `select from pg_stat_activity where datname = current_database() and application_name = 'arbora pages'
         and query like 'listen%' and state = 'idle'`,
    );
    if (rows.length >= 2) return;
  }
}

beforeAll(async () => {
  [site, database] = await Promise.all([renderedSite(), testDatabase()]);
  await site.deploy([
    await site.package('mf-content', [rule('/'), rule('/novinky'), rule('/novinky/:slug', { validation: ARTICLE })]),
    await site.package('mf-account', [rule('/services/subscriptions')]),
  ]);
  [one, other] = await Promise.all([instance(), instance()]);
  await untilBothListen();
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await Promise.all([database.close(), site.remove()]);
});

const get = (app: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.call('GET', url, undefined, { headers });

/** Keys of the queries that the browser hydrates. */
function queriesIn(body: string): unknown[][] {
  const state = JSON.parse(/id="rendered">(.*?)<\/script>/s.exec(body)![1]!) as {
    queries: { queries: { queryKey: unknown[] }[] };
  };
  return state.queries.queries.map(({ queryKey }) => queryKey);
}

async function anArticle(locale = 'cs'): Promise<{ id: string; slug: string; title: string }> {
  const [item] = await database.asOwner<{ id: string; slug: string; title: string }>(
    `select id, slug, title from news_item where is_published and tag = 'news' and locale = $1 order by created_at desc limit 1`,
    [locale],
  );
  return item!;
}

test('a page comes with its content and the data behind it, so that the browser need not fetch again', async () => {
  const { slug, title } = await anArticle();
  const { statusCode, body } = await get(one, `/cs/novinky/${slug}`);
  expect(statusCode).toBe(200);
  expect(body).toMatch(new RegExp(`<h1[^>]*>${typeset(title)}</h1>`));
  expect(body).toContain(`<title>${title} – Arbora</title>`);
  expect(body).toContain('<div data-rendered-by="mf-content">');
  expect(queriesIn(body)).toContainEqual(['news_item', 'item', 'cs', slug]);
});

test('a read that depends on another one is rendered too', async () => {
  const { id, slug } = await anArticle();
  const { body } = await get(one, `/cs/novinky/${slug}`);
  const [older] = await database.asOwner<{ title: string }>(
    `select title from news_item where is_published and tag = 'news' and locale = 'cs' and id <> $1
       order by created_at desc limit 1`,
    [id],
  );
  expect(body).toMatch(new RegExp(`<a [^>]*rel="prev".*?${older!.title}.*?</a>`));
  expect(queriesIn(body)).toContainEqual(['news_item', 'neighbours', 'cs', id]);
});

test('an article links to exactly the languages that it exists in', async () => {
  const [article] = await database.asOwner<{ cs: string; en: string }>(
    `select cs.slug as cs, en.slug as en from news_item cs join news_item en using (translation_group, tag)
     where cs.locale = 'cs' and en.locale = 'en' and cs.slug <> en.slug and tag = 'news'
       and cs.is_published and en.is_published and cs.created_at <= now() and en.created_at <= now()
       and not exists (
         select from news_item pl where pl.locale = 'pl' and pl.translation_group = cs.translation_group
       ) limit 1`,
  );
  const { cs, en } = article!;
  const { body } = await get(one, `/cs/novinky/${cs}`);
  const alternates = [...body.matchAll(/hreflang="(\S+)" href="http:\/\/arbora.test(.*?)"/g)];
  expect(Object.fromEntries(alternates.map(([, code, path]) => [code, path]))).toEqual({
    cs: `/cs/novinky/${cs}`,
    en: `/en/novinky/${en}`,
    'x-default': `/cs/novinky/${cs}`,
  });
  const switched = [...body.matchAll(/<a href="(\S+)" hrefLang="(?:cs|en|pl)"/gi)].map(([, path]) => path!);
  expect(new Set(switched)).toEqual(new Set([`/cs/novinky/${cs}`, `/en/novinky/${en}`, '/pl/novinky']));
  for (const path of switched) expect((await get(one, path)).statusCode).toBe(200);
  // The browser starts with the same links.
  expect(body).toContain(`"languages":{"paths":`);
});

test('newsletters are rendered on the page that offers them, except after a followed link', async () => {
  for (const search of ['', '?confirmed=yes&id=5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0999']) {
    const { body } = await get(one, `/pl/services/subscriptions${search}`);
    expect(body).toContain('<div data-rendered-by="mf-account">');
    expect(queriesIn(body)).toEqual([['mf-account', 'newsletters']]);
    expect(body.includes('Oferty roślin</span>')).toBe(search === '');
  }
});

test('a missing article is the error page', async () => {
  const { statusCode, body } = await get(one, '/cs/novinky/neni');
  expect(statusCode).toBe(404);
  expect(body).toContain('Tady nic nevyroste...');
  expect(body).toContain('Page Not Found /novinky/neni');
});

test('a published change appears at once in every instance', async () => {
  const { id, title } = await anArticle();
  for (const app of [one, other]) expect((await get(app, '/cs/novinky')).body.includes(title)).toBe(true);
  const changed = `${title} nově`;
  const answer = await one.call(
    'PATCH',
    `/api/rest/news_item?id=eq.${id}`,
    { title: changed },
    {
      token: await one.tokenFor(EDITOR),
    },
  );
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  for (const app of [one, other]) {
    // Well before revalidation would show it. An announcement takes a moment to pass through the database.
    const deadline = Date.now() + 2000;
    let body = '';
    while (!body.includes(changed) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      body = (await get(app, '/cs/novinky')).body;
    }
    expect(body.includes(changed)).toBe(true);
  }
});

test('the notice of the preferences is shown above every page in its language, on every instance, until it is removed', async () => {
  const admin = await one.tokenFor('admin@arbora.example');
  const set = async (notice: object | null) => {
    const url = '/api/at-rest/kejval?item=eq.arbora-www';
    const answer = await one.call('PATCH', url, { value: { notice } }, { token: admin });
    expect(answer.statusCode).toBe(204);
  };
  const shows = async (app: TestApp, url: string, text: string, isShown = true) => {
    // An announcement takes a moment to pass through the database.
    while ((await get(app, url)).body.includes(`<p>${text}</p>`) !== isShown) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  for (const app of [one, other]) await shows(app, '/cs/novinky', 'V pátek máme zavřeno.', false);
  await set({ cs: 'V pátek máme zavřeno.', en: 'Closed <on> Friday.' });
  for (const app of [one, other]) {
    await shows(app, '/cs/novinky', 'V pátek máme zavřeno.');
    await shows(app, '/cs/neni', 'V pátek máme zavřeno.');
    await shows(app, '/pl/novinky', 'Closed &lt;on&gt; Friday.');
  }
  // The browser starts with the rendered notice.
  expect((await get(one, '/cs/novinky')).body).toMatch(/id="site">[^<]*"notice":{"cs":"V pátek máme zavřeno."/);
  await set(null);
  for (const app of [one, other]) await shows(app, '/cs/novinky', 'V pátek máme zavřeno.', false);
});

test('a document starts the browser with the details that its page shows, though they change while it is rendered', async () => {
  const admin = await one.tokenFor('admin@arbora.example');
  const phone = async (value: string | null) => {
    const [{ version } = { version: 0 }] = await database.asOwner<{ version: number }>(
      "select version from kejval where item = 'arbora-set-contact'",
    );
    const change = { version, values: { phone: value } };
    const answer = await one.call('PATCH', '/api/backend/site_settings/contact', change, { token: admin });
    expect(answer.statusCode).toBe(200);
  };
  // While the workers start, pages are left to the browser.
  await until(async () => (await get(one, '/cs/')).body.includes('data-rendered-by'));
  const holder = await database.service.connect();
  await holder.query('begin; lock table news_item in access exclusive mode');
  const rendered = get(one, '/cs/novinky?page=2');
  await until(async () => (await database.asOwner('select from pg_locks where not granted')).length > 0);
  await phone('+420 777 123 456');
  await holder.query('rollback');
  holder.release();
  const { body } = await rendered;
  const isShown = body.includes('href="tel:+420315000111"');
  const site = JSON.parse(/id="site">(.*?)<\/script>/s.exec(body)![1]!) as { contacts: { phone: string } };
  expect({ isShown, starts: site.contacts.phone }).toEqual({ isShown: true, starts: '+420 315 000 111' });
  await phone(null);
});

describe('pages for a person are never cached for others', () => {
  const asPerson = async () => ({
    authorization: `Bearer ${await one.tokenFor(CUSTOMER)}`,
    cookie: 'app_session=1; app_token=secret-token; app_theme=dark',
    'x-forwarded-host': 'evil.example',
  });

  test('a page requested with a session contains no personal data and is not cacheable by proxies', async () => {
    const { body, headers } = await get(one, '/cs/novinky', await asPerson());
    const [person] = await database.asOwner<{ name: string; id: string }>(
      'select name, id from user_profile where email = $1',
      [CUSTOMER],
    );
    for (const secret of [CUSTOMER, person!.name, person!.id, 'secret-token', 'evil.example']) {
      expect({ secret, isThere: body.includes(secret) }).toEqual({ secret, isThere: false });
    }
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('a request without a session gets the anonymous page afterwards', async () => {
    await get(one, '/cs/novinky', await asPerson());
    const { body, headers } = await get(one, '/cs/novinky');
    expect(body).toContain('"session":"anonymous"');
    expect(body).toContain('data-theme="light"');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toBe('Accept-Encoding, Cookie');
  });

  test('an article for staff only stays hidden from anonymous visitors after staff have requested it', async () => {
    const { id, slug } = await anArticle('en');
    await database.asOwner('update news_item set is_published = false where id = $1', [id]);
    const token = await one.tokenFor(EDITOR);
    await one.call('GET', `/en/novinky/${slug}`, undefined, {
      token,
      headers: { cookie: 'app_session=1' },
    });
    const { statusCode, body } = await get(one, `/en/novinky/${slug}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Nothing grows here...');
  });
});

describe('a browser that already has the page', () => {
  test('a conditional request is answered with 304 and no new policy', async () => {
    const first = await get(one, '/cs/');
    const again = await get(one, '/cs/', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBeUndefined();
    const among = await get(one, '/cs/', { 'if-none-match': `"x", ${first.headers.etag}` });
    expect(among.statusCode).toBe(304);
  });

  test('a conditional request gets a new document when the theme differs', async () => {
    const { headers } = await get(one, '/cs/');
    const dark = await get(one, '/cs/', { 'if-none-match': String(headers.etag), cookie: 'app_theme=dark' });
    expect(dark.statusCode).toBe(200);
  });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['identity', undefined],
])('a page for %s is sent as %s', async (accepted, coding) => {
  const { headers } = await get(one, '/cs/', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(coding);
});
