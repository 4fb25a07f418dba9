import type { Locale, RegistrationInput } from '@arbora/domain';
import type { Newsletter } from '../newsletters/newsletters.query';
import { tickedIds } from '../newsletters/ticked-ids';
import { returnPathField } from '../login/return-path';
import type { RegistrationFormValues } from './registration.schema';

const NO_COMPANY = { ico: '', dic: '', company: '', company_type: null, region: null };

/** The request body: the ticked newsletters, and company details only with a company. */
export function registrationPayload(
  values: RegistrationFormValues,
  newsletters: readonly Pick<Newsletter, 'id'>[],
  { locale, appKey, returnPath }: { locale: Locale; appKey: string; returnPath: string | null },
): RegistrationInput {
  const { password_again: _again, is_company: isCompany, newsletters: ticked, ...fields } = values;
  return {
    ...fields,
    ...(isCompany ? {} : NO_COMPANY),
    subscriptions: tickedIds(newsletters, ticked),
    locale,
    apiKey: appKey,
    ...returnPathField(returnPath),
  };
}
