import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../http/errors';
import { COMMON_PASSWORDS } from './common-passwords';

/** OWASP's first choice for argon2id, which is the library's default kind: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` belongs to `stored`. Without a stored hash the same work is done against a decoy, so that the
 * time does not tell whether an account exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return matches && stored !== null;
}

/** Throws auth.password_weak for one of the most common passwords; `field` is where the form shows it. */
export function refuseCommonPassword(password: string, field: string): void {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw new AppError('auth.password_weak', { fields: { [field]: 'password_common' } });
  }
}
