import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, Button, Price, TextLink } from '@arbora/ui';
import { editIcon, mailIcon } from '@arbora/ui/icons';
import { type ListColumn, NameCell, Occupancy } from '@arbora/office';
import { slotHref, waitingHref } from '../booking-view-state';
import { DeleteButton } from '../delete-button';
import css from '../reservations/reservations.module.css';
import { deleteSlot } from './slot.mutations';
import type { SlotRow } from './slots.queries';

/** Columns of an event's slots. */
export function useSlotColumns(openForm: (slot: string) => void): ListColumn<SlotRow>[] {
  const { t, locale, formats } = useText('manager.booking');
  const { t: common } = useText('office');

  function limits(slot: SlotRow): string {
    if (slot.capacity_per_user === null) return '';
    const count = slot.capacity_per_user;
    return t(slot.capacity_by_ico ? 'slots.perCompany' : 'slots.perPerson', { count, number: formats.number(count) });
  }
  return [
    {
      key: 'name',
      title: t('slot.name'),
      role: 'name',
      render: (slot) => (
        <NameCell
          name={<TextLink to={slotHref(slot.event_id, slot.id)}>{textIn(slot, 'name', locale)}</TextLink>}
          badge={
            slot.whitelist.length > 0 && (
              <Badge icon={mailIcon}>
                {t('slots.invited', { count: slot.whitelist.length, number: formats.number(slot.whitelist.length) })}
              </Badge>
            )
          }
          below={limits(slot)}
        />
      ),
    },
    { key: 'start', short: true, title: t('slot.start'), render: ({ date_start }) => formats.dateTime(date_start) },
    { key: 'price', title: t('slot.price'), align: 'end', render: ({ price }) => <Price amount={price} /> },
    {
      key: 'seats',
      title: t('slots.seats'),
      render: ({ id, event_id, capacity_total, used, waiting }) => (
        <>
          <Occupancy used={used} total={capacity_total} />
          {waiting > 0 && (
            <TextLink look="quiet" to={waitingHref(event_id, id)}>
              {t('slots.waiting', { count: waiting, number: formats.number(waiting) })}
            </TextLink>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      title: common('list.actions'),
      role: 'actions',
      render: (slot) => (
        <span className={css.actions}>
          <Button
            variant="secondary"
            size="small"
            icon={editIcon}
            aria-label={common('action.named', { action: common('action.edit'), name: textIn(slot, 'name', locale) })}
            onClick={() => openForm(slot.id)}
          >
            {common('action.edit')}
          </Button>
          <DeleteButton isInRow of="slot" id={slot.id} name={textIn(slot, 'name', locale)} change={deleteSlot} />
        </span>
      ),
    },
  ];
}
