import { newPasswordSchema } from '@arbora/domain';
import { forward, nonEmpty, object, partialCheck, pipe, string } from 'valibot';

export const passwordChangeSchema = pipe(
  object({
    current_password: pipe(string('required'), nonEmpty('required')),
    new_password: newPasswordSchema,
    new_password_again: pipe(string('required'), nonEmpty('required')),
  }),
  forward(
    partialCheck(
      [['new_password'], ['new_password_again']],
      (values) => values.new_password === values.new_password_again,
      'password_mismatch',
    ),
    ['new_password_again'],
  ),
);
export const passwordChangeDefaults = { current_password: '', new_password: '', new_password_again: '' };
