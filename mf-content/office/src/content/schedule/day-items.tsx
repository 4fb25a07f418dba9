import { pragueDay } from '@arbora/domain';
import type { ReactElement } from 'react';
import type { Scheduled } from './scheduled.queries';
import { ScheduledLink } from './scheduled-link';
import css from './schedule.module.css';

/** The publications of one day in Prague time. */
export function DayItems({ items, day }: { items: readonly Scheduled[]; day: string }): ReactElement {
  return (
    <ul role="list" className={css.items}>
      {items
        .filter(({ at }) => pragueDay(at) === day)
        .map((item) => (
          <li key={item.id}>
            <ScheduledLink item={item} />
          </li>
        ))}
    </ul>
  );
}
