import type { ReactElement } from 'react';
import type { PositionSummary } from './careers.queries';
import { PositionRow, type PositionRowProps } from './position-row';
import css from './positions.module.css';

interface PositionListProps extends Omit<PositionRowProps, 'position'> {
  positions: readonly PositionSummary[];
}

/** A list of positions. */
export function PositionList({ positions, ...row }: PositionListProps): ReactElement {
  return (
    <ul role="list" className={css.positions}>
      {positions.map((position) => (
        <li key={position.id}>
          <PositionRow position={position} {...row} />
        </li>
      ))}
    </ul>
  );
}
