import { pragueDay, type SlotForCustomer, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink, DetailPage, PageLoading, QueryView, Section, Skeleton, Stack, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { EventFacts } from '../reserve/event-facts';
import { EventActions } from './event-actions';
import { EventPicture } from './event-picture';
import { EventStory } from './event-story';
import { publicEventQuery, publicSlotsQuery, SEATS_POLL_MS, type EventSummary } from './events.queries';
import { isPast } from './is-past';
import css from './public-event.module.css';
import { SlotRow } from './slot-row';

/** Reason that nothing of the event is reservable; null if something is. */
function closedBecause(event: EventSummary, slots: readonly SlotForCustomer[]): 'past' | 'begun' | 'full' | null {
  if (isPast(event.date_end ?? event.date_start)) return 'past';
  const coming = slots.filter(({ date_start }) => !isPast(date_start));
  if (slots.length > 0 && coming.length === 0) return 'begun';
  return coming.length > 0 && coming.every(({ is_available }) => !is_available) ? 'full' : null;
}

function Slots({ event, slots }: { event: EventSummary; slots: readonly SlotForCustomer[] }): ReactElement {
  const { t } = useText('booking');
  const closed = closedBecause(event, slots);
  const day = pragueDay(event.date_start);
  return (
    <Stack gap={5} align="stretch">
      {closed && (
        <Alert
          title={t(`publicEvent.${closed}`)}
          actions={
            <ButtonLink size="small" variant="secondary" to={routes.publicBooking.href()}>
              {t('event.others')}
            </ButtonLink>
          }
        >
          {t(`publicEvent.${closed}Hint`)}
        </Alert>
      )}
      {slots.length > 0 && (
        <ul role="list" className={css.slots} aria-label={t('event.slots')}>
          {slots.map((slot) => (
            <li key={slot.id}>
              <SlotRow slot={slot} event={event} slots={slots} showDay={pragueDay(slot.date_start) !== day} />
            </li>
          ))}
        </ul>
      )}
      {slots.length === 0 && closed === null && (
        <p>
          {t('event.noSlots')} <TextLink to={routes.reserveEvent.href({ id: event.id })}>{t('event.invited')}</TextLink>
        </p>
      )}
    </Stack>
  );
}

/** Public page of an event with its slots. */
function PublicEvent({ params }: PageProps<typeof routes.publicEvent>): ReactElement {
  const { t, locale } = useText('booking');
  const event = useQuery(publicEventQuery(params.id));
  const slots = useQuery({ ...publicSlotsQuery(params.id), refetchInterval: SEATS_POLL_MS });
  usePageTitle(event.data && textIn(event.data, 'title', locale));
  return (
    <QueryView query={event} empty={<NotFound />} skeleton={<PageLoading of="detail" shape="row" count={3} />}>
      {(found) => (
        <DetailPage
          breadcrumb={[{ label: t('publicBooking.title'), to: routes.publicBooking.href() }]}
          title={textIn(found, 'title', locale)}
          lead={textIn(found, 'perex', locale) || undefined}
          facts={
            <Stack gap={4}>
              <EventFacts event={found} />
              <EventActions event={found} title={textIn(found, 'title', locale)} />
            </Stack>
          }
          picture={found.hero_image === null ? undefined : <EventPicture image={found.hero_image} large />}
        >
          <Stack gap={7} align="stretch">
            <Section placement="inside" title={t('event.slots')}>
              <QueryView
                query={slots}
                empty={<Slots event={found} slots={[]} />}
                skeleton={<Skeleton shape="row" count={3} />}
              >
                {(list) => <Slots event={found} slots={list} />}
              </QueryView>
            </Section>
            <EventStory event={found} />
          </Stack>
        </DetailPage>
      )}
    </QueryView>
  );
}

export default definePage(routes.publicEvent, {
  queries: ({ params }) => [publicEventQuery(params.id), publicSlotsQuery(params.id)],
  Component: PublicEvent,
});
