import { DEMO_PASSWORD, PRODUCT } from '@arbora/domain';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config';
import { AppError } from '../http/errors';
import { isCommonPassword } from './common-passwords';

/** OWASP's first choice for argon2id, which is the library's default kind: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` belongs to `stored`. Without a stored hash the same work is done against a decoy, so that the
 * time does not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return matches && stored !== null;
}

/** Public facts about the owner of the new password, which must not make it easy to guess. */
export interface PasswordOwner {
  /** Null if the owner is not known yet. */
  email: string | null;
}

/** A password with more characters than this besides a common word is not easy to guess. */
const PADDING = 4;

/** The letters of a text without diacritics and case: `Arbora-2026!` and `arbora` have the same. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/**
 * Throws auth.password_weak for easily guessed passwords: the most common ones, blanks, one repeated character, the own
 * e-mail address, its local part or the brand with a few digits, and the demo password, unless the site has demo accounts. `field` is the
 * form field that shows the error.
 */
export async function refuseWeakPassword(
  password: string,
  field: string,
  { email }: PasswordOwner,
  { seedDemo, brand }: Pick<Config, 'seedDemo' | 'brand'>,
): Promise<void> {
  const given = password.normalize('NFKC').trim().toLowerCase();
  const letters = lettersOf(given);
  const isPadded = [...given].length - [...letters].length <= PADDING;
  const words = [brand.name, PRODUCT, email ?? '', email?.split('@')[0] ?? ''].map(lettersOf).filter(Boolean);
  if (
    new Set(given).size <= 1 ||
    given === email ||
    given === email?.split('@')[0] ||
    (isPadded && words.includes(letters)) ||
    (!seedDemo && given === DEMO_PASSWORD) ||
    (await isCommonPassword(given))
  ) {
    throw new AppError('auth.password_weak', { fields: { [field]: 'password_common' } });
  }
}
