import type { RemoteEntry } from './registry';
import type { RouteRule } from './route-rule';
import { isSecretUrl } from './secret-address';

const rule = (pattern: string, secretParams?: string[]) => ({ pattern, secretParams }) as RouteRule;
const registry = {
  remotes: [{ routes: [rule('/heslo', ['ref']), rule('/login'), rule('/novinky')] } as unknown as RemoteEntry],
};
const isSecret = (address: string): boolean => {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  return isSecretUrl(registry, { pathname, search });
};
const login = (back: string): string => `/cs/login?return=${encodeURIComponent(back)}`;

test.each([
  '/cs/heslo?ref=abc',
  '/heslo?ref=abc',
  '/pl/heslo/?x=1&ref=',
  login('/heslo?ref=abc'),
  login('/en/heslo?x=1&ref=abc#top'),
  login(login('/heslo?ref=abc')),
])('%s is secret', (address) => expect(isSecret(address)).toBe(true));

test.each(['/cs/heslo', '/cs/heslo?reference=abc', '/cs/novinky?ref=abc', '/cs/nowhere?ref=abc', login('/heslo')])(
  '%s is not secret',
  (address) => expect(isSecret(address)).toBe(false),
);
