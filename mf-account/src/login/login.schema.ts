import { emailSchema } from '@arbora/domain';
import { nonEmpty, object, pipe, string } from 'valibot';

/** A password of today's rules is not asked for: an older one must let its owner in. */
export const loginSchema = object({
  email: emailSchema,
  password: pipe(string('required'), nonEmpty('required')),
});
