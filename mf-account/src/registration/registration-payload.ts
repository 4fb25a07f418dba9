import { APP_KEY, type Locale, type RegistrationInput } from '@arbora/domain';
import type { Newsletter } from './newsletters.query';
import type { RegistrationFormValues } from './registration.schema';

const NO_COMPANY = { ico: '', dic: '', company: '', company_type: null, region: null };

/** What is sent: the newsletters that were ticked, and company details only of someone who has said to have a company. */
export function registrationPayload(
  values: RegistrationFormValues,
  newsletters: readonly Pick<Newsletter, 'id'>[],
  locale: Locale,
): RegistrationInput {
  const { password_again: _again, is_company: isCompany, newsletters: ticked, ...told } = values;
  const subscriptions = newsletters.filter((_, index) => ticked[index]).map(({ id }) => id);
  return { ...told, ...(isCompany ? {} : NO_COMPANY), subscriptions, locale, apiKey: APP_KEY };
}
