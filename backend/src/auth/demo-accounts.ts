import { DEMO_LOGINS } from '@arbora/domain';
import type { Config } from '../config';

const DEMO: ReadonlySet<string> = new Set(DEMO_LOGINS.map(({ email }) => email));

/**
 * Whether `email` is a demo account on a production site: its password is public, so it cannot log in even if the
 * database was seeded before (decision 4).
 */
export function isRefusedDemo(email: string, { env, seedDemo }: Pick<Config, 'env' | 'seedDemo'>): boolean {
  return env === 'production' && !seedDemo && DEMO.has(email);
}
