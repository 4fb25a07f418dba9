import { BASKET_AMOUNT_MAX, CURRENCIES, type BasketItem, type Country } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { IconButton, Price } from '@arbora/ui';
import { trashIcon } from '@arbora/ui/icons';
import { memo, useState, type ReactElement } from 'react';
import { LatinName } from '../plant/latin-name';
import { useSizeText } from '../plant/use-size-text';
import { AmountInput } from './amount-input';
import { lineKey } from './basket-changes';
import css from './basket-line.module.css';
import { LineNote } from './line-note';
import type { LineProblem } from './line-problem';
import type { Offered } from './offered-lines.query';

export interface BasketLineProps {
  item: BasketItem;
  country: Country | null;
  /** Current state of an offer's line, null if the offer has ended; undefined if not known. */
  offered: Offered | null | undefined;
  problem: LineProblem | null;
  /** Decimals of all prices of the basket. */
  decimals: 0 | 2;
  onAmount: (key: string, amount: number) => void;
  onRemove: (key: string) => void;
}

/** A list item with a line of the basket. Memoized: there may be hundreds. */
export const BasketLine = memo(function BasketLine(props: BasketLineProps): ReactElement {
  const { item, country, offered, problem, decimals, onAmount, onRemove } = props;
  const { t } = useText('shop.basket');
  const sizeWords = useSizeText();
  const [draft, setDraft] = useState<string | null>(null);
  const key = lineKey(item);
  const size = [item.size, item.spec1, item.spec2].filter(Boolean).join(' ');
  const name = `${item.name} ${size}`.trim();
  const stock = offered?.inventory ?? BASKET_AMOUNT_MAX;
  return (
    <li className={css.item}>
      <article className={css.line}>
        <div className={css.names}>
          <h3 className={css.name}>
            <LatinName name={item.name} />
          </h3>
          <p className={css.size}>
            <strong>{size}</strong> {sizeWords(size)}
          </p>
        </div>
        <div className={css.amount}>
          <AmountInput
            text={draft ?? String(item.amount)}
            // The amount may exceed the remaining stock, which is reported beside it.
            max={Math.max(stock, 1)}
            label={t('amountOf', { name })}
            onText={setDraft}
            onDone={(amount) => {
              setDraft(null);
              if (amount !== item.amount) onAmount(key, amount);
            }}
          />
        </div>
        {offered?.price && country ? (
          <p className={css.price}>
            <Price amount={offered.price * item.amount} currency={CURRENCIES[country]} decimals={decimals} />
            <span className={css.each}>
              {item.amount} × <Price amount={offered.price} currency={CURRENCIES[country]} decimals={decimals} />
            </span>
          </p>
        ) : null}
        <IconButton
          className={css.remove}
          icon={trashIcon}
          label={t('remove', { name })}
          onClick={() => onRemove(key)}
        />
        <LineNote item={item} offered={offered} problem={problem} onAmount={onAmount} />
      </article>
    </li>
  );
});
