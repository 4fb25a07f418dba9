import { type Door, pragueDay, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Icon } from '@arbora/ui';
import { chevronDownIcon } from '@arbora/ui/icons';
import { useId, type ReactElement } from 'react';
import css from './door-choice.module.css';
import { doorParam, parseDoor } from './door-param';
import type { DoorSlot } from './door-slots.query';

interface Option {
  value: string;
  label: string;
}

function isToday({ date_start }: DoorSlot): boolean {
  return pragueDay(date_start) === pragueDay(new Date());
}

/** Events with several of the slots, by their first slot: the option for the whole event precedes it. */
function eventsByFirstSlot(slots: readonly DoorSlot[]): Map<DoorSlot, DoorSlot['event']> {
  const first = new Map<string, DoorSlot>();
  const events = new Map<DoorSlot, DoorSlot['event']>();
  for (const slot of slots) {
    const before = first.get(slot.event.id);
    if (before) events.set(before, slot.event);
    else first.set(slot.event.id, slot);
  }
  return events;
}

/** Choice of the checked event or slot; today's come first. */
export function DoorChoice(props: {
  door: Door;
  slots: readonly DoorSlot[];
  onChoose: (door: Door) => void;
}): ReactElement {
  const { door, slots, onChoose } = props;
  const { t, locale, formats } = useText('booking.check');
  const id = useId();

  function optionsOf(groupSlots: readonly DoorSlot[], when: (moment: string) => string): Option[] {
    const multiSlotEvents = eventsByFirstSlot(groupSlots);
    return groupSlots.flatMap((slot) => {
      const event = multiSlotEvents.get(slot);
      const title = textIn(slot.event, 'title', locale);
      const slotOption = {
        value: doorParam({ eventId: slot.event.id, slotId: slot.id }),
        label: `${when(slot.date_start)} ${title} – ${textIn(slot, 'name', locale)}`,
      };
      if (!event) return [slotOption];
      const eventOption = {
        value: doorParam({ eventId: event.id, slotId: null }),
        label: t('door.whole', { event: title }),
      };
      return [eventOption, slotOption];
    });
  }
  const groups = [
    { label: t('door.today'), options: optionsOf(slots.filter(isToday), (moment) => formats.time(moment)) },
    {
      label: t('door.later'),
      options: optionsOf(
        slots.filter((slot) => !isToday(slot)),
        (moment) => `${formats.date(moment, 'short')} ${formats.time(moment)}`,
      ),
    },
  ].filter(({ options }) => options.length > 0);
  const chosen = doorParam(door);
  const isListed = door.eventId === null || groups.some(({ options }) => options.some(({ value }) => value === chosen));
  return (
    <div className={css.door}>
      <label className={css.label} htmlFor={id}>
        {t('door.label')}
      </label>
      <div className={css.frame}>
        <select
          id={id}
          className={css.select}
          value={chosen}
          onChange={(event) => {
            const next = parseDoor(event.target.value);
            if (next) onChoose(next);
          }}
        >
          <option value={doorParam({ eventId: null, slotId: null })}>{t('door.any')}</option>
          {!isListed && <option value={chosen}>{t('door.unlisted')}</option>}
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon shape={chevronDownIcon} className={css.arrow} />
      </div>
    </div>
  );
}
