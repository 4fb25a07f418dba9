import cookie from '@fastify/cookie';
import type { Service } from '../service';
import { registerChangePassword } from './change-password.route';
import { registerAnswerEmailChange } from './email-change/answer-email-change.route';
import { registerRequestEmailChange } from './email-change/request-email-change.route';
import { registerEraseOwn } from './erase-own.route';
import { registerJwks } from './jwks.route';
import { registerLogin } from './login.route';
import { registerLoginLink } from './login-link.route';
import { registerLogout } from './logout.route';
import { registerOwnData } from './own-data.route';
import { registerOwnPasskeys } from './passkey/own-passkeys.route';
import { registerPasskeyLogin } from './passkey/passkey-login.route';
import { registerRefresh } from './refresh.route';
import { registerResetCheck } from './reset-check.route';
import { registerResetMail } from './reset-mail.route';
import { registerResetSet } from './reset-set.route';
import { registerSessions } from './sessions.route';
import { registerOwnSecurity } from './second-factor/own-security.route';
import { registerSecondFactor } from './second-factor/second-factor.route';
import { requireLiveSessions } from './standing';
import { registerUserBlock } from './user-block.route';
import { registerUserCreate } from './user-create.route';
import { registerUserDelete } from './user-delete.route';
import { registerUserEndSessions } from './user-end-sessions.route';
import { registerUserExists } from './user-exists.route';
import { registerUserInvited } from './user-invited.route';
import { registerUserUpdate } from './user-update.route';

/** `/api/auth`: accounts, sessions and tokens (spec §7). */
export const authService: Service = {
  name: 'auth',
  async register(app, deps) {
    await app.register(cookie);
    requireLiveSessions(app);
    registerLogin(app, deps);
    registerLoginLink(app, deps);
    registerSecondFactor(app, deps);
    registerOwnSecurity(app, deps);
    registerPasskeyLogin(app, deps);
    registerOwnPasskeys(app, deps);
    registerRequestEmailChange(app, deps);
    registerAnswerEmailChange(app, deps);
    registerRefresh(app, deps);
    registerLogout(app, deps);
    registerUserCreate(app, deps);
    registerUserExists(app, deps);
    registerUserInvited(app, deps);
    registerUserUpdate(app, deps);
    registerUserBlock(app, deps);
    registerUserDelete(app, deps);
    registerUserEndSessions(app, deps);
    registerSessions(app, deps);
    registerOwnData(app, deps);
    registerEraseOwn(app, deps);
    registerChangePassword(app, deps);
    registerResetMail(app, deps);
    registerResetCheck(app, deps);
    registerResetSet(app, deps);
    registerJwks(app);
  },
};
