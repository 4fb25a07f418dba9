import type { AtRestSelection } from '@arbora/api';
import { mailtoUrl, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { ContributionBoundary, inOrder, personPanel, useContributions } from '@arbora/office';
import { Alert, DataList, ErrorState, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './person-detail.module.css';

export const PROFILE =
  'id,email,name,nickname,phone,ico,dic,company,street,city,zip,country,locale,acl,created_at,version,updated_at,...auth_person!inner(roles,allowed_apps,is_blocked,state)';
export type Profile = AtRestSelection<'user_profile', typeof PROFILE>;

/** Details of a person below the form of rights, with panels of other subjects. */
export function PersonDetail({ person }: { person: Profile }): ReactElement {
  const { email, phone, company, ico, dic, street, city, zip, country, locale, nickname, state } = person;
  const { t, formats } = useText('manager.users');
  const { t: ui } = useText('ui');
  const place = [zip, city].filter(Boolean).join(' ');
  return (
    <div className={css.detail}>
      {state && <Alert tone="warning">{t(`person.${state}Text`)}</Alert>}
      <DataList
        items={[
          { label: t('person.email'), value: state === 'erased' ? null : <a href={mailtoUrl(email)}>{email}</a> },
          { label: t('person.phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
          { label: t('person.company'), value: company },
          { label: t('person.ico'), value: ico },
          { label: t('person.dic'), value: dic },
          { label: t('person.address'), value: typeset([street, place].filter(Boolean).join(', ')) },
          { label: t('person.country'), value: country && ui(`country.${country}`) },
          { label: t('person.locale'), value: ui(`locale.${locale}`) },
          { label: t('person.nickname'), value: nickname },
          { label: t('person.created'), value: formats.dateTime(person.created_at) },
        ]}
      />
      <Panels personId={person.id} />
    </div>
  );
}

/** The person's items in other subjects. A panel that does not load leaves the others and the card usable. */
function Panels({ personId }: { personId: string }): ReactElement {
  const { t } = useText('manager.users');
  const panels = useContributions(personPanel);
  return (
    <QueryView query={panels} skeleton={<Skeleton shape="row" count={2} />}>
      {({ loaded, failed }) => (
        <>
          {inOrder(loaded).map(({ remote, value: { order, Component } }) => (
            <ContributionBoundary key={`${remote}/${order}`} remote={remote}>
              <Component personId={personId} />
            </ContributionBoundary>
          ))}
          {failed.length > 0 && <ErrorState title={t('person.incomplete')} onRetry={() => void panels.refetch()} />}
        </>
      )}
    </QueryView>
  );
}
