import type { BookingEventSlot } from '@arbora/domain';
import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Button, EmptyState, QueryView, Skeleton } from '@arbora/ui';
import { printIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { AttendeeFile } from './attendee-file';
import { AttendeeTable } from './attendee-table';
import { attendeesOf } from './attendees';
import css from './attendees.module.css';
import { attendeesQuery } from './attendees.queries';

interface AttendeeListProps {
  /** Of the event or slot, for files. */
  name: string;
  slots: readonly BookingEventSlot[];
}

/** The attendees of some slots on screen, as a file, and printed for check-in with a page per slot. */
export function AttendeeList({ name, slots }: AttendeeListProps): ReactElement {
  const { t, locale, formats } = useText('manager.booking');
  const query = useQuery(attendeesQuery(slots.map(({ id }) => id)));
  const none = <EmptyState title={t('attendees.none')}>{t('attendees.noneText')}</EmptyState>;
  if (slots.length === 0) return none;
  return (
    <QueryView query={query} skeleton={<Skeleton shape="row" count={6} />} isEmpty={() => false}>
      {(reservations) => {
        const attendees = attendeesOf(reservations, locale);
        if (attendees.length === 0) return none;
        return (
          <>
            <div className={css.tools}>
              <AttendeeFile name={name} slots={slots} attendees={attendees} />
              <Button size="small" variant="secondary" icon={printIcon} onClick={() => window.print()}>
                {t('attendees.print')}
              </Button>
            </div>
            {slots.map((slot) => {
              const own = attendees.filter(({ slotId }) => slotId === slot.id);
              const count = t('attendees.count', { count: own.length, number: formats.number(own.length) });
              return (
                <section key={slot.id} className={css.sheet}>
                  <h2
                    className={css.slot}
                  >{`${textIn(slot, 'name', locale)} · ${formats.dateTime(slot.date_start)}`}</h2>
                  <p className={css.count}>{count}</p>
                  {own.length > 0 && <AttendeeTable label={textIn(slot, 'name', locale)} attendees={own} />}
                </section>
              );
            })}
          </>
        );
      }}
    </QueryView>
  );
}
