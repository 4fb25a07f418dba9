import { BASKET_AMOUNT_MAX } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useId, useState, type ReactElement } from 'react';
import { AmountInput } from '../basket/amount-input';
import { LatinName } from '../plant/latin-name';
import { DoubtText } from './doubt-text';
import { byPlant, sizeText, type ListLine } from './list-lines';
import css from './lists.module.css';

interface AmbiguousLineProps {
  line: ListLine;
  onChange: (changed: Partial<ListLine>) => void;
}

/** An ambiguous line: the person chooses a plant and size, or keeps it as a note. The sizes are grouped by plant. */
export function AmbiguousLine({ line, onChange }: AmbiguousLineProps): ReactElement {
  const { t } = useText('shop.basket');
  const [amount, setAmount] = useState(String(line.amount));
  const name = useId();
  const radio = (choice: string | null, label: string, text = label): ReactElement => (
    <label key={choice} className={css.size}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={line.choice === choice}
        onChange={() => onChange({ choice })}
      />
      {text}
    </label>
  );
  return (
    <li className={css.likely}>
      <div>
        <p className={css.text}>{line.text}</p>
        <p className={css.hint}>
          <DoubtText line={line} />
        </p>
      </div>
      <AmountInput
        text={amount}
        max={BASKET_AMOUNT_MAX}
        label={t('list.amountOf', { line: line.text })}
        onText={setAmount}
        onDone={(pieces) => onChange({ amount: pieces })}
      />
      <div role="radiogroup" aria-label={t('list.choose', { line: line.text })} className={css.plants}>
        {byPlant(line.items).map(([plant, items]) => (
          <div key={plant}>
            <LatinName name={plant} />
            <div className={css.sizes}>
              {items.map((item) => radio(item.id, `${plant} ${sizeText(item)}`, sizeText(item) || plant))}
            </div>
          </div>
        ))}
        <div className={css.sizes}>{radio(null, t('list.leave'))}</div>
      </div>
    </li>
  );
}
