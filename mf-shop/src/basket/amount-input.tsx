import { useText } from '@arbora/i18n';
import { IconButton } from '@arbora/ui';
import { minusIcon, plusIcon } from '@arbora/ui/icons';
import { useId, type ReactElement } from 'react';
import { readAmount } from './amount';
import css from './amount-input.module.css';

export interface AmountInputProps {
  /** Content of the field, whether it is a valid amount or not. */
  text: string;
  max: number;
  /** Accessible name, which includes the plant. */
  label: string;
  onText: (text: string) => void;
  /** Called after a step or on blur. */
  onDone?: (amount: number) => void;
}

/** Number of pieces, typed or stepped. Invalid text is kept with an error message. */
export function AmountInput({ text, max, label, onText, onDone }: AmountInputProps): ReactElement {
  const { t, formats } = useText('shop');
  const faultId = useId();
  const read = readAmount(text, max);
  const amount = 'amount' in read ? read.amount : null;

  function step(by: number): void {
    const next = Math.min(max, Math.max(1, (amount ?? (by > 0 ? 0 : max + 1)) + by));
    onText(String(next));
    onDone?.(next);
  }
  const done = (): void => {
    if (amount !== null) onDone?.(amount);
  };
  return (
    <div className={css.amount}>
      <div className={css.field} role="group" aria-label={label}>
        <IconButton icon={minusIcon} label={t('basket.fewer')} disabled={amount === 1} onClick={() => step(-1)} />
        <input
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={text}
          aria-label={label}
          aria-invalid={amount === null || undefined}
          aria-describedby={amount === null ? faultId : undefined}
          onChange={(event) => onText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={done}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            done();
          }}
        />
        <IconButton icon={plusIcon} label={t('basket.more')} disabled={amount === max} onClick={() => step(1)} />
      </div>
      {'fault' in read && (
        <p id={faultId} className={css.fault} role="alert">
          {t(`basket.fault.${read.fault}`, { max: formats.number(max) })}
        </p>
      )}
    </div>
  );
}
