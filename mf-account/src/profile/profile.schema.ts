import { COUNTRIES, isCompanyId, line, LOCALES, registrationSchema } from '@arbora/domain';
import * as v from 'valibot';

const { name, nickname, ico, dic, company, company_type, street, city, zip, region } = registrationSchema.entries;

/** The editable columns of the own profile, under the rules of registration. */
export const profileSchema = v.pipe(
  v.object({
    name,
    nickname,
    // A stored value may predate the rule, and must not block saving the other fields.
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
    v.partialCheck([['ico'], ['country']], ({ ico, country }) => isCompanyId(ico, country), 'ico'),
    ['ico'],
  ),
);
export type ProfileValues = v.InferOutput<typeof profileSchema>;
