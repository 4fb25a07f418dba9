import type { LoggedDeployment, SiteInfo, WebVital } from '@arbora/domain';
import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const URL = '/en/manager/web-vitals';
const DAYS = 'GET /api/rest/web_vital_day_list';
const PAGES = 'GET /api/rest/web_vital_page_list';
const VERSIONS = 'GET /api/rest/web_vital_version_list';
const SITE = 'GET /api/backend/deployments';

const page = (route: string, metric: WebVital, p75: number, visits: number) => ({ route, metric, p75, visits });
const pages = [
  page('all', 'lcp', 2310, 1500),
  page('/sortiment', 'lcp', 2600.4, 1234),
  page('/sortiment', 'cls', 0.3, 1200),
  page('all', 'inp', 184, 900),
  page('/sortiment', 'inp', 201, 800),
  page('/sortiment/:id', 'lcp', 2500, 60),
];
const day = (at: string, metric: WebVital, p75: number) => ({ day: at, metric, p75, visits: 40 });
const days = [day('2026-11-19', 'lcp', 2000), day('2026-11-20', 'lcp', 4500), day('2026-11-20', 'inp', 300)];
const version = (name: string, metric: WebVital, p75: number) => ({
  remote: 'mf-shop',
  version: name,
  metric,
  p75,
  visits: 40,
  last_day: '2026-11-20',
});
const versions = [version('v3', 'lcp', 4400), version('v3', 'cls', 0.02), version('other', 'lcp', 1900)];
const deployed = (number: number, at: string, name: string): LoggedDeployment => ({
  number,
  at,
  by: `team of ${name}`,
  reason: null,
  action: `deploy ${name}`,
  changes: [{ name, from: 'v2', to: 'v3' }],
});
const site: SiteInfo = {
  build: 'b3',
  packages: [],
  published: [],
  history: [
    deployed(9, '2026-11-20T06:30:00Z', 'mf-shop'),
    deployed(8, '2026-11-12T08:00:00Z', 'mf-booking'),
    deployed(7, '2026-09-01T08:00:00Z', 'mf-shop'),
  ],
};

beforeEach(() => {
  setWindowWidth(1440);
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true, doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({ [DAYS]: days, [PAGES]: pages, [VERSIONS]: versions, [SITE]: site, ...routes });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}
const rowOf = (table: string, name: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name }));
/** Classes of the shapes of a chart, which stand for their colours. */
const shapesOf = (figure: HTMLElement, shape: string) =>
  [...figure.querySelectorAll(`svg.plot ${shape}`)].map((one) => one.getAttribute('class'));

test('each metric has a chart with its percentile, its days by rating, the thresholds and the deployments', async () => {
  await open();
  const lcp = await screen.findByRole('figure', { name: 'Largest contentful paint (LCP)' });
  expect(lcp).toHaveTextContent('2.31 s good');
  expect(shapesOf(lcp, 'rect')).toEqual(['good', 'poor']);
  expect([...lcp.querySelectorAll('svg.plot text')].map(({ textContent }) => textContent)).toEqual(['2.5 s', '4 s']);
  expect(shapesOf(lcp, 'line.mark')).toHaveLength(2);
  expect([...lcp.querySelectorAll('line.mark title')].map(({ textContent }) => textContent)).toEqual([
    'Deployed 20 November 2026, 07:30, team of mf-shop',
    'Deployed 12 November 2026, 09:00, team of mf-booking',
  ]);
  const inp = screen.getByRole('figure', { name: 'Interaction to next paint (INP)' });
  expect(shapesOf(inp, 'rect')).toEqual(['needs']);
  expect(screen.getByRole('figure', { name: 'Cumulative layout shift (CLS)' })).toHaveTextContent(/\(CLS\)–/);
});

test('the days of a chart are a table too, the latest first', async () => {
  await open();
  const lcp = within(await screen.findByRole('figure', { name: 'Largest contentful paint (LCP)' }));
  await userEvent.click(lcp.getByText('Values by day'));
  const rows = within(lcp.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('20/11/2026');
  expect(rows[0]).toHaveTextContent('4.5 s poor');
  expect(rows[1]).toHaveTextContent('2 s good');
});

test('pages and versions are listed with values, ratings by the official thresholds and visits', async () => {
  await open();
  await screen.findByRole('table', { name: 'By version' });
  const plants = rowOf('By page', /\/sortiment 2.6/);
  for (const text of ['2.6 s', '201 ms', '0.3', '1,234'])
    expect(plants.getByText(text, { exact: false })).toBeVisible();
  expect(plants.getAllByText('needs improvement')).toHaveLength(2);
  expect(plants.getByText('poor')).toBeVisible();
  expect(rowOf('By page', /:id/).getByText('good')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'By page' })).getAllByRole('row')).toHaveLength(3);
  expect(rowOf('By version', /v3/).getByText('20 November 2026, 07:30')).toBeVisible();
  expect(rowOf('By version', /earlier versions/).getByText('–', { selector: 'td:nth-child(2)' })).toBeVisible();
});

test('the values are those of a device and of a page, with the deployments of its package', async () => {
  const { server } = await open(`${URL}?device=phone&route=/sortiment/:id`);
  const deployments = await screen.findByRole('table', { name: 'Deployments in this period' });
  await within(deployments).findByText('team of mf-shop');
  expect(within(deployments).queryByText('team of mf-booking')).not.toBeInTheDocument();
  for (const list of [DAYS, VERSIONS]) {
    const query = server.sent(list)[0]?.query;
    expect([query?.get('device'), query?.get('route')]).toEqual(['eq.phone', 'eq./sortiment/:id']);
  }
  expect(server.sent(PAGES)[0]?.query.get('device')).toBe('eq.phone');
  expect(screen.getByRole('figure', { name: 'Largest contentful paint (LCP)' })).toHaveTextContent('2.5 s good');
});

test('a page is chosen in the table, and a device above it', async () => {
  const { server } = await open();
  await userEvent.click(
    within(await screen.findByRole('table', { name: 'By page' })).getByRole('link', { name: '/sortiment/:id' }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Computers' }));
  await screen.findByRole('figure', { name: 'Largest contentful paint (LCP)' });
  const query = server.sent(DAYS).at(-1)?.query;
  expect([query?.get('device'), query?.get('route')]).toEqual(['eq.desktop', 'eq./sortiment/:id']);
});

test('a site without measured visits says so', async () => {
  await open(URL, { [PAGES]: [] });
  expect(await screen.findByText('Nothing was measured')).toBeVisible();
});

test('a page without visits in the period says so, and others can be chosen', async () => {
  await open(`${URL}?route=/neni`, { [DAYS]: [], [VERSIONS]: [] });
  expect((await screen.findAllByText('Nothing was measured')).length).toBe(2);
  expect(screen.getByRole('table', { name: 'By page' })).toBeVisible();
});

test('values that do not load can be loaded again', async () => {
  const { server } = await open(URL, { [PAGES]: reply(400, { code: 'internal', message: '' }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on({ [PAGES]: pages });
  await userEvent.click(retry);
  expect(await screen.findByRole('table', { name: 'By page' })).toBeVisible();
});

test('without the deployments the values are shown, with a notice', async () => {
  await open(URL, { [SITE]: reply(400, { code: 'internal', message: '' }) });
  expect(await screen.findByText('Deployments did not load')).toBeVisible();
  const lcp = await screen.findByRole('figure', { name: 'Largest contentful paint (LCP)' });
  expect(shapesOf(lcp, 'rect')).toEqual(['good', 'poor']);
  expect(shapesOf(lcp, 'line.mark')).toEqual([]);
});
