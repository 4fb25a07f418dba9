import { pragueDay } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { today, weeksOf } from './month';
import type { Scheduled } from './scheduled.queries';
import { ScheduledLink } from './scheduled-link';
import css from './schedule.module.css';

/** A month as weeks of days, each with what appears on it. */
export function MonthTable({ month, items }: { month: string; items: readonly Scheduled[] }): ReactElement {
  const { formats } = useText('manager.content');
  const weeks = weeksOf(month);
  const now = today();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" className={css.weekday}>
              <abbr title={formats.weekday(day, 'long')}>{formats.weekday(day)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={css.day} data-outside={!day.startsWith(month) || undefined}>
                <time dateTime={day} aria-current={day === now ? 'date' : undefined} className={css.number}>
                  {Number(day.slice(-2))}
                </time>
                <ul role="list" className={css.items}>
                  {items
                    .filter(({ at }) => pragueDay(at) === day)
                    .map((item) => (
                      <li key={item.id}>
                        <ScheduledLink item={item} />
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
