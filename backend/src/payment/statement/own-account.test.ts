import { isOwnAccount } from './own-account';

const OWN = { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0100' };

test.each(['CZ0801000000192000145399', 'CZ08 0100 0000 1920 0014 5399', '19-2000145399', '000019-2000145399', '192000145399', '19-2000145399/0100', '192000145399/0100'])(
  '%s is our account',
  (written) => expect(isOwnAccount(written, OWN)).toBe(true),
); // oxfmt-ignore

test.each(['2000145399', '2000145399/0100', '19-2000145399/2010', '20-2000145399/0100', 'CZ6508000000192000145399', '61109010140000071219812874', 'eKonto', ''])(
  '%s is another account',
  (written) => expect(isOwnAccount(written, OWN)).toBe(false),
); // oxfmt-ignore

test('an account without a prefix is not the one with it', () => {
  const own = { ...OWN, accountPrefix: '' };
  expect([isOwnAccount('2000145399', own), isOwnAccount('19-2000145399', own)]).toEqual([true, false]);
});
