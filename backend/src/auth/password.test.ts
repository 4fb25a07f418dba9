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
    env: 'test' as const,
    brand: { name: 'Školka Habr', email: '', phone: '', person: null, address: '' },
  };
  const own = { email: 'jan.novotny@example.org' };
  const isRefused = (password: string, config: Parameters<typeof refuseWeakPassword>[3] = demo) => {
    try {
      refuseWeakPassword(password, 'password', own, config);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: 'auth.password_weak', fields: { password: 'password_common' } });
      return true;
    }
  };

  it.each([
    ['are common', ['Password1', 'heslo123', 'ARBORA123', ' heslo123 ']],
    ['are blank', ['        ', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0']],
    ['are one character', ['aaaaaaaa', 'AAAAaaaa', '🌳🌳🌳🌳🌳🌳🌳🌳', '................']],
    [
      'are the own address',
      ['jan.novotny@example.org', 'Jan.Novotny@Example.org', 'jan.novotny', 'JanNovotny1', 'jan-novotny-26'],
    ],
    ['are the brand', ['Skolka Habr', 'školkahabr1', 'Arbora2026', 'arbora-1', 'ARBORA!!']],
  ])('are refused if they %s', (_what, passwords) => {
    expect(passwords.filter((password) => !isRefused(password))).toEqual([]);
  });

  it('of the demo are refused in production', () => {
    expect(isRefused(DEMO_PASSWORD)).toBe(false);
    expect(isRefused(DEMO_PASSWORD, { ...demo, env: 'production' })).toBe(true);
  });

  it('may contain a known word besides others', () => {
    expect(
      ['arbora je les u reky', 'novotny-9173-8264', 'abababab', 'jan.novotny@jinde.org'].filter((one) =>
        isRefused(one),
      ),
    ).toEqual([]);
  });

  it('may be long and contain any characters', () => {
    expect(v.is(newPasswordSchema, 'ě š č 🌳 '.repeat(10))).toBe(true);
    expect(v.is(newPasswordSchema, '🌳🌳🌳🌳🌳🌳🌳')).toBe(false);
    expect(v.is(newPasswordSchema, 'x'.repeat(257))).toBe(false);
  });
});
