import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { FilterChips, SearchField, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ListToolbar, ManagerList } from '@arbora/office';
import { reservationFilter, slotHref } from '../booking-view-state';
import { ReservationInvoice } from './reservation-invoice';
import { reservationListQuery } from './reservations.queries';
import { TicketRows } from './ticket-rows';
import { useReservationColumns } from './use-reservation-columns';

/** The reservations of one slot, with search and filter. */
export function ReservationList({ eventId, slotId }: { eventId: string; slotId: string }): ReactElement {
  const { t } = useText('manager.booking');
  const [params] = useSearchParams();
  const filter = reservationFilter(params);
  const reservations = useQuery(reservationListQuery({ slot: slotId, page: usePageParam(), ...filter }));
  const columns = useReservationColumns();
  return (
    <>
      <ListToolbar search={<SearchField name="q" label={t('reservations.search')} />}>
        <FilterChips
          name="paid"
          label={t('reservations.payment')}
          allLabel={t('reservations.all')}
          options={[
            { value: 'unpaid', label: t('reservations.unpaid') },
            { value: 'paid', label: t('reservations.paid') },
          ]}
        />
      </ListToolbar>
      <ManagerList
        query={reservations}
        columns={columns}
        keyOf={({ id }) => id}
        label={t('reservations.title')}
        details={{
          label: t('reservation.details'),
          of: (row) =>
            row.tickets.length > 0 ? (
              <>
                <TicketRows row={row} />
                {row.amount > 0 && <ReservationInvoice row={row} />}
              </>
            ) : null,
        }}
        nothingYet={{ title: t('reservations.none') }}
        withoutFilters={filter.q || filter.paid ? slotHref(eventId, slotId) : null}
      />
    </>
  );
}
