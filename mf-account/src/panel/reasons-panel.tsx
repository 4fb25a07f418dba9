import { Icon, NurseryRow } from '@arbora/ui';
import type { IconShape } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './reasons-panel.module.css';

export interface ReasonsPanelProps {
  title: string;
  reasons: readonly { icon: IconShape; text: string }[];
}

/** Reasons for filling in the form next to it. */
export function ReasonsPanel({ title, reasons }: ReasonsPanelProps): ReactElement {
  return (
    <aside className={css.panel}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.list}>
        {reasons.map(({ icon, text }) => (
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
