import type { Locale } from '@arbora/domain';
import type { RegistrationFormInput } from './registration.schema';

/** An empty form; the country is guessed from the language. */
export function registrationDefaults(locale: Locale): RegistrationFormInput {
  return {
    email: '',
    password: '',
    password_again: '',
    name: '',
    nickname: '',
    phone: '',
    country: locale === 'pl' ? 'PL' : 'CZ',
    is_company: false,
    ico: '',
    dic: '',
    company: '',
    company_type: null,
    street: '',
    city: '',
    zip: '',
    region: null,
    newsletters: {},
  };
}
