import { ACCESS_TOKEN_MINUTES, DEMO_PASSWORD, PRODUCT, ROLE, type AuthRole } from '@arbora/domain';
import type { BrowserContext } from '@playwright/test';
import { api } from './api';

/** An account; without a password it is a demo account. */
export interface Account {
  email: string;
  password?: string;
  /** Role of the token; default: customer. */
  role?: AuthRole;
}

export const ADMIN: Account = { email: 'admin@arbora.example', role: ROLE.admin };
export const EDITOR: Account = { email: 'editor@arbora.example', role: ROLE.manager };
/** The demo customer: Czech, with reservations of every kind. */
export const CUSTOMER: Account = { email: 'customer@arbora.example' };
export const SALES: Account = { email: 'sales@arbora.example', role: ROLE.manager };

function credentials({ email, password = DEMO_PASSWORD, role }: Account): object {
  return { username: email, password, bucket_id: PRODUCT, role };
}

interface CachedToken {
  token: Promise<string>;
  expiresAt: number;
}

/**
 * Tokens of a worker by e-mail. A token is reused for half of its lifetime only, so that it does not expire during a
 * test.
 */
const tokens = new Map<string, CachedToken>();
const REUSE_MS = (ACCESS_TOKEN_MINUTES / 2) * 60_000;

/** Returns an access token with the account's role. */
export function tokenOf(account: Account): Promise<string> {
  const cached = tokens.get(account.email);
  if (cached && cached.expiresAt > Date.now()) return cached.token;
  const body = { ...credentials(account), cookie: false };
  const token = api<{ accessToken: string }>('/auth/login', { method: 'POST', body }).then(
    ({ accessToken }) => accessToken,
  );
  tokens.set(account.email, { token, expiresAt: Date.now() + REUSE_MS });
  return token;
}

/** Gives a browser context the account's session, which the next page restores. */
export async function startSession(context: BrowserContext, account: Account): Promise<void> {
  const response = await context.request.post('/api/auth/login', { data: credentials(account) });
  if (!response.ok()) throw new Error(`${account.email} could not log in: ${await response.text()}`);
}
