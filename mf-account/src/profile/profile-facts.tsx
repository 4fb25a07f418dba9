import { isLocale, type UserProfile } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList } from '@arbora/ui';
import type { ReactElement } from 'react';

/** The person's details, read-only; empty ones are left out. */
export function ProfileFacts({ profile }: { profile: UserProfile }): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const { name, nickname, phone, country, locale, company, ico, dic, company_type, street, city, zip } = profile;
  const town = [zip, city].filter(Boolean).join(' ');
  return (
    <DataList
      items={[
        { label: t('field.name'), value: name },
        { label: t('field.nickname'), value: nickname },
        { label: t('field.phone'), value: phone },
        { label: t('address.title'), value: [street, town].filter(Boolean).join(', ') },
        { label: t('field.country'), value: country && ui(`country.${country}`) },
        { label: t('profile.company'), value: company },
        { label: t('field.ico'), value: ico },
        { label: t('field.dic'), value: dic },
        { label: t('field.companyType'), value: company_type && ui(`companyType.${company_type}`) },
        { label: t('field.locale'), value: isLocale(locale) ? ui(`locale.${locale}`) : null },
      ]}
    />
  );
}
