import type { Door, DoorList } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Progress } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './check-in-count.module.css';
import type { Scan } from './door-scan';

/** Number of checked-in tickets out of all: 17/24. */
export function CheckInCount(props: { list: DoorList; door: Door; waiting: readonly Scan[] }): ReactElement {
  const { list, door, waiting } = props;
  const { t, formats } = useText('booking.checkIn');
  const letIn = new Set(waiting.map(({ id }) => id));
  const expected = list.tickets.filter(
    ({ slot_id, is_paid }) => is_paid && (door.slotId === null || slot_id === door.slotId),
  );
  const inside = expected.filter(({ id, checked_at }) => checked_at !== null || letIn.has(id)).length;
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
