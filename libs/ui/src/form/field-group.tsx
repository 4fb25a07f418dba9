import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './form.module.css';

export interface FieldGroupProps {
  /** Names the group; without it, it is only a row. */
  legend?: ReactNode;
  hint?: ReactNode;
  /** `row` puts the fields beside each other from 600 px on. */
  layout?: 'column' | 'row';
  /** Beside the legend: a button that removes the group. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together; one entry of a repeated part. */
export function FieldGroup({ legend, hint, layout = 'column', actions, children }: FieldGroupProps): ReactElement {
  const Tag = legend === undefined ? 'div' : 'fieldset';
  return (
    <Tag className={classNames(css.group, legend !== undefined && css.titled)}>
      {legend !== undefined && <legend className={css.legend}>{legend}</legend>}
      {actions !== undefined && <div className={css.groupActions}>{actions}</div>}
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      <div className={classNames(css.fields, layout === 'row' && css.row)}>{children}</div>
    </Tag>
  );
}
