import type { BookingEvent } from '@arbora/domain';
import { RecordDrawer } from '@arbora/office';
import { useMemo, type ReactElement } from 'react';
import { slotsOf } from './slots.section';
import type { SlotRow } from './slots.queries';

interface SlotDrawerProps {
  event: BookingEvent;
  /** Null for a new one. */
  slot: SlotRow | null;
  onClosed: () => void;
}

/** Creates or edits a slot of an event. */
export function SlotDrawer({ event, slot, onClosed }: SlotDrawerProps): ReactElement {
  const used = slot?.used ?? 0;
  const { id, date_start } = event;
  const section = useMemo(() => slotsOf(id, { start: date_start, used }), [id, date_start, used]);
  return <RecordDrawer section={section} id={slot?.id ?? 'new'} onClosed={onClosed} />;
}
