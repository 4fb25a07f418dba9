import { pragueDay, type Door } from '@arbora/domain';
import { useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { useState } from 'react';
import { doorSlotsQuery, type DoorSlot } from './door-slots.query';
import { DOOR_PARAM, doorParam, parseDoor } from './door-param';
import { storeDoor, storedDoor } from './stored-door';

const ANY_DOOR: Door = { eventId: null, slotId: null };

export interface ChosenDoor {
  door: Door;
  choose: (door: Door) => void;
  /** The options; undefined while loading. */
  slots: DoorSlot[] | undefined;
}

/** Today's only slot; null if there are none or several. */
function onlyDoor(slots: readonly DoorSlot[]): Door | null {
  const today = pragueDay(new Date());
  const [first, second] = slots.filter(({ date_start }) => pragueDay(date_start) === today);
  return first && !second ? { eventId: first.event.id, slotId: first.id } : null;
}

/** The event and slot for check-in: those of the URL, of this tab, today's only slot, or any. */
export function useDoor({ isStaff }: { isStaff: boolean }): ChosenDoor {
  const [search, setSearch] = useSearchParams();
  const [stored, setStored] = useState(storedDoor);
  const { data: slots } = useQuery({ ...doorSlotsQuery(), enabled: isStaff });

  function choose(door: Door): void {
    storeDoor(door);
    setStored(door);
    const next = new URLSearchParams(search);
    next.set(DOOR_PARAM, doorParam(door));
    setSearch(next, { replace: true });
  }
  const door = parseDoor(search.get(DOOR_PARAM)) ?? stored ?? onlyDoor(slots ?? []) ?? ANY_DOOR;
  return { door, choose, slots };
}
