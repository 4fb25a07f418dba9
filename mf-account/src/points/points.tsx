import { Icon, NurseryRow } from '@arbora/ui';
import type { IconShape } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './points.module.css';

export interface PointsProps {
  title: string;
  points: readonly { icon: IconShape; text: string }[];
}

/** Reasons for filling in the form next to it. */
export function Points({ title, points }: PointsProps): ReactElement {
  return (
    <aside className={css.panel}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.list}>
        {points.map(({ icon, text }) => (
          <li key={text} className={css.point}>
            <Icon shape={icon} size="large" className={css.icon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={css.landscape}>
        <NurseryRow />
      </div>
    </aside>
  );
}
