export { accessToken, login, loginBy, logout, reloadProfile, restoreSession, startSession } from './session';
export { showSessionAs, useSession } from './use-session';
export { getSession, subscribeToSession } from './session-store';
export type { Session, SessionUser } from './session-state';
export { FORM_DRAFTS } from './form-drafts';
export { OFFLINE_STORE } from './offline-store';
export { mayOpen } from './access';
