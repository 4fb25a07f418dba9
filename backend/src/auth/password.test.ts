import { DEMO_PASSWORD, newPasswordSchema } from '@arbora/domain';
import * as v from 'valibot';
import { hashPassword, refuseWeakPassword, verifyPassword } from './password';

describe('passwords', () => {
  it('are hashed with argon2id and an individual salt', async () => {
    const [first, second] = await Promise.all([hashPassword('stromy-a-kere'), hashPassword('stromy-a-kere')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match in any Unicode normalization form', async () => {
    const stored = await hashPassword('růžičky-123'.normalize('NFD'));
    await expect(verifyPassword(stored, 'růžičky-123'.normalize('NFC'))).resolves.toBe(true);
    await expect(verifyPassword(stored, 'ruzicky-123')).resolves.toBe(false);
  });

  it('never match an account without a password', async () => {
    await expect(verifyPassword(null, 'no account has this password')).resolves.toBe(false);
  });

  const demo = {
    seedDemo: true,
    brand: { name: 'Školka Habr', email: '', phone: '', person: null, address: '' },
  };
  const own = { email: 'jan.novotny@example.org' };
  const isRefused = async (password: string, config: Parameters<typeof refuseWeakPassword>[3] = demo) => {
    try {
      await refuseWeakPassword(password, 'password', own, config);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: 'auth.password_weak', fields: { password: 'password_common' } });
      return true;
    }
  };

  it.each([
    [
      'are common',
      ['Password1', 'heslo123', 'ARBORA123', ' heslo123 ', 'Mercedes', 'chocolate', 'slipknot', 'qwerty99'],
    ],
    ['are blank', ['        ', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0']],
    ['are one character', ['aaaaaaaa', 'AAAAaaaa', '🌳🌳🌳🌳🌳🌳🌳🌳', '................']],
    [
      'are the own address',
      ['jan.novotny@example.org', 'Jan.Novotny@Example.org', 'jan.novotny', 'JanNovotny1', 'jan-novotny-26'],
    ],
    ['are the brand', ['Skolka Habr', 'školkahabr1', 'Arbora2026', 'arbora-1', 'ARBORA!!']],
  ])('are refused if they %s', async (_what, passwords) => {
    for (const password of passwords) expect([password, await isRefused(password)]).toEqual([password, true]);
  });

  it('are refused if they are among the ten thousand most common ones of eight characters', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const common = dictionary['passwords-common'].filter((password) => [...password].length >= 8);
    expect(common.length).toBeGreaterThan(10_000);
    const accepted = [];
    for (const password of common.slice(0, 10_000)) {
      const isAccepted = await refuseWeakPassword(password, 'password', own, demo).then(
        () => true,
        () => false,
      );
      if (isAccepted) accepted.push(password);
    }
    expect(accepted).toEqual([]);
  });

  it('of the demo are refused on a site without demo accounts', async () => {
    expect(await isRefused(DEMO_PASSWORD)).toBe(false);
    expect(await isRefused(DEMO_PASSWORD, { ...demo, seedDemo: false })).toBe(true);
  });

  it.each(['arbora je les u reky', 'novotny-9173-8264', 'abababab9173', 'jan.novotny@jinde.org'])(
    'may contain a known word besides others: %s',
    async (password) => {
      expect(await isRefused(password)).toBe(false);
    },
  );

  it('may be long and contain any characters', () => {
    expect(v.is(newPasswordSchema, 'ě š č 🌳 '.repeat(10))).toBe(true);
    expect(v.is(newPasswordSchema, '🌳🌳🌳🌳🌳🌳🌳')).toBe(false);
    expect(v.is(newPasswordSchema, 'x'.repeat(257))).toBe(false);
  });
});
