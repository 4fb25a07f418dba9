import { typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList, Dialog } from '@arbora/ui';
import type { ReactElement } from 'react';
import { RegistrationActions } from './registration-actions';
import css from './registrations.module.css';
import type { Registration } from './registrations.queries';

/** All that a person has told about himself. */
export function RegistrationDetail(props: { registration: Registration; onClosed: () => void }): ReactElement {
  const { registration, onClosed } = props;
  const { t, formats } = useText('manager.registrations');
  const { t: ui } = useText('ui');
  const { email, profile, prefs, created_at } = registration;
  const place = [profile.zip, profile.city].filter(Boolean).join(' ');
  const address = typeset([profile.street, place].filter(Boolean).join(', '));
  const newsletters = prefs.subscriptions?.length ?? 0;
  return (
    <Dialog open placement="drawer" title={profile.name ?? email} onClose={onClosed}>
      <div className={css.detail}>
        <DataList
          items={[
            { label: t('registration.email'), value: <a href={`mailto:${email}`}>{email}</a> },
            {
              label: t('registration.phone'),
              value: profile.phone && <a href={`tel:${profile.phone}`}>{profile.phone}</a>,
            },
            { label: t('registration.company'), value: profile.company },
            { label: t('registration.ico'), value: profile.ico },
            { label: t('registration.dic'), value: profile.dic },
            {
              label: t('registration.companyType'),
              value: profile.company_type !== null && ui(`companyType.${profile.company_type}`),
            },
            { label: t('registration.address'), value: address },
            { label: t('registration.country'), value: profile.country && ui(`country.${profile.country}`) },
            { label: t('registration.language'), value: ui(`locale.${profile.locale}`) },
            { label: t('registration.nickname'), value: profile.nickname },
            { label: t('registration.newsletters'), value: newsletters > 0 && formats.number(newsletters) },
            { label: t('registration.created'), value: formats.dateTime(created_at) },
          ].map((fact) => ({ ...fact, value: fact.value === false ? null : fact.value }))}
        />
        <RegistrationActions registration={registration} size="medium" onDecided={onClosed} />
      </div>
    </Dialog>
  );
}
