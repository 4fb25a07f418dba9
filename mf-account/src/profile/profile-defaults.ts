import { HOME_LOCALE, isLocale, type UserProfile } from '@arbora/domain';
import type { ProfileValues } from './profile.schema';

/** The profile as the form shows it: no value is an empty text. */
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
