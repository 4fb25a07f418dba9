import { textIn, type TicketCheck } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList, DateRange } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Details of the ticket, as far as the viewer may see them. */
export function TicketFacts({ check }: { check: TicketCheck }): ReactElement | null {
  const { t, locale } = useText('booking.check');
  const { t: common } = useText('booking');
  const { event, slot, ticket, reservation, exception } = check;
  if (!event) return null;
  const person = reservation && [reservation.person_name, reservation.person_email].filter(Boolean).join(', ');
  return (
    <DataList
      items={[
        { label: common('summary.event'), value: textIn(event, 'title', locale) },
        { label: common('summary.slot'), value: slot && textIn(slot, 'name', locale) },
        {
          label: common('event.when'),
          value: <DateRange start={(slot ?? event).date_start} end={slot?.date_end ?? null} />,
        },
        { label: t('check.company'), value: ticket?.custom_company },
        { label: t('check.person'), value: person },
        { label: t('check.paid'), value: reservation && t(reservation.is_paid ? 'check.yes' : 'check.no') },
        { label: t('check.number'), value: reservation?.variable_symbol },
        {
          label: t('check.admittedAs'),
          value:
            exception &&
            [t(`check.verdict.${exception.fault}`), exception.note, exception.person_name].filter(Boolean).join(' · '),
        },
      ]}
    />
  );
}
