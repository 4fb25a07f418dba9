import { translateOrFallback } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { DateBadge, DateTime, EmptyState, Grid, Icon, QueryView, Section, Skeleton, TextLink } from '@arbora/ui';
import { clockIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { NEXT_EVENTS, nextEventsQuery, type EventSummary } from './next-events.query';
import css from './next-events.module.css';

/** The days on which one can come and see us. */
export function NextEvents(): ReactElement {
  const { t } = useText('content');
  const query = useQuery(nextEventsQuery(NEXT_EVENTS));
  return (
    <Section
      title={t('home.events.title')}
      lead={t('home.events.lead')}
      actions={
        <TextLink to={routes.publicBooking.href()} look="strong">
          {t('home.events.all')}
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<EventsSkeleton />}
        empty={
          <EmptyState title={t('home.events.none')} illustration={null}>
            {t('home.events.noneHint')}
          </EmptyState>
        }
      >
        {(events) => (
          <Grid as="ul" columns={3}>
            {events.map((event) => (
              <li key={event.id}>
                <EventTile event={event} />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
    </Section>
  );
}

function EventTile({ event }: { event: EventSummary }): ReactElement {
  const locale = useLocale();
  const title = translateOrFallback({ cs: event.title, en: event.title_en ?? event.title }, locale);
  return (
    <article className={css.event}>
      <DateBadge value={event.date_start} />
      <div className={css.words}>
        <h3 className={css.title}>
          <Link to={routes.publicBooking.href()} className={css.link}>
            {title}
          </Link>
        </h3>
        <p className={css.fact}>
          <Icon shape={clockIcon} size="small" />
          <DateTime value={event.date_start} format="time" />
        </p>
        <p className={css.fact}>
          <Icon shape={placeIcon} size="small" />
          {event.address}
        </p>
      </div>
    </article>
  );
}

function EventsSkeleton(): ReactElement {
  return (
    <Grid columns={3}>
      {Array.from({ length: NEXT_EVENTS }, (_, index) => (
        <div key={index} className={css.event}>
          <Skeleton shape="picture" />
        </div>
      ))}
    </Grid>
  );
}
