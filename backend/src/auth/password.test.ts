import { newPasswordSchema } from '@arbora/domain';
import * as v from 'valibot';
import { hashPassword, refuseCommonPassword, verifyPassword } from './password';

describe('passwords', () => {
  it('are hashed with argon2id and a salt of their own', async () => {
    const [first, second] = await Promise.all([hashPassword('stromy-a-kere'), hashPassword('stromy-a-kere')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match however their letters were composed', async () => {
    const stored = await hashPassword('růžičky-123'.normalize('NFD'));
    await expect(verifyPassword(stored, 'růžičky-123'.normalize('NFC'))).resolves.toBe(true);
    await expect(verifyPassword(stored, 'ruzicky-123')).resolves.toBe(false);
  });

  it('never match an account without one', async () => {
    await expect(verifyPassword(null, 'no account has this password')).resolves.toBe(false);
  });

  it.each(['Password1', 'heslo123', 'ARBORA123'])('that everybody uses are refused: %s', (password) => {
    expect(() => refuseCommonPassword(password, 'password')).toThrow('auth.password_weak');
  });

  it('may be long and of any characters', () => {
    expect(v.is(newPasswordSchema, 'ě š č 🌳 '.repeat(10))).toBe(true);
    expect(v.is(newPasswordSchema, '🌳🌳🌳🌳🌳🌳🌳')).toBe(false);
    expect(v.is(newPasswordSchema, 'x'.repeat(257))).toBe(false);
  });
});
