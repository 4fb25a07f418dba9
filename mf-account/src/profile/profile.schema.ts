import { COUNTRIES, LOCALES, isIco, line, registrationSchema } from '@arbora/domain';
import * as v from 'valibot';

const { name, nickname, ico, dic, company, company_type, street, city, zip, region } = registrationSchema.entries;

/** The columns of the own profile that a person may change, under the rules they were registered with. */
export const profileSchema = v.pipe(
  v.object({
    name,
    nickname,
    // One that is stored may be older than the rule for new ones, and must not keep anything else from being saved.
    phone: v.optional(line(40), ''),
    ico,
    dic,
    company,
    company_type,
    street,
    city,
    zip,
    region,
    country: v.picklist(['', ...COUNTRIES], 'invalid'),
    locale: v.picklist(LOCALES, 'invalid'),
  }),
  v.forward(
    v.partialCheck(
      [['ico'], ['country']],
      (values) => values.ico === '' || values.country !== 'CZ' || isIco(values.ico),
      'ico',
    ),
    ['ico'],
  ),
);
export type ProfileInput = v.InferInput<typeof profileSchema>;
export type ProfileValues = v.InferOutput<typeof profileSchema>;
