import { pragueDay } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { ButtonLink, EmptyState, QueryView, Skeleton, useParamLink } from '@arbora/ui';
import { chevronLeftIcon, chevronRightIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useNarrowWindow, definePageView } from '@arbora/office';
import { Agenda } from './agenda';
import { boundsOf, monthOf, shiftMonth, today, weeksOf } from './month';
import { MonthTable } from './month-table';
import { scheduledQuery } from './scheduled.queries';
import css from './schedule.module.css';

/** The month in the URL. */
function monthIn(search: URLSearchParams): string {
  return monthOf(search.get('month'), today());
}

function queryOf(month: string) {
  const { start, end } = boundsOf(weeksOf(month));
  return scheduledQuery(start, end);
}

/** News, pages and issues by their publication day in Prague time. */
function ScheduleView(): ReactElement {
  const { t, formats } = useText('manager.content');
  const [search] = useSearchParams();
  const link = useParamLink();
  const isNarrow = useNarrowWindow();
  const month = monthIn(search);
  const query = useQuery(queryOf(month));
  const at = (by: number) => link({ month: shiftMonth(month, by) });
  return (
    <>
      <div className={css.head}>
        <h2 className={css.month} aria-live="polite">
          {formats.month(`${month}-15`)}
        </h2>
        <nav className={css.steps} aria-label={t('schedule.months')}>
          <ButtonLink size="small" variant="secondary" icon={chevronLeftIcon} to={at(-1)}>
            {t('schedule.previous')}
          </ButtonLink>
          <ButtonLink size="small" variant="secondary" to={link({ month: null })}>
            {t('schedule.today')}
          </ButtonLink>
          <ButtonLink size="small" variant="secondary" iconEnd={chevronRightIcon} to={at(1)}>
            {t('schedule.next')}
          </ButtonLink>
        </nav>
      </div>
      <QueryView query={query} skeleton={<Skeleton shape="row" count={6} />} isEmpty={() => false}>
        {(items) =>
          !isNarrow ? (
            <MonthTable month={month} items={items} />
          ) : items.some((item) => pragueDay(item.at).startsWith(month)) ? (
            <Agenda items={items.filter((item) => pragueDay(item.at).startsWith(month))} />
          ) : (
            <EmptyState title={t('schedule.none')} />
          )
        }
      </QueryView>
    </>
  );
}

export const schedule = definePageView({
  name: 'schedule',
  texts: 'manager.content',
  title: 'schedule.title',
  lead: 'schedule.lead',
  route: routes.managerNews,
  Component: ScheduleView,
  queries: (search) => [queryOf(monthIn(search))],
});
