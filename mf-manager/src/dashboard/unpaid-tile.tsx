import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { slotHref } from '../booking/booking-view-state';
import { PersonMark } from '../person/person-mark';
import { personName } from '../person/person-name';
import css from './dashboard.module.css';
import { Tile } from './tile';
import { unpaidReservationsQuery } from './unpaid.queries';

/** Unpaid reservations. */
export function UnpaidTile(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  const unpaid = useQuery(unpaidReservationsQuery());
  return (
    <Tile
      title={t('dashboard.unpaid.title')}
      link={{ to: routes.managerPayments.href({ list: 'unpaid' }), text: t('dashboard.unpaid.open') }}
      query={unpaid}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.unpaid.none')}
    >
      {({ rows }) => (
        <ul role="list" className={css.rows} aria-label={t('dashboard.unpaid.soonest')}>
          {rows.map((row) => (
            <li key={row.id} className={css.row}>
              <TextLink look="quiet" to={slotHref(row.event_id, row.event_slot_id, { paid: 'unpaid' })}>
                {personName(row) ?? row.variable_symbol}
              </TextLink>
              <span className={css.side}>
                <PersonMark state={row.person_state} />
                {formats.money(row.amount)}
                {row.due_at && (
                  <span className={css.muted}>
                    {t('dashboard.unpaid.due', { date: formats.date(row.due_at, 'short') })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
