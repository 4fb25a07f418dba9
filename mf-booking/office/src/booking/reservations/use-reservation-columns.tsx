import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import { type ListColumn, NameCell, PersonMark, personEmail } from '@arbora/office';
import { ReservationActions } from './reservation-actions';
import { holderOf, reservationState, type ReservationRow, type ReservationState } from './reservation-row';
import css from './reservations.module.css';

const TONES: Readonly<Record<ReservationState, Tone>> = {
  paid: 'success',
  free: 'success',
  unpaid: 'warning',
  overdue: 'error',
  empty: 'neutral',
};

/** Columns of a slot's reservations. */
export function useReservationColumns(): ListColumn<ReservationRow>[] {
  const { t, formats } = useText('manager.booking');
  const { t: common } = useText('office');

  function below(row: ReservationRow): string {
    if (row.is_paid)
      return row.paid_at && row.amount > 0 ? t('reservation.paidAt', { date: formats.date(row.paid_at, 'short') }) : '';
    return row.due_at ? t('reservation.due', { date: formats.date(row.due_at, 'short') }) : '';
  }
  return [
    {
      key: 'person',
      title: t('reservation.person'),
      role: 'name',
      render: (row) => (
        <NameCell
          name={holderOf(row)}
          badge={<PersonMark state={row.person_state} />}
          below={[row.person_name && personEmail(row), row.person_company].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'vs',
      title: t('reservation.vs'),
      render: (row) => <span className={css.symbol}>{row.variable_symbol}</span>,
    },
    {
      key: 'places',
      short: true,
      title: t('reservation.places'),
      render: (row) => (
        <NameCell
          name={formats.number(row.places)}
          below={
            row.checked_count > 0 && t('reservation.placesChecked', { checked: formats.number(row.checked_count) })
          }
        />
      ),
    },
    {
      key: 'amount',
      short: true,
      title: t('reservation.amount'),
      align: 'end',
      render: (row) => formats.money(row.amount),
    },
    {
      key: 'state',
      short: true,
      title: t('reservation.state'),
      render: (row) => {
        const state = reservationState(row);
        return (
          <NameCell name={<Badge tone={TONES[state]}>{t(`reservation.states.${state}`)}</Badge>} below={below(row)} />
        );
      },
    },
    {
      key: 'created',
      short: true,
      title: t('reservation.created'),
      render: (row) => formats.date(row.created_at, 'short'),
    },
    {
      key: 'actions',
      title: common('list.actions'),
      role: 'actions',
      render: (row) => <ReservationActions row={row} />,
    },
  ];
}
