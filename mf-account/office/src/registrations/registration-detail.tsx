import type { AtRestSelection } from '@arbora/api';
import { mailtoUrl, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, DataList } from '@arbora/ui';
import type { ReactElement } from 'react';
import { DissolvedBadge } from './dissolved-badge';

export const REGISTRATION =
  'id,email,name,nickname,phone,ico,dic,company,company_type,street,city,zip,country,locale,created_at,...auth_person!inner(prefs,state),registration_decision(is_approved,reason,note,due_at)';
/** A registration that awaits approval. */
export type Registration = AtRestSelection<'user_profile', typeof REGISTRATION>;

/** A decision that has not taken effect yet. */
export function DecisionBadge({ isApproved }: { isApproved: boolean }): ReactElement {
  const { t } = useText('manager.registrations');
  return (
    <Badge tone={isApproved ? 'success' : 'error'}>{t(isApproved ? 'decision.approved' : 'decision.rejected')}</Badge>
  );
}

/** All data of a registration. */
export function RegistrationDetail({ registration }: { registration: Registration }): ReactElement {
  const { email, phone, company, ico, dic, company_type, street, zip, city, country, locale, nickname } = registration;
  const { t, formats } = useText('manager.registrations');
  const { t: ui } = useText('ui');
  const place = [zip, city].filter(Boolean).join(' ');
  const newsletters = registration.prefs.subscriptions?.length ?? 0;
  const decision = registration.registration_decision;
  return (
    <DataList
      items={[
        { label: t('decision.pending'), value: decision && <DecisionBadge isApproved={decision.is_approved} /> },
        { label: t('reject.reason'), value: decision?.reason && t(`reject.reasons.${decision.reason}`) },
        { label: t('reject.note'), value: decision?.note },
        { label: t('registration.email'), value: <a href={mailtoUrl(email)}>{email}</a> },
        { label: t('registration.phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
        {
          label: t('registration.company'),
          value: company && (
            <>
              {typeset(company)} <DissolvedBadge ico={ico} country={country} />
            </>
          ),
        },
        { label: t('registration.ico'), value: ico },
        { label: t('registration.dic'), value: dic },
        {
          label: t('registration.companyType'),
          value: company_type === null ? null : ui(`companyType.${company_type}`),
        },
        { label: t('registration.address'), value: typeset([street, place].filter(Boolean).join(', ')) },
        { label: t('registration.country'), value: country && ui(`country.${country}`) },
        { label: t('registration.language'), value: ui(`locale.${locale}`) },
        { label: t('registration.nickname'), value: nickname },
        { label: t('registration.newsletters'), value: newsletters > 0 ? formats.number(newsletters) : null },
        { label: t('registration.created'), value: formats.dateTime(registration.created_at) },
      ]}
    />
  );
}
