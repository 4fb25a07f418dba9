import { emailSchema, newPasswordSchema } from '@arbora/domain';
import * as v from 'valibot';

export const resetLinkSchema = v.object({ email: emailSchema });

export const resetPasswordSchema = v.pipe(
  v.object({
    new_password: newPasswordSchema,
    new_password_again: v.pipe(v.string('required'), v.nonEmpty('required')),
  }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['new_password_again']],
      (values) => values.new_password === values.new_password_again,
      'password_mismatch',
    ),
    ['new_password_again'],
  ),
);
export const resetPasswordDefaults = { new_password: '', new_password_again: '' };
