import type { IncomingMessage } from 'node:http';
import { connectionLimitKey } from './client-ip';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage;

test.each([
  ['no proxy is believed', 0, '198.51.100.7', '203.0.113.5', '198.51.100.7'],
  ['one proxy is', 1, '198.51.100.7', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ['two are', 2, '198.51.100.7', '1.2.3.4, 203.0.113.5', '1.2.3.4'],
  ['one that says nothing', 1, '198.51.100.7', undefined, '198.51.100.7'],
  ['one that says no address', 1, '198.51.100.7', 'unknown', '198.51.100.7'],
  ['a network of proxies is', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, 203.0.113.5, 10.9.9.9', '203.0.113.5'],
  ['another network is not', ['10.0.0.0/8'], '198.51.100.7', '203.0.113.5', '198.51.100.7'],
  ['the same machine by name', ['loopback'], '::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['one address', ['::1'], '::1', '2001:db8:1:2:3::9', '2001:db8:1:2::/64'],
])('%s', (_what, proxies, remote, forwarded, key) => {
  expect(connectionLimitKey(proxies)(from(remote, forwarded))).toBe(key);
});
