import * as v from 'valibot';
import { emailSchema, mailtoUrl } from './email';

test.each([
  ['Jan@Arbora.example', 'jan@arbora.example'],
  [' jan@květiny.eu ', 'jan@xn--kvtiny-c5a.eu'],
  ['jan@Květiny.EU', 'jan@xn--kvtiny-c5a.eu'],
  ['jan@xn--kvtiny-c5a.eu', 'jan@xn--kvtiny-c5a.eu'],
  ['jan@пример.рф', 'jan@xn--e1afmkfd.xn--p1ai'],
  ['jan@a--b.cz', 'jan@a--b.cz'],
  ["o'neill@example.org", "o'neill@example.org"],
  ['r&d@example.org', 'r&d@example.org'],
  ['jan.novak+akce@mail.example.museum', 'jan.novak+akce@mail.example.museum'],
])('%j is the address %s', (typed, address) => {
  expect(v.parse(emailSchema, typed)).toBe(address);
});

test.each([
  'jan',
  'jan@',
  '@arbora.example',
  'jan@arbora',
  'jan@květiny.eu/x',
  'jan@květiny .eu',
  'jan@květiny.eu@x.example',
  'jan@-arbora.example',
  'jan@arbora-.example',
  'jan@arbora..example',
  '.jan@arbora.example',
  'jan.@arbora.example',
  'ja..n@arbora.example',
  'ján@arbora.example',
  '"jan novak"@arbora.example',
  'Jan <jan@arbora.example>',
  'jan@arbora.example,eva@arbora.example',
  'jan@arbora.example?bcc=eva@arbora.example',
  'jan@arbora.example\nbcc: eva@arbora.example',
  'jan@127.0.0.1',
  `jan@${'a'.repeat(64)}.example`,
])('%j is refused', (typed) => {
  expect(v.safeParse(emailSchema, typed).issues?.map(({ message }) => message)).toContain('email');
});

test('a URL opens a mail to the whole address', () => {
  expect(mailtoUrl('r&d?x%y@example.org')).toBe('mailto:r%26d%3Fx%25y@example.org');
  expect(mailtoUrl('jan@example.org')).toBe('mailto:jan@example.org');
});
