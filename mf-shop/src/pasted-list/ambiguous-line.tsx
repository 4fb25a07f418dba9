import { BASKET_AMOUNT_MAX } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useState, type ReactElement } from 'react';
import { AmountInput } from '../basket/amount-input';
import type { ListLine } from './list-lines';
import css from './lists.module.css';

interface AmbiguousLineProps {
  line: ListLine;
  onChange: (changed: Partial<ListLine>) => void;
}

/** An ambiguous line: the person chooses a plant and size, or keeps it as a note. */
export function AmbiguousLine({ line, onChange }: AmbiguousLineProps): ReactElement {
  const { t } = useText('shop.basket');
  const [amount, setAmount] = useState(String(line.amount));
  return (
    <li className={css.likely}>
      <p className={css.text}>{line.text}</p>
      <select
        className={css.select}
        aria-label={t('list.choose', { line: line.text })}
        value={line.choice ?? ''}
        onChange={(event) => onChange({ choice: event.target.value || null })}
      >
        {line.items.map(({ id, name, size, spec1, spec2 }) => (
          <option key={id} value={id}>
            {[name, size, spec1, spec2].filter(Boolean).join(' ')}
          </option>
        ))}
        <option value="">{t('list.leave')}</option>
      </select>
      <AmountInput
        text={amount}
        max={BASKET_AMOUNT_MAX}
        label={t('list.amountOf', { line: line.text })}
        onText={setAmount}
        onDone={(pieces) => onChange({ amount: pieces })}
      />
    </li>
  );
}
