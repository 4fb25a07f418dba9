import { HOME_LOCALE, isLocale, type UserProfile } from '@arbora/domain';
import type { InitialCompany } from '@arbora/ui/form';
import type { ProfileValues } from './profile.schema';

/** Form values of a profile: null becomes an empty text. */
export function profileDefaults(profile: UserProfile): ProfileValues {
  return {
    name: profile.name ?? '',
    nickname: profile.nickname ?? '',
    phone: profile.phone ?? '',
    ico: profile.ico ?? '',
    dic: profile.dic ?? '',
    company: profile.company ?? '',
    company_type: profile.company_type as ProfileValues['company_type'],
    street: profile.street ?? '',
    city: profile.city ?? '',
    zip: profile.zip ?? '',
    region: profile.region as ProfileValues['region'],
    country: profile.country ?? '',
    locale: isLocale(profile.locale) ? profile.locale : HOME_LOCALE,
  };
}

/** The company of the profile. */
export function companyOf(profile: UserProfile): InitialCompany {
  const text = (value: string | null): string => value ?? '';
  return {
    ico: text(profile.ico),
    country: text(profile.country),
    region: profile.region,
    company: text(profile.company),
    dic: text(profile.dic),
    street: text(profile.street),
    city: text(profile.city),
    zip: text(profile.zip),
  };
}
