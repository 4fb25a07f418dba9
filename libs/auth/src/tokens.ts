import { isApiError } from '@arbora/api';
import type { AuthRole } from '@arbora/domain';
import { serves } from './access-token';
import type { HeldToken } from './access-token';
import { inOwnRole, requestRefresh } from './auth-service';
import { inTabLock } from './tab-lock';

/** The token in use, in memory only. */
let held: HeldToken | null = null;
/** Grows with each login and logout: what was asked for before belongs to another session. */
let era = 0;
const refreshing = new Map<string, Promise<HeldToken | null>>();
let onRefused: () => void = () => undefined;

export function holdToken(token: HeldToken | null): void {
  held = token;
  era++;
  refreshing.clear();
}

export function heldToken(): HeldToken | null {
  return held;
}

/** Who is told when the server ends the session. */
export function setOnRefused(listener: () => void): void {
  onRefused = listener;
}

/** Whether the answer to a refresh means that there is no session any more, rather than that it could not be asked. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && [400, 401, 403].includes(error.status);
}

/**
 * Gets a new access token. Calls at the same time share one request, and tabs take turns, so that the rotation of the
 * refresh token is never raced. Null when the session has ended. @throws ApiError when the server could not be asked
 */
export function refresh(role?: AuthRole): Promise<HeldToken | null> {
  const name = role ?? '';
  let job = refreshing.get(name);
  if (!job) {
    job = refreshOnce(role).finally(() => {
      if (refreshing.get(name) === job) refreshing.delete(name);
    });
    refreshing.set(name, job);
  }
  return job;
}

async function refreshOnce(role?: AuthRole): Promise<HeldToken | null> {
  const started = era;
  try {
    const token = await inTabLock('arbora-refresh', async () => {
      const given = await requestRefresh(role);
      return role === undefined ? inOwnRole(given) : given;
    });
    if (started !== era) return held;
    held = token;
    return token;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (started === era) onRefused();
    return null;
  }
}

/** A token for a request: the one held if it serves, else a new one; null without a session. @throws ApiError */
export async function tokenFor(role: AuthRole | undefined, fresh: boolean): Promise<string | null> {
  if (held === null) return null;
  const now = Date.now();
  if (!fresh && serves(held, role, now)) return held.token;
  return (await refresh(role ?? held.claims.role))?.token ?? null;
}
