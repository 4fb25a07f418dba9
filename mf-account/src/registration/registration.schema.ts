import { COUNTRIES, isCompanyId, registrationSchema } from '@arbora/domain';
import * as v from 'valibot';
import { tickedSchema } from '../newsletters/ticked-ids';

const {
  apiKey: _apiKey,
  locale: _locale,
  subscriptions: _subscriptions,
  return_path: _returnPath,
  ...formEntries
} = registrationSchema.entries;

/** The fields of the form: the registration itself, the repeated password, and whether there is a company. */
export const registrationFormSchema = v.pipe(
  v.object({
    ...formEntries,
    country: v.picklist(COUNTRIES, 'required'),
    password_again: v.pipe(v.string('required'), v.nonEmpty('required')),
    is_company: v.boolean(),
    newsletters: tickedSchema,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_again']],
      (values) => values.password === values.password_again,
      'password_mismatch',
    ),
    ['password_again'],
  ),
  v.forward(
    v.partialCheck([['ico'], ['is_company']], ({ ico, is_company }) => !is_company || ico !== '', 'required'),
    ['ico'],
  ),
  v.forward(
    v.partialCheck(
      [['company'], ['is_company']],
      ({ company, is_company }) => !is_company || company !== '',
      'required',
    ),
    ['company'],
  ),
  v.forward(
    v.partialCheck(
      [['ico'], ['country'], ['is_company']],
      ({ ico, country, is_company }) => !is_company || isCompanyId(ico, country),
      'ico',
    ),
    ['ico'],
  ),
);
export type RegistrationFormInput = v.InferInput<typeof registrationFormSchema>;
export type RegistrationFormValues = v.InferOutput<typeof registrationFormSchema>;
