import { PAGE_SIZE, textIn } from '@arbora/domain';
import {
  defineSection,
  fixedField,
  flagField,
  moneyField,
  momentField,
  numberField,
  textField,
  toInput,
  type Section,
} from '@arbora/office';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { editIcon, mailIcon, trashIcon } from '@arbora/ui/icons';
import { bookingKeys } from '../booking-keys';
import { slotHref } from '../booking-view-state';
import { capacityField } from './capacity-field';
import { SlotSeats } from './slot-seats';
import { requestDeletion } from './slot.mutations';
import { whitelistField } from './whitelist-field';

interface SlotForm {
  /** Start of a new slot: that of its event. */
  start: string;
  /** Reserved seats of the edited slot. */
  used: number;
}

/** The slots of an event, soonest first. `form` is needed for the drawer of a slot only. */
export function slotsOf(event: string, { start, used }: Partial<SlotForm> = {}): Section {
  return defineSection({
    name: 'slots',
    resource: 'booking_event_slot',
    history: 'event_slot',
    select:
      'id,event_id,name,name_en,name_pl,date_start,price,capacity_total,capacity_per_user,capacity_by_ico,whitelist,version',
    texts: 'manager.booking',
    title: 'slots.title',
    route: routes.managerBooking,
    pageSize: PAGE_SIZE.events,
    base: (query) => query.eq('event_id', event),
    order: ['date_start'],
    nameOf: (slot, { locale }) => textIn(slot, 'name', locale),
    pageOf: ({ id }) => slotHref(event, id),
    emptyState: { title: 'slots.none', text: 'slots.noneText' },
    invalidates: bookingKeys,
    columns: [
      {
        key: 'name',
        title: 'slot.name',
        sort: true,
        cell: ({ whitelist }, { t, formats }) =>
          whitelist.length > 0 && (
            <Badge icon={mailIcon}>
              {t('slots.invited', { count: whitelist.length, number: formats.number(whitelist.length) })}
            </Badge>
          ),
      },
      { key: 'date_start', title: 'slot.start', kind: 'moment', sort: true },
      {
        key: 'price',
        title: 'slot.price',
        kind: 'money',
        sort: true,
        cell: ({ price }, { ui, formats }) => (price === 0 ? ui('price.free') : formats.money(price)),
      },
      {
        key: 'capacity_per_user',
        title: 'slot.limit',
        cell: ({ capacity_per_user: count, capacity_by_ico }, { t, formats }) =>
          count !== null &&
          t(capacity_by_ico ? 'slots.perCompany' : 'slots.perPerson', { count, number: formats.number(count) }),
      },
      { key: 'capacity_total', title: 'slots.seats', sort: true, cell: (slot) => <SlotSeats slot={slot} /> },
    ],
    form: {
      create: 'slot.new',
      wording: 'booking',
      refusals: { 'booking.capacity_below_used': 'capacity_total' },
      check: ({ capacity_by_ico, capacity_per_user }) =>
        capacity_by_ico === true && capacity_per_user === null ? { capacity_per_user: 'per_user_needed' } : {},
      fields: [
        fixedField('event_id', event, 'slot.one'),
        textField('name', { label: 'slot.name', max: 200, required: true, languages: true }),
        {
          ...momentField('date_start', { label: 'slot.start', required: true }),
          inputOf: (value: unknown) => toInput((value as string | undefined) ?? start ?? null),
        },
        [
          moneyField('price', { label: 'slot.price', hint: 'slot.priceHint', max: 99_999_999, required: true }),
          capacityField(used ?? 0),
        ],
        numberField('capacity_per_user', { label: 'slot.perUser', hint: 'slot.perUserHint', min: 1 }),
        flagField('capacity_by_ico', { label: 'slot.byIco', hint: 'slot.byIcoHint' }),
        whitelistField(),
      ],
    },
    search: { label: 'slots.search', by: ['name', 'name_en', 'name_pl'] },
    actions: [
      {
        name: 'edit',
        label: 'slot.edit',
        icon: editIcon,
        to: ({ id }) => routes.managerBooking.href({ event, form: id }),
      },
      {
        name: 'delete',
        label: 'slot.deleteShort',
        icon: trashIcon,
        tone: 'danger',
        ask: { title: 'slot.deleteTitle', text: 'slot.deleteText' },
        run: async (rows) => {
          for (const { id } of rows) await requestDeletion(id);
        },
        done: 'slot.deleted',
        errors: { '23503': 'slot.hasReservations' },
      },
    ],
  });
}
