import { textIn, typeset } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import {
  Card,
  DateBadge,
  DateTime,
  EmptyState,
  Grid,
  Icon,
  Image,
  QueryView,
  SeatsMark,
  Section,
  Skeleton,
  storedImage,
  TextLink,
  type StoredImage,
} from '@arbora/ui';
import { clockIcon, placeIcon, ticketIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { NEXT_EVENTS_COUNT, nextEventsQuery, type EventSummary } from './next-events.query';
import css from './next-events.module.css';

/** Width of a tile's picture: side by side from 600 px on, at most three in a row. */
const SIZES = '(min-width: 600px) 24rem, 100vw';

/** The next events at the nursery. */
export function NextEvents(): ReactElement {
  const { t } = useText('content.home');
  const query = useQuery(nextEventsQuery(NEXT_EVENTS_COUNT));
  return (
    <Section
      title={t('events.title')}
      lead={t('events.lead')}
      actions={
        <TextLink to={routes.publicBooking.href()} look="strong">
          {t('events.all')}
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<EventsSkeleton />}
        empty={
          <EmptyState title={t('events.none')} illustration={null}>
            {t('events.noneHint')}
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
  return (
    <Card
      title={textIn(event, 'title', locale)}
      to={routes.publicEvent.href({ id: event.id })}
      media={
        <div className={css.picture}>
          <Image {...pictureOf(event)} sizes={SIZES} alt="" ratio="3:2" />
          <span className={css.day}>
            <DateBadge value={event.date_start} />
          </span>
        </div>
      }
    >
      <ul role="list" className={css.facts}>
        <li>
          <Icon shape={clockIcon} size="small" />
          <DateTime value={event.date_start} format="time" />
        </li>
        <li>
          <Icon shape={placeIcon} size="small" />
          {typeset(event.address)}
        </li>
        {event.places && (
          <li>
            <Icon shape={ticketIcon} size="small" />
            <SeatsMark {...event.places} compact />
          </li>
        )}
      </ul>
    </Card>
  );
}

function pictureOf({ hero_image }: EventSummary): Pick<StoredImage, 'src' | 'srcSet'> | { src: null } {
  if (hero_image === null) return { src: null };
  const { src, srcSet } = storedImage(hero_image);
  return { src, srcSet };
}

function EventsSkeleton(): ReactElement {
  return (
    <Grid columns={3}>
      <Skeleton shape="card" count={NEXT_EVENTS_COUNT} />
    </Grid>
  );
}
