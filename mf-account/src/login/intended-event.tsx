import { Slot } from '@arbora/remote';
import { reservationTarget } from '@arbora/routes';
import type { ReactElement } from 'react';
import css from './intended-event.module.css';

/** The event behind `returnPath`, if it is a reservation; its space is reserved while it loads. */
export function IntendedEvent({ returnPath }: { returnPath: string | null }): ReactElement | null {
  if (returnPath === null || !reservationTarget(returnPath)) return null;
  return (
    <div className={css.place}>
      <Slot name="intended-event" input={returnPath} />
    </div>
  );
}
