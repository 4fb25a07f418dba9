import * as v from 'valibot';
import { nicknameSchema } from './nickname';
import { nicknameSkeleton } from './nickname-skeleton';

const faultOf = (nickname: string) => v.safeParse(nicknameSchema, nickname).issues?.[0].message ?? null;

test.each([
  '',
  'Jana',
  'Jan Zahradník',
  'petr.svoboda8032',
  'Łukasz – Kraków',
  'Тарас',
  'Οδυσσέας',
  'Arborista',
  'Rooter',
])('the nickname %j is allowed', (nickname) => {
  expect(faultOf(nickname)).toBeNull();
});

test.each([
  ['Jan\u200bZahradník', 'hidden_characters'],
  ['Jan\u202eZ', 'hidden_characters'],
  ['J\u0430n', 'nickname_characters'],
  ['Jan 🌳', 'nickname_characters'],
  ['李雷', 'nickname_characters'],
  ['---', 'nickname_characters'],
  ['admin', 'reserved'],
  ['Adm1n', 'reserved'],
  ['A.d.m.i.n', 'reserved'],
  ['administrátor 2', 'reserved'],
  ['Arbora – redakce', 'reserved'],
  ['Arb0ra', 'reserved'],
  ['nase.arbora', 'reserved'],
  ['Podpora', 'reserved'],
  ['NULL', 'reserved'],
  ['x'.repeat(61), 'too_long'],
])('the nickname %j is rejected with %s', (nickname, code) => {
  expect(faultOf(nickname)).toBe(code);
});

test.each([
  'janzahradnik', 'JAN ZAHRADNÍK', 'jan.zahradnik', 'J\u0430nZ\u0430hr\u0430dnik', 'Jan Zahradnlk', 'Jan-ZahradnIk', 'jan zahradn1k',
  'j\u0430n z\u0430hr\u0430dn\u0456k', 'ｊａｎzahradnik', 'jan\u200bzahradnik',
])('%j is confusable with Jan Zahradník', (nickname) => {
  expect(nicknameSkeleton(nickname)).toBe(nicknameSkeleton('Jan Zahradník'));
}); // oxfmt-ignore

test('different names have different skeletons', () => {
  const names = ['Jan', 'Jana', 'Jana2', 'Janek', 'Eva', 'Iva', 'Ivo', 'Тарас', 'Олена', 'Вікторія'];
  expect(new Set(names.map(nicknameSkeleton)).size).toBe(names.length);
});
