import { testApp, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';
import { until } from '../../../tests/until';

/** A server bundle with this render function. */
const doing = (body: string): string => `exports.default = { async render({ url }) { ${body} } };`;

let site: RenderedSite;
let app: TestApp;
beforeAll(async () => {
  site = await renderedSite();
  await site.deploy([
    await site.remote('mf-throws', doing(`throw new TypeError('no ' + url);`), [rule('/throws/:id')]),
    await site.remote('mf-loops', doing('for (;;);'), [rule('/loops')]),
  ]);
  app = await testApp({ config: { siteDir: site.dir, renderSeconds: 1 } });
  jest.spyOn(app.app.log, 'warn').mockImplementation(() => undefined);
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

const groups = () =>
  app.database.asOwner(
    'select remote, version, build, kind, route, message, frames, count from app_private.failure order by remote',
  );

test('pages that the server cannot render are kept as failures with remote, version, route and stack', async () => {
  const of = { kind: 'server', version: '1', build: '1' };
  await app.call('GET', '/cs/throws/1?q=Jana', undefined, { from: '203.0.113.1' });
  await app.call('GET', '/cs/throws/1?q=Jana', undefined, { from: '203.0.113.2' });
  await app.call('GET', '/cs/loops', undefined, { from: '203.0.113.3' });
  await until(async () => (await groups()).length === 2);
  expect(await groups()).toEqual([
    {
      ...of,
      remote: 'mf-loops',
      route: '/loops',
      message: 'not rendered within 1000 ms',
      frames: [],
      count: 1,
    },
    {
      ...of,
      remote: 'mf-throws',
      route: '/throws/:id',
      message: 'TypeError: no /cs/throws/1?…',
      frames: expect.arrayContaining([expect.stringMatching(/^mf-throws\/1\/server\.js:1:\d+$/)]),
      count: 2,
    },
  ]);
});
