import { PAGE_SIZE, textIn, VAT_CATEGORIES } from '@arbora/domain';
import {
  areaField,
  defineSection,
  flagField,
  imageField,
  momentField,
  Occupancy,
  personSource,
  relationField,
  selectField,
  textField,
  type Section,
} from '@arbora/office';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import { bookingKeys } from '../booking-keys';
import { eventHref } from '../booking-view-state';
import { seatsOf } from './event-seats';
import { maskVsField } from './mask-vs-field';
import { startOfToday } from './start-of-today';

/** Events from today on, soonest first. */
export const upcomingEvents: Section = defineSection({
  name: 'upcoming',
  resource: 'booking_event',
  select: `id,title,title_en,title_pl,address,date_start,date_end,mask_vs,is_public,created_at,version,
    slots:booking_event_slot(capacity_total),capacities:event_slots_capacity(used)`,
  detailSelect: '*',
  texts: 'manager.booking',
  title: 'booking.title',
  route: routes.managerBooking,
  pageSize: PAGE_SIZE.events,
  base: (query) => query.gte('date_start', startOfToday()),
  order: ['date_start'],
  nameOf: (event, { locale }) => textIn(event, 'title', locale),
  pageOf: ({ id }) => eventHref(id),
  emptyState: { title: 'events.noneFuture', text: 'events.noneFutureText' },
  invalidates: bookingKeys,
  columns: [
    {
      key: 'title',
      title: 'event.title',
      sort: true,
      cell: ({ is_public }, { t }) => !is_public && <Badge icon={eyeOffIcon}>{t('event.hidden')}</Badge>,
    },
    { key: 'date_start', title: 'event.start', kind: 'moment', sort: true },
    { key: 'date_end', title: 'event.end', kind: 'moment', sort: true, hidden: true },
    { key: 'address', title: 'event.address', sort: true },
    { key: 'mask_vs', title: 'event.maskVs', hidden: true },
    {
      key: 'slots',
      title: 'events.slots',
      kind: 'number',
      cell: ({ slots }, { t, formats }) => (slots.length === 0 ? t('events.noSlots') : formats.number(slots.length)),
      exported: ({ slots }) => slots.length,
    },
    {
      key: 'capacities',
      title: 'events.seats',
      cell: (event) => {
        const { used, total } = seatsOf(event);
        return total === 0 ? null : <Occupancy used={used} total={total} />;
      },
      exported: (event) => seatsOf(event).used,
    },
    { key: 'created_at', title: 'event.created_at', kind: 'moment', sort: true, hidden: true },
  ],
  form: {
    create: 'event.new',
    created: 'event.created',
    wording: 'booking',
    refusals: { 'booking.mask_vs_fixed': 'mask_vs' },
    check: ({ date_start, date_end }) =>
      date_end !== '' && String(date_end) < String(date_start) ? { date_end: 'end_before_start' } : {},
    fields: [
      textField('title', { label: 'event.title', max: 200, required: true, languages: true }),
      [
        momentField('date_start', { label: 'event.start', hint: 'event.startHint', required: true }),
        momentField('date_end', { label: 'event.end' }),
      ],
      textField('address', { label: 'event.address', max: 300, required: true }),
      areaField('perex', { label: 'event.perex', max: 2000, languages: true }),
      imageField('hero_image', { label: 'event.picture', hint: 'event.pictureHint' }),
      areaField('story', { label: 'event.story', hint: 'event.storyHint', max: 10_000, rows: 6, languages: true }),
      areaField('bring', { label: 'event.bring', max: 1000, languages: true }),
      relationField('leader_id', { label: 'event.leader', source: personSource }),
      maskVsField(),
      selectField('vat_category', {
        label: 'event.vat',
        hint: 'event.vatHint',
        values: VAT_CATEGORIES,
        valueLabel: (value, { t }) => t(`event.vatCategory.${value}`),
        required: true,
        initial: 'standard',
      }),
      flagField('is_public', { label: 'event.isPublic', hint: 'event.isPublicHint' }),
    ],
  },
  search: { label: 'events.search', by: ['title', 'title_en', 'title_pl', 'address', 'mask_vs'] },
  actions: [
    {
      name: 'publish',
      label: 'event.publish',
      icon: eyeIcon,
      inRow: false,
      appliesTo: ({ is_public }) => !is_public,
      change: { is_public: true },
      done: 'event.published',
    },
    {
      name: 'hide',
      label: 'event.hide',
      icon: eyeOffIcon,
      inRow: false,
      appliesTo: ({ is_public }) => is_public,
      change: { is_public: false },
      done: 'event.unpublished',
    },
  ],
});

/** Past events, latest first. */
export const pastEvents: Section = {
  ...upcomingEvents,
  name: 'past',
  base: (query) => query.lt('date_start', startOfToday()),
  order: ['-date_start'],
  emptyState: { title: 'events.nonePast' },
};

/** The events of the period in the URL. */
export function eventsIn(params: URLSearchParams): Section {
  return params.get('when') === 'past' ? pastEvents : upcomingEvents;
}
