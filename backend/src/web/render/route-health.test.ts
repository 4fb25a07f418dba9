import { RouteHealth } from './route-health';

const MINUTE_MS = 60_000;

let now: number;
let health: RouteHealth;
beforeEach(() => {
  now = 0;
  health = new RouteHealth(() => now);
});

const at = (url: string) => ({ route: 'mf-shop@1 /list/:id', url });

/** Renders the addresses one after the other, unsuccessfully, and returns how many of them were rendered. */
function fail(urls: readonly string[]): number {
  let tried = 0;
  for (const url of urls) {
    if (!health.mayRender(at(url))) continue;
    tried += 1;
    health.failed(at(url));
  }
  return tried;
}

const urls = (count: number): string[] => Array.from({ length: count }, (_, index) => `/list/${index}`);

test('a suspended route is tried again after a time that doubles up to ten minutes', () => {
  fail(['/list/1', '/list/1', '/list/1']);
  for (const cooldown of [0.5, 1, 2, 4, 8, 10, 10]) {
    now += cooldown * MINUTE_MS - 1;
    expect(fail(['/list/1'])).toBe(0);
    now += 1;
    expect(fail(['/list/1', '/list/1'])).toBe(1);
  }
});

test('a route that begins to fail is suspended a minute after its last success', () => {
  health.succeeded(at('/list/good'));
  now += MINUTE_MS - 1;
  expect(fail(urls(100))).toBe(100);
  now += 1;
  expect(fail(urls(100).map((url) => `${url}?again`))).toBe(1);
});

test('a success of an address that failed late is no reason to render its route', () => {
  for (let time = 0; time < 3; time++) {
    expect(health.mayRender(at('/list/1'))).toBe(true);
    health.succeeded(at('/list/1'));
    health.failed(at('/list/1'), true);
  }
  expect(health.mayRender(at('/list/2?q=x'))).toBe(false);
});

test('failures that end before the third are forgotten', () => {
  for (let time = 0; time < 5; time++) {
    fail(['/list/1', '/list/1']);
    health.succeeded(at('/list/1'));
    now += 2 * MINUTE_MS;
  }
  expect(fail(['/list/1', '/list/1', '/list/1', '/list/1'])).toBe(3);
});

test('routes and versions are suspended independently', () => {
  fail(['/list/1', '/list/1', '/list/1']);
  expect(health.mayRender({ route: 'mf-shop@2 /list/:id', url: '/list/1' })).toBe(true);
  expect(health.mayRender({ route: 'mf-shop@1 /cart', url: '/list/1' })).toBe(true);
});
