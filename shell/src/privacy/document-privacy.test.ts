import type { RemoteEntry, RouteRule } from '@arbora/registry';
import { createMemoryHistory, createPath } from '@arbora/router';
import { DocumentPrivacy } from './document-privacy';

const rule = (pattern: string, secretParams?: string[]) => ({ pattern, secretParams }) as RouteRule;
const registry = {
  remotes: [{ routes: [rule('/'), rule('/login'), rule('/services/ticket', ['id'])] } as unknown as RemoteEntry],
};
const TICKET = '/cs/services/ticket?id=0b5c';

function open(url: string) {
  const loaded: [string, boolean][] = [];
  const base = createMemoryHistory({ initialEntries: [url] });
  const privacy = new DocumentPrivacy({
    history: base,
    registry,
    load: (href, replace) => void loaded.push([href, replace]),
  });
  return { privacy, history: privacy.history, loaded, currentPath: () => createPath(privacy.history.location) };
}
const referrer = () => document.querySelector<HTMLMetaElement>('meta[name="referrer"]')?.content;
afterEach(() => document.head.replaceChildren());

test('a document without secrets may measure', () => {
  const { privacy, history } = open('/cs/');
  history.push('/cs/services/ticket');
  expect(privacy.mayMeasure()).toBe(true);
  expect(referrer()).toBeUndefined();
});

test.each([TICKET, `/cs/login?return=${encodeURIComponent('/services/ticket?id=0b5c')}`])(
  'a document that has shown %s never measures, and sends no path in its referrers',
  (secret) => {
    const { privacy, history, loaded } = open(secret);
    expect(privacy.mayMeasure()).toBe(false);
    history.replace('/cs/');
    expect(privacy.mayMeasure()).toBe(false);
    expect(referrer()).toBe('strict-origin');
    history.push(TICKET);
    expect(loaded).toEqual([]);
    expect(document.querySelectorAll('meta[name="referrer"]')).toHaveLength(1);
  },
);

test('a document that navigates to a secret URL before it measures never measures either', () => {
  const { privacy, history } = open('/cs/');
  history.push({ pathname: '/cs/services/ticket', search: '?id=0b5c' });
  expect(privacy.mayMeasure()).toBe(false);
});

test('a document that measures is replaced by a new one at a secret URL', () => {
  const { privacy, history, loaded, currentPath } = open('/cs/services/ticket');
  privacy.mayMeasure();
  history.push(TICKET);
  history.replace({ search: '?id=0b5c' });
  expect(loaded).toEqual([
    [TICKET, false],
    [TICKET, true],
  ]);
  history.push('/cs/');
  expect(currentPath()).toBe('/cs/');
});

test('listeners, links and the current location are those of the history itself', () => {
  const { history, currentPath } = open('/cs/');
  const updates: string[] = [];
  history.listen(({ action, location }) => updates.push(`${action} ${createPath(location)}`));
  history.push('/cs/login', { from: 'here' });
  expect(history.location.state).toEqual({ from: 'here' });
  history.back();
  expect(updates).toEqual(['PUSH /cs/login', 'POP /cs/']);
  expect([currentPath(), history.action]).toEqual(['/cs/', 'POP']);
});
