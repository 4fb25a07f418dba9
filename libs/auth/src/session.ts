import { ApiError, isApiError, setTokenProvider } from '@arbora/api';
import { PRODUCT } from '@arbora/domain';
import type { AuthRole, UserProfile } from '@arbora/domain';
import { alert, emit, on } from '@arbora/event-bus';
import type { HeldToken } from './access-token';
import { inOwnRole, requestLogin, requestLoginBy, requestLogout } from './auth-service';
import { readProfile, userOf } from './profile';
import { deleteFormDrafts } from './form-drafts';
import { deleteOfflineData, deleteOfflinePages } from './offline-store';
import { dropSessionHint, maySessionExist } from './session-hint';
import { RESTORING } from './session-state';
import type { Session } from './session-state';
import { clearUser, getSession, setSession, setUser } from './session-store';
import { heldToken, holdToken, refresh, setOnDemoted, setOnRefused, tokenFor } from './tokens';

/** Maximum time in ms that a login waits for the profile before it falls back to the token. */
const PROFILE_TIMEOUT_MS = 3000;

/** Accepts a token: checks that it is for this app, reads the profile, and publishes the session. */
async function openSession(token: HeldToken): Promise<Session> {
  if (!token.claims.allowedApps.includes(PRODUCT)) {
    await closeSession();
    alert('error', { code: 'auth.not_allowed_in_app' });
    throw new ApiError({ status: 403, code: 'auth.not_allowed_in_app', message: 'Not allowed in this app' });
  }
  const show = (profile: UserProfile | null): void => {
    if (heldToken()?.claims.sub === token.claims.sub) setUser(userOf(token.claims, profile));
  };
  // A failing or slow profile must not block a login; `reloadProfile` reads it again. Staff wait for a slow one,
  // because only the profile lists their sections and the guards would redirect them.
  const isStaff = userOf(token.claims, null).isManager;
  let isShown = false;
  const showWithoutProfile = (): void => {
    isShown = true;
    show(null);
  };
  const fallback = isStaff ? undefined : setTimeout(showWithoutProfile, PROFILE_TIMEOUT_MS);
  const profile = await readProfile(token.claims.sub).catch(() => null);
  clearTimeout(fallback);
  // The profile may have been reloaded since.
  if (!isShown || !getSession().user?.profile) show(profile);
  return getSession();
}

/** Clears the session in this tab. */
function clearSession(): void {
  holdToken(null);
  dropSessionHint();
  deleteOfflineData();
  clearUser();
}

/** Clears the session and ends it on the server if that is reachable. */
async function closeSession(): Promise<void> {
  clearSession();
  await requestLogout().catch(() => undefined);
}

/**
 * Logs in (spec §4). Without `role`, staff get their highest role, others the customer role. Other tabs follow.
 * @throws ApiError auth.bad_credentials, auth.rate_limited, auth.not_allowed_in_app, auth.awaiting_approval,
 * auth.blocked, auth.second_factor_required
 */
export async function login(email: string, password: string, role?: AuthRole): Promise<Session> {
  const given = await requestLogin(email, password, role);
  return startNewSession(role === undefined ? await inOwnRole(given) : given);
}

/**
 * Logs in without a password: `login_link` `{ token }`, `login/second_factor` `{ challenge, code }`.
 * @throws ApiError of the call, auth.not_allowed_in_app, auth.awaiting_approval, auth.blocked
 */
export async function loginBy(call: string, body: object): Promise<Session> {
  return startNewSession(await inOwnRole(await requestLoginBy(call, body)));
}

async function startNewSession(token: HeldToken): Promise<Session> {
  // A session that expired without a request left those of another user.
  void deleteOfflinePages();
  deleteFormDrafts(token.claims.sub);
  holdToken(token);
  const session = await openSession(token);
  emit('session:logged-in', { personId: token.claims.sub });
  return session;
}

/**
 * Logs out here, on the server and in other tabs. Never rejects: the local session is cleared in any case. Unfinished
 * forms are deleted here only: they survive a session that expires.
 */
export async function logout(): Promise<void> {
  deleteFormDrafts();
  await closeSession();
  emit('session:logged-out', {});
}

let restoring: Promise<Session> | null = null;
/** The first part of a restoration, which settles whether requests carry a token. */
let restoringToken: Promise<HeldToken | null> | null = null;

/**
 * Restores the session from the refresh cookie; call once per document. Without the cookie there is no request. A
 * rejected cookie logs out and is cleared; if the server is unreachable, the visitor is anonymous for now and the
 * cookie is kept.
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
    if (token) return await openSession(token);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  if (heldToken() === null) clearUser();
  return getSession();
}

/** Returns the bearer token for `role`, refreshed if it has expired or has another role; null without a session. */
export function accessToken(role?: AuthRole): Promise<string | null> {
  return tokenFor(role, false);
}

/** Reloads the profile after a change. @throws ApiError */
export async function reloadProfile(): Promise<void> {
  const token = heldToken();
  if (!token) return;
  const profile = await readProfile(token.claims.sub);
  const current = heldToken();
  if (current?.claims.sub === token.claims.sub) setUser(userOf(current.claims, profile));
}

/**
 * Connects the session to the HTTP client and other tabs. Called once by the shell; returns a function that disconnects
 * and clears the session, for tests.
 */
export function startSession(): () => void {
  setTokenProvider(async ({ role, fresh }) => {
    // Requests during a restoration must not be sent as anonymous.
    await restoringToken?.catch(() => null);
    return tokenFor(role, fresh);
  });
  setOnRefused(() => {
    const wasHere = getSession().status === 'authenticated';
    // The server has cleared the cookies with its rejection.
    clearSession();
    if (wasHere) emit('session:logged-out', {});
  });
  setOnDemoted((token) => void openSession(token).catch(() => undefined));
  const ends = [
    on('session:logged-out', (_, origin) => {
      if (origin === 'other-tab') clearSession();
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
