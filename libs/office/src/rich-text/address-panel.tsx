import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import css from './rich-text.module.css';

export interface PanelField {
  name: string;
  label: string;
  hint?: string;
}

interface AddressPanelProps {
  label: string;
  fields: readonly PanelField[];
  initial: Readonly<Record<string, string>>;
  submitLabel: string;
  /** Error code; undefined if the value is valid. */
  onSubmit: (values: Readonly<Record<string, string>>) => string | undefined;
  onClose: () => void;
  more?: ReactNode;
}

/** Asks for a URL below the toolbar. Handles Enter itself: forms cannot be nested. */
export function AddressPanel(props: AddressPanelProps): ReactElement {
  const { label, fields, initial, submitLabel, onSubmit, onClose, more } = props;
  const { t } = useText('ui');
  const [values, setValues] = useState(initial);
  const [fault, setFault] = useState<string>();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else setFault(onSubmit(values));
  }
  return (
    <div className={css.panel} role="group" aria-label={label}>
      {fields.map((field, index) => (
        <label key={field.name} className={css.panelField}>
          <span>{field.label}</span>
          <input
            ref={index === 0 ? first : undefined}
            className={css.panelInput}
            value={values[field.name] ?? ''}
            aria-invalid={index === 0 && fault !== undefined ? true : undefined}
            aria-describedby={index === 0 ? `${id}-fault` : undefined}
            onKeyDown={press}
            onChange={({ target }) => setValues({ ...values, [field.name]: target.value })}
          />
          {field.hint !== undefined && <span className={css.hint}>{field.hint}</span>}
        </label>
      ))}
      <p id={`${id}-fault`} className={css.fault} role="alert">
        {fault}
      </p>
      <div className={css.panelButtons}>
        <Button size="small" onClick={() => setFault(onSubmit(values))}>
          {submitLabel}
        </Button>
        {more}
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
