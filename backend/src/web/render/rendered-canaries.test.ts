import { VARIANT_COOKIE } from '@arbora/domain';
import type { RemoteEntry } from '@arbora/registry';
import { testApp, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';
import { until } from '../../../tests/until';
import { isInShare } from '../../canaries/canaries-of';

/** A server bundle whose pages say this. */
const saying = (text: string): string =>
  `exports.default = { async render() { return { html: '<h1>${text}</h1>', queries: null, title: '${text}', head: {}, isMissing: false }; } };`;
const THROWING = `exports.default = { async render() { throw new Error('canary fails'); } };`;

let site: RenderedSite;
let app: TestApp;
beforeAll(async () => {
  site = await renderedSite();
  app = await testApp({ config: { siteDir: site.dir } });
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

const ids = Array.from({ length: 50 }, (_, number) => String(number).padStart(16, '0'));
const chosen = ids.find((id) => isInShare(id, 'mf-tour', 50))!;
const other = ids.find((id) => !isInShare(id, 'mf-tour', 50))!;

const page = async (id: string) =>
  (await app.call('GET', '/cs/tour', undefined, { headers: { cookie: `${VARIANT_COOKIE}=${id}` } })).body;
const canaryOf = (entry: RemoteEntry) => ({
  'mf-tour': { entry, share: 50, people: [], factor: 2, at: '2026-11-28T08:00:00.000Z' },
});

test('server and browser get the same version, for browsers of the share and for the others in turn', async () => {
  const deployed = await site.remote('mf-tour', saying('deployed'), [rule('/tour')], '1');
  const canary = await site.remote('mf-tour', saying('canary'), [rule('/tour')], '2');
  await site.deploy([deployed], '1', canaryOf(canary));
  await until(async () => (await page(other)).includes('<h1>deployed</h1>'));
  for (let turn = 0; turn < 3; turn += 1) {
    const tried = await page(chosen);
    expect(tried).toContain('<h1>canary</h1>');
    expect(tried).toContain('/remotes/mf-tour/2/');
    expect(tried).not.toContain('/remotes/mf-tour/1/');
    const usual = await page(other);
    expect(usual).toContain('<h1>deployed</h1>');
    expect(usual).not.toContain('/remotes/mf-tour/2/');
  }
});

test('a canary that the server cannot render is charged to its version and leaves the deployed pages rendered', async () => {
  const deployed = await site.remote('mf-tour', saying('deployed'), [rule('/tour')], '1');
  const canary = await site.remote('mf-tour', THROWING, [rule('/tour')], '3');
  await site.deploy([deployed], '2', canaryOf(canary));
  await until(async () => (await page(other)).includes('<h1>deployed</h1>'));
  jest.spyOn(app.app.log, 'warn').mockImplementation(() => undefined);
  expect(await page(chosen)).not.toContain('id="rendered"');
  expect(await page(other)).toContain('<h1>deployed</h1>');
  const versions = () =>
    app.database.asOwner(`select version from app_private.failure where message like '%canary fails'`);
  await until(async () => (await versions()).length > 0);
  expect(await versions()).toEqual([{ version: '3' }]);
});
