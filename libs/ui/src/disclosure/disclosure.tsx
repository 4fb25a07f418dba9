import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { chevronDownIcon } from '../icon/icons';
import css from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Disclosures with the same name are exclusive. */
  name?: string;
}

/** Collapsible content; works without scripts and is found by the browser's search. */
export function Disclosure({ summary, children, open, name }: DisclosureProps): ReactElement {
  return (
    <details className={css.disclosure} open={open} name={name}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <Icon shape={chevronDownIcon} className={css.mark} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
