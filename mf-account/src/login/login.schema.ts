import { emailSchema } from '@arbora/domain';
import { nonEmpty, object, pipe, string } from 'valibot';

/** Does not apply the current password rules, so that older passwords still work. */
export const loginSchema = object({
  email: emailSchema,
  password: pipe(string('required'), nonEmpty('required')),
});
