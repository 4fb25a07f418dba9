import { readConfig } from '../config';
import { recipientOf } from './recipient';

const BRANCHES = [
  { name: 'Brno', email: 'brno@skolka.test', notify: 'sklad@skolka.test' },
  { name: 'Zlín', email: 'zlin@skolka.test' },
  { name: 'Praha' },
];
const config = readConfig({
  NODE_ENV: 'test',
  BRANCHES: JSON.stringify(BRANCHES),
  NOTIFY_CZ: 'cz@skolka.test',
  NOTIFY_SK: 'sk@skolka.test',
  NOTIFY_PL: 'pl@skolka.test',
});
const sentTo = (payload: Record<string, unknown>, recipient: string | null = null) =>
  recipientOf({ recipient, payload }, config);

test.each([
  ['an order goes to where its branch is told', { center: 'Brno', country: 'SK' }, 'sklad@skolka.test'],
  ['a message goes to its branch', { branch: 'Zlín' }, 'zlin@skolka.test'],
  ['a branch without an address leaves it to the country', { center: 'Praha', country: 'SK' }, 'sk@skolka.test'],
  ['a branch that is no more leaves it to the country', { center: 'Ostrava', country: 'PL' }, 'pl@skolka.test'],
  ['a reservation goes to the country of its holder', { country: 'SK' }, 'sk@skolka.test'],
  ['a customer of no known country goes to the default', { country: 'constructor' }, 'cz@skolka.test'],
  ['nothing known goes to the default', {}, 'cz@skolka.test'],
  ['a message without a branch goes to the default', { branch: '' }, 'cz@skolka.test'],
])('%s', (_, payload, address) => {
  expect(sentTo(payload)).toBe(address);
});

test('a mail with a recipient goes to that address', () => {
  expect(sentTo({ branch: 'Brno' }, 'jana@jinde.test')).toBe('jana@jinde.test');
});

test('the Czech address is used for Poland by default', () => {
  expect(readConfig({ NODE_ENV: 'test', NOTIFY_CZ: 'cz@skolka.test' }).mail.notify.PL).toBe('cz@skolka.test');
});
