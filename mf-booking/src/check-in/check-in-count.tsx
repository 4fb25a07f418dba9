import type { Door, DoorList } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Progress } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './check-in-count.module.css';

interface CheckInCountProps {
  list: DoorList;
  door: Door;
  /** Tickets checked in offline on this device. */
  admittedOffline: ReadonlySet<string>;
}

/** Number of checked-in tickets out of all: 17/24. */
export function CheckInCount({ list, door, admittedOffline }: CheckInCountProps): ReactElement {
  const { t, formats } = useText('booking.checkIn');
  const expected = list.tickets.filter(
    ({ slot_id, is_paid }) => is_paid && (door.slotId === null || slot_id === door.slotId),
  );
  const inside = expected.filter(({ id, checked_at }) => checked_at !== null || admittedOffline.has(id)).length;
  return (
    <div className={css.count}>
      <p className={css.words}>
        <strong className={css.number}>
          {formats.number(inside)}/{formats.number(expected.length)}
        </strong>{' '}
        {t('inside')}
      </p>
      <Progress value={inside} max={Math.max(1, expected.length)} label={null} />
    </div>
  );
}
