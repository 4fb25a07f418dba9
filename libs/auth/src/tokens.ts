import { isApiError } from '@arbora/api';
import type { AuthRole } from '@arbora/domain';
import { isUsableFor } from './access-token';
import type { HeldToken } from './access-token';
import { inOwnRole, requestRefresh } from './auth-service';

/** The current token, in memory only. */
let held: HeldToken | null = null;
/** Incremented on each login and logout: responses to earlier requests belong to another session. */
let sessionGeneration = 0;
const refreshing = new Map<string, Promise<HeldToken | null>>();
let onRefused: () => void = () => undefined;
let onDemoted: (token: HeldToken) => void = () => undefined;

export function holdToken(token: HeldToken | null): void {
  held = token;
  sessionGeneration++;
  refreshing.clear();
}

export function heldToken(): HeldToken | null {
  return held;
}

/** Sets the listener for a session ended by the server. */
export function setOnRefused(listener: () => void): void {
  onRefused = listener;
}

/** Sets the listener for a token without the staff roles, which need a second factor from now on. */
export function setOnDemoted(listener: (token: HeldToken) => void): void {
  onDemoted = listener;
}

/** Whether a failed refresh means that the session has ended, rather than that the server is unreachable. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && [400, 401, 403].includes(error.status);
}

/**
 * Gets a new access token. Concurrent calls share one request, and tabs use a lock, so that the rotation of the refresh
 * token has no race. Null if the session has ended. @throws ApiError if the server is unreachable
 */
export function refresh(role?: AuthRole): Promise<HeldToken | null> {
  const name = role ?? '';
  let job = refreshing.get(name);
  if (!job) {
    job = refreshUnderLock(role).finally(() => {
      if (refreshing.get(name) === job) refreshing.delete(name);
    });
    refreshing.set(name, job);
  }
  return job;
}

async function refreshUnderLock(role?: AuthRole): Promise<HeldToken | null> {
  const started = sessionGeneration;
  let isDemoted = false;
  try {
    const token = await inTabLock('arbora-refresh', async () => {
      if (role === undefined) return inOwnRole(await requestRefresh());
      return requestRefresh(role).catch((error: unknown) => {
        isDemoted = isApiError(error, 'auth.second_factor_missing');
        if (!isDemoted) throw error;
        return requestRefresh();
      });
    });
    if (started !== sessionGeneration) return held;
    held = token;
    if (isDemoted) onDemoted(token);
    return token;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (started === sessionGeneration) onRefused();
    return null;
  }
}

/** Runs `job` under an exclusive lock across the browser's tabs; without the Web Locks API it runs unlocked. */
async function inTabLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? await locks.request(name, job) : job();
}

/**
 * Returns the current token if it is valid for the request, else a new one; null without a session. @throws ApiError
 */
export async function tokenFor(role: AuthRole | undefined, fresh: boolean): Promise<string | null> {
  if (held === null) return null;
  const now = Date.now();
  if (!fresh && isUsableFor(held, role, now)) return held.token;
  return (await refresh(role ?? held.claims.role))?.token ?? null;
}
