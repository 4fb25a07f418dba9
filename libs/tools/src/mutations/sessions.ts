import { jest, type Mutation } from './mutation';

/** Tokens, sessions, limits of logins and the second factor. */
export const SESSIONS: readonly Mutation[] = [
  {
    name: 'token-of-another-audience-is-accepted',
    file: 'backend/src/auth/access-token.ts',
    search: '      issuer,\n      audience: PRODUCT,\n',
    replace: '      issuer,\n',
    tests: jest('backend/src/auth/caller'),
  },
  {
    name: 'ended-session-keeps-its-access-token',
    file: 'backend/src/auth/standing.ts',
    search: "if (standing === 'live-session' && !caller.is_live)",
    replace: "if (standing === 'live-session' && caller.is_live === null)",
    tests: jest('backend/src/auth/standing'),
  },
  {
    name: 'replayed-refresh-token-leaves-session-open',
    file: 'backend/src/auth/session.ts',
    search: "    await endSession(client, sessionId, 'reuse');\n",
    replace: '',
    tests: jest('backend/src/auth/refresh'),
  },
  {
    name: 'foreign-origin-refreshes-by-cookie',
    file: 'backend/src/auth/refresh-cookie.ts',
    search: "  if (token === undefined || token === '') return null;\n  requireOwnOrigin(request, publicOrigin);\n",
    replace: "  if (token === undefined || token === '') return null;\n",
    tests: jest('backend/src/auth/refresh'),
  },
  {
    name: 'failed-logins-from-many-addresses-are-unlimited',
    file: 'backend/schema/accounts/login.sql',
    search:
      "      app_private.limit_wait('login.address', p_address, p_address_max, 3600),\n      app_private.limit_wait('login.everywhere', p_account, p_address_max, 3600)\n",
    replace: "      app_private.limit_wait('login.address', p_address, p_address_max, 3600)\n",
    tests: jest('backend/src/auth/login-limit'),
  },
  {
    name: 'used-reset-link-works-again',
    file: 'backend/schema/accounts/login.sql',
    search: 'where ref_hash = p_ref_hash and used_at is null and expires_at > clock_timestamp();',
    replace: 'where ref_hash = p_ref_hash and expires_at > clock_timestamp();',
    tests: jest('backend/src/auth/password-reset'),
  },
  {
    name: 'one-time-code-is-accepted-twice',
    file: 'backend/src/auth/second-factor/one-time-code.ts',
    search: 'where person_id = $1 and last_step < $2`',
    replace: 'where person_id = $1 and last_step <= $2`',
    tests: jest('backend/src/auth/second-factor/one-time-code'),
  },
  {
    name: 'staff-token-without-second-factor-is-accepted',
    file: 'backend/src/auth/second-factor/staff-factor.ts',
    search: "&& claims.second_factor !== 'set';",
    replace: "&& claims.second_factor === 'missing';",
    tests: jest('backend/src/auth/second-factor/staff-factor'),
  },
  {
    name: 'session-of-another-user-keeps-drafts',
    file: 'libs/auth/src/form-drafts.ts',
    search: 'key.startsWith(FORM_DRAFTS) && !key.startsWith(`${FORM_DRAFTS}${kept}/`)',
    replace: 'key.startsWith(FORM_DRAFTS) && kept === undefined',
    tests: jest('libs/auth/src/form-drafts'),
  },
];
