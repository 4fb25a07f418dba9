import { testApp, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';

/** A server bundle with this render function. */
const doing = (body: string): string => `exports.default = { async render({ url }) { ${body} } };`;
const page = (html: string): string =>
  doing(`return { html: ${JSON.stringify(html)}, queries: null, title: null, head: {}, isMissing: false };`);

const FAILING = {
  throws: doing(`throw new Error('broken render');`),
  loops: doing('for (;;);'),
  leaks: doing('const kept = []; for (;;) kept.push(new Array(1e5).fill(url + kept.length));'),
  exits: doing('process.exit(3);'),
  strays: doing(`Promise.reject(new Error('stray')); return new Promise(() => undefined);`),
};

let site: RenderedSite;
let app: TestApp;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  site = await renderedSite();
  const failing = Object.entries(FAILING).map(([name, source]) =>
    site.remote(`mf-${name}`, source, [rule(`/${name}`)]),
  );
  await site.deploy(await Promise.all([...failing, site.remote('mf-good', page('<h1>Dobrý</h1>'), [rule('/good')])]));
  app = await testApp({ config: { siteDir: site.dir } });
  jest.spyOn(app.app.log, 'warn').mockImplementation((entry: unknown) => void logged.push(entry as (typeof logged)[0]));
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

let visitors = 0;
/** Requests a page from a new address, because each client has only a share of the workers. */
const get = async (path: string): Promise<{ status: number; body: string }> => {
  visitors += 1;
  const { statusCode, body } = await app.call('GET', path, undefined, { from: `203.0.113.${visitors}` });
  return { status: statusCode, body };
};

test('a page is rendered inside the frame', async () => {
  const { status, body } = await get('/cs/good');
  expect(status).toBe(200);
  expect(body).toContain('<div data-rendered-by="mf-good"><h1>Dobrý</h1></div>');
  expect(body).toMatch(/<header.*<main.*<footer/s);
});

describe.each(Object.keys(FAILING))('a remote whose render %s', (name) => {
  test('a remote with a failing render leaves its page to the browser while others are served', async () => {
    const [failed, ...others] = await Promise.all([get(`/cs/${name}`), get('/cs/good'), get('/en/good')]);
    expect(failed.status).toBe(200);
    expect(failed.body).toContain('<div id="root"><p data-slow-start>');
    for (const { body } of others) expect(body).toContain('<h1>Dobrý</h1>');
    expect(logged).toContainEqual(expect.objectContaining({ remote: `mf-${name}`, version: '1' }));
  });
});

test('a remote that fails repeatedly is suspended for a while, but a new version of it is tried', async () => {
  await get('/cs/throws');
  await get('/cs/throws');
  const before = logged.length;
  await get('/cs/throws');
  await get('/cs/throws');
  expect(logged.length).toBe(before);

  const mended = await site.remote('mf-throws', page('<h1>Zase celý</h1>'), [rule('/throws')], '2');
  await site.deploy([mended], '2');
  expect((await get('/cs/throws')).body).toContain('<h1>Zase celý</h1>');
});

test('a remote whose bundle does not load is left to the browser', async () => {
  const broken = await site.remote('mf-unloadable', `throw new Error('at load');`, [rule('/unloadable')]);
  const good = await site.remote('mf-good', page('<h1>Dobrý</h1>'), [rule('/good')]);
  await site.deploy([broken, good], '3');
  expect((await get('/cs/unloadable')).body).toContain('<div id="root"><p data-slow-start>');
  expect((await get('/cs/good')).body).toContain('<h1>Dobrý</h1>');
});

test('the page of a missing address is rendered', async () => {
  const { status, body } = await get('/cs/nikde');
  expect(status).toBe(404);
  expect(body).toContain('Tady nic nevyroste...');
});
