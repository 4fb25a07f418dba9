import { APP_KEY, type Locale, type RegistrationInput } from '@arbora/domain';
import type { RegistrationFormValues } from './registration.schema';

const NO_COMPANY = { ico: '', dic: '', company: '', company_type: null };

/** What is sent: company details only of someone who has said to have a company. */
export function registrationPayload(values: RegistrationFormValues, locale: Locale): RegistrationInput {
  const { password_again: _again, is_company: isCompany, ...told } = values;
  return { ...told, ...(isCompany ? {} : NO_COMPANY), locale, apiKey: APP_KEY };
}
