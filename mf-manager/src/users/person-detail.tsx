import type { AtRestSelection } from '@arbora/api';
import { mailtoUrl, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert, DataList, QueryView, Skeleton, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { slotHref } from '../booking/booking-view-state';
import css from './person-detail.module.css';
import { personOpenQuery } from './person-open.queries';

export const PROFILE =
  'id,email,name,nickname,phone,ico,dic,company,street,city,zip,country,locale,acl,created_at,version,updated_at,...auth_person!inner(roles,allowed_apps,is_blocked,state)';
export type Profile = AtRestSelection<'user_profile', typeof PROFILE>;

/** Details of a person below the form of rights, with open reservations and orders. */
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
      <OpenItems id={person.id} />
    </div>
  );
}

/** Future reservations, open orders and inquiries. */
function OpenItems({ id }: { id: string }): ReactElement {
  const { t, formats } = useText('manager.users');
  const query = useQuery(personOpenQuery(id));
  return (
    <section className={css.open}>
      <h3 className={css.title}>{t('open.title')}</h3>
      <QueryView query={query} skeleton={<Skeleton shape="row" count={2} />}>
        {({ reservations, orders }) =>
          reservations.length + orders.length === 0 ? (
            <p>{t('open.nothing')}</p>
          ) : (
            <ul role="list" className={css.list}>
              {reservations.map(({ id: key, places, is_paid, slot }) => (
                <li key={key}>
                  <TextLink to={slotHref(slot.event_id, slot.id)}>
                    {slot.event.title}, {slot.name}
                  </TextLink>
                  {' – '}
                  {t('open.places', { count: places })}, {t(is_paid ? 'open.paid' : 'open.unpaid')},{' '}
                  {formats.dateTime(slot.date_start)}
                </li>
              ))}
              {orders.map(({ id: key, type, order_code, created_at }) => (
                <li key={key}>
                  {t(`open.${type}`, { code: order_code })}, {formats.date(created_at, 'short')}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
