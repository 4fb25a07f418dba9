import { pragueDay } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { DayItems } from './day-items';
import type { Scheduled } from './scheduled.queries';
import css from './schedule.module.css';

/** Days with publications as a list, for narrow windows. */
export function Agenda({ items }: { items: readonly Scheduled[] }): ReactElement {
  const { formats } = useText('manager.content');
  const days = [...new Set(items.map(({ at }) => pragueDay(at)))];
  return (
    <ol className={css.agenda}>
      {days.map((day) => (
        <li key={day}>
          <h3 className={css.agendaDay}>
            {formats.weekday(day)} {formats.date(day)}
          </h3>
          <DayItems items={items} day={day} />
        </li>
      ))}
    </ol>
  );
}
