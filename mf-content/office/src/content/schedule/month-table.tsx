import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { DayItems } from './day-items';
import { today, weeksOf } from './month';
import type { Scheduled } from './scheduled.queries';
import css from './schedule.module.css';

/** A month as a table of weeks; each day lists its publications. */
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
                <DayItems items={items} day={day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
