import { Slot } from '@arbora/remote';
import { reservationTarget } from '@arbora/routes';
import type { ReactElement } from 'react';
import css from './intended-event.module.css';

/** The event behind `back`, if it is a reservation; its space is reserved while it loads. */
export function IntendedEvent({ back }: { back: string | null }): ReactElement | null {
  if (back === null || !reservationTarget(back)) return null;
  return (
    <div className={css.place}>
      <Slot name="intended-event" input={back} />
    </div>
  );
}
