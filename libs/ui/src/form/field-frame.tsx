import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { errorIcon } from '../icon/icons';
import css from './form.module.css';
import type { Field } from './use-field';

/** Props shared by all fields. */
export interface FieldLabels {
  /** Path of the value in the form. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the field as optional next to the label; required fields have no mark. */
  optional?: boolean;
}

/** The part of a field that its frame shows; fields built on other libraries provide their own. */
type FramedField = Pick<Field, 'error' | 'ids'>;

export function FieldError({ field }: { field: FramedField }): ReactElement | null {
  if (field.error === undefined) return null;
  return (
    <p id={field.ids.error} className={css.error}>
      <Icon shape={errorIcon} />
      {field.error}
    </p>
  );
}

/** Label above, hint and error below a native field. */
export function FieldFrame(
  props: Omit<FieldLabels, 'name'> & { field: FramedField; className?: string | undefined; children: ReactNode },
): ReactElement {
  const { field, label, hint, optional, className, children } = props;
  const { t } = useText('ui');
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label} htmlFor={field.ids.input}>
        {label}
        {optional && <span className={css.optional}> {t('form.optional')}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={field.ids.hint} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}
