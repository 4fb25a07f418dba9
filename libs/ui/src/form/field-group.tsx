import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { errorIcon } from '../icon/icons';
import css from './form.module.css';

export interface FieldGroupProps {
  /** Names the group; without it, the group is only a layout row. */
  legend?: ReactNode;
  hint?: ReactNode;
  /** `row` places the fields in a row from 600 px on. */
  layout?: 'column' | 'row';
  /** Next to the legend: a button that removes the group. */
  actions?: ReactNode;
  /** Error of the group as a whole. */
  error?: ReactNode;
  children: ReactNode;
}

/** Related fields; one entry of a repeated group. */
export function FieldGroup(props: FieldGroupProps): ReactElement {
  const { legend, hint, layout = 'column', actions, error, children } = props;
  const errorId = useId();
  const Tag = legend === undefined ? 'div' : 'fieldset';
  return (
    <Tag
      className={classNames(css.group, legend !== undefined && css.titled)}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      {legend !== undefined && <legend className={css.legend}>{legend}</legend>}
      {actions !== undefined && <div className={css.groupActions}>{actions}</div>}
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      <div className={classNames(css.fields, layout === 'row' && css.row)}>{children}</div>
      {error !== undefined && (
        <p id={errorId} className={classNames(css.error, css.groupError)}>
          <Icon shape={errorIcon} />
          {error}
        </p>
      )}
    </Tag>
  );
}
