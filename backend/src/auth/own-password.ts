import { PASSWORD_MAX_LENGTH } from '@arbora/domain';
import * as v from 'valibot';
import { requiredMachineText } from '../http/fields';
import { signedLogin } from './passkey/passkey-fields';

export const passwordField = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'too_long'),
);

/** The body of a change that requires the password, because a stolen session must not make it. */
export const ownPassword = v.strictObject({
  password: passwordField,
});

/** A code of the app or a recovery code, or a passkey's response to a challenge of `/login/passkey/begin`. */
const factor = { code: v.optional(requiredMachineText(40)), passkey: v.optional(signedLogin) };

/** The body of a change of the second factors: with the password, and a factor if the account has one. */
export const ownPasswordAndFactor = v.strictObject({ password: passwordField, ...factor });

/** The body of a change that requires either. */
export const ownPasswordOrFactor = v.pipe(
  v.strictObject({ password: v.optional(passwordField), ...factor }),
  v.forward(
    v.partialCheck(
      [['password'], ['code'], ['passkey']],
      ({ password, code, passkey }) => password !== undefined || code !== undefined || passkey !== undefined,
      'required',
    ),
    ['password'],
  ),
);

/** Error codes of `verifyOwnPassword` and `lockPassword`. */
export const PASSWORD_ERRORS = ['auth.bad_credentials', 'auth.rate_limited'] as const;

/** Error codes of `verifyOwnFactor`. */
export const FACTOR_ERRORS = [
  'auth.second_factor_required',
  'auth.code_invalid',
  'auth.passkey_invalid',
  'auth.challenge_expired',
] as const;
