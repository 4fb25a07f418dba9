import { ApiError, isApiError, setTokenProvider } from '@arbora/api';
import { PRODUCT } from '@arbora/domain';
import type { AuthRole, UserProfile } from '@arbora/domain';
import { alert, emit, on } from '@arbora/event-bus';
import type { HeldToken } from './access-token';
import { inOwnRole, requestLogin, requestLoginBy, requestLogout } from './auth-service';
import { readProfile, userOf } from './profile';
import { dropKept } from './kept-database';
import { dropSessionHint, maySessionExist } from './session-hint';
import { RESTORING } from './session-state';
import type { Session } from './session-state';
import { clearUser, getSession, setSession, setUser } from './session-store';
import { heldToken, holdToken, refresh, setOnRefused, tokenFor } from './tokens';

/** How long a person is kept waiting for the profile before the token alone says who it is. */
const PROFILE_PATIENCE_MS = 3000;

/** Takes over a token: checks that it is for this app, reads the profile, shows the person as logged in. */
async function enter(token: HeldToken): Promise<Session> {
  if (!token.claims.allowedApps.includes(PRODUCT)) {
    await leave();
    alert('error', { code: 'auth.not_allowed_in_app' });
    throw new ApiError({ status: 403, code: 'auth.not_allowed_in_app', message: 'Not allowed in this app' });
  }
  const show = (profile: UserProfile | null): void => {
    if (heldToken()?.claims.sub === token.claims.sub) setUser(userOf(token.claims, profile));
  };
  // A profile that cannot be read just now must not keep a person out; it is read again with `reloadProfile`.
  // Nor may a slow one; but the sections of the back office are named by it alone, and staff would be sent out of theirs.
  const isStaff = userOf(token.claims, null).isManager;
  let isShown = false;
  const showWithout = (): void => {
    isShown = true;
    show(null);
  };
  const impatience = isStaff ? undefined : setTimeout(showWithout, PROFILE_PATIENCE_MS);
  const profile = await readProfile(token.claims.sub).catch(() => null);
  clearTimeout(impatience);
  // Whoever was shown without may have had it read again since.
  if (!isShown || !getSession().user?.profile) show(profile);
  return getSession();
}

/** Forgets the session in this tab. */
function forget(): void {
  holdToken(null);
  dropSessionHint();
  dropKept();
  clearUser();
}

/** Forgets the session and ends it on the server, as far as that can be reached. */
async function leave(): Promise<void> {
  forget();
  await requestLogout().catch(() => undefined);
}

/**
 * Logs in (spec §4). Without `role` staff gets its highest, others the customer's. Other tabs follow.
 * @throws ApiError auth.bad_credentials, auth.rate_limited, auth.not_allowed_in_app, auth.awaiting_approval, auth.blocked,
 * auth.second_factor_required
 */
export async function login(email: string, password: string, role?: AuthRole): Promise<Session> {
  const given = await requestLogin(email, password, role);
  return begin(role === undefined ? await inOwnRole(given) : given);
}

/**
 * Logs in by other means than a password, as `login` does: `login_link` `{ token }`, `login/second_factor`
 * `{ challenge, code }`.
 * @throws ApiError that of the call, auth.not_allowed_in_app, auth.awaiting_approval, auth.blocked
 */
export async function loginBy(call: string, body: object): Promise<Session> {
  return begin(await inOwnRole(await requestLoginBy(call, body)));
}

async function begin(token: HeldToken): Promise<Session> {
  holdToken(token);
  const session = await enter(token);
  emit('session:logged-in', { personId: token.claims.sub });
  return session;
}

/** Logs out here, on the server and in other tabs. Never fails: what this browser holds is gone in any case. */
export async function logout(): Promise<void> {
  await leave();
  emit('session:logged-out', {});
}

let restoring: Promise<Session> | null = null;
/** The part of a restoration after which it is known whether requests carry a token. */
let restoringToken: Promise<HeldToken | null> | null = null;

/**
 * Brings back the session of the refresh cookie; call it once as the page starts. A visitor without one causes no
 * request. A refused cookie logs out and is cleared; a server that cannot be reached leaves the visitor anonymous for
 * now and the cookie alone.
 */
export function restoreSession(): Promise<Session> {
  restoring ??= restore().finally(() => (restoring = null));
  return restoring;
}

async function restore(): Promise<Session> {
  if (!maySessionExist()) {
    clearUser();
    return getSession();
  }
  try {
    restoringToken = refresh();
    const token = await restoringToken.finally(() => (restoringToken = null));
    if (token) return await enter(token);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  if (heldToken() === null) clearUser();
  return getSession();
}

/** The bearer token, fit for `role`: refreshed when it has expired or carries another role; null without a session. */
export function accessToken(role?: AuthRole): Promise<string | null> {
  return tokenFor(role, false);
}

/** Reads the profile again, after it was changed. @throws ApiError */
export async function reloadProfile(): Promise<void> {
  const token = heldToken();
  if (!token) return;
  const profile = await readProfile(token.claims.sub);
  const current = heldToken();
  if (current?.claims.sub === token.claims.sub) setUser(userOf(current.claims, profile));
}

/**
 * Connects the session to the HTTP client and to the other tabs. The shell calls it once; the answer undoes it and
 * forgets the session, for tests.
 */
export function startSession(): () => void {
  setTokenProvider(async ({ role, fresh }) => {
    // What a page asks for while its session comes back must not be answered as to a stranger.
    await restoringToken?.catch(() => null);
    return tokenFor(role, fresh);
  });
  setOnRefused(() => {
    const wasHere = getSession().status === 'authenticated';
    // The server clears the cookies itself when it refuses.
    forget();
    if (wasHere) emit('session:logged-out', {});
  });
  const ends = [
    on('session:logged-out', (_, origin) => {
      if (origin === 'other-tab') forget();
    }),
    on('session:logged-in', ({ personId }, origin) => {
      if (origin === 'other-tab' && heldToken()?.claims.sub !== personId) {
        holdToken(null);
        setSession(RESTORING);
        void restoreSession();
      }
    }),
    on('profile:changed', ({ personId }) => {
      if (heldToken()?.claims.sub === personId) reloadProfile().catch(() => undefined);
    }),
  ];
  return () => {
    for (const end of ends) end();
    setTokenProvider(null);
    holdToken(null);
    setSession(RESTORING);
  };
}
