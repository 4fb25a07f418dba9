import { useText } from '@arbora/i18n';
import { useState, type ReactElement } from 'react';
import { IconButton } from '../button/icon-button';
import { FieldFrame, type FieldLabels } from './field-frame';
import css from './form.module.css';
import { useField } from './use-field';
import { eyeIcon, eyeOffIcon } from '../icon/icons';

export interface PasswordFieldProps extends FieldLabels {
  /** Tells password managers which password is expected. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a visibility toggle. */
export function PasswordField({ name, label, hint, optional, autoComplete }: PasswordFieldProps): ReactElement {
  const { t } = useText('ui');
  const [shown, setShown] = useState(false);
  const field = useField(name, hint);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={css.password}>
        <input
          className={css.input}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...field.input}
        />
        <IconButton
          icon={shown ? eyeOffIcon : eyeIcon}
          label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
          className={css.eye}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
