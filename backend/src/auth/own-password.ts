import { PASSWORD_MAX_LENGTH } from '@arbora/domain';
import * as v from 'valibot';

export const passwordField = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'too_long'),
);

/** The body of a change that requires the password, because a stolen session must not make it. */
export const ownPassword = v.strictObject({
  password: passwordField,
});

/** Error codes of `verifyOwnPassword` and `lockPassword`. */
export const PASSWORD_ERRORS = ['auth.bad_credentials', 'auth.rate_limited'] as const;
