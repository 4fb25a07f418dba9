import { CURRENCIES, priceDecimals, quoteTotal, type Basket, type BasketItem } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { Alert, Button, Deferred, Price } from '@arbora/ui';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { BasketLine } from './basket-line';
import { lineKey, removing, restoring, settingAmount } from './basket-changes';
import css from './basket-lines.module.css';
import type { LineProblem } from './line-problem';
import { offeredIds, offeredQuery, type OfferedById } from './offered-lines.query';
import type { OwnBasket } from './use-basket';

export interface BasketLinesProps {
  own: OwnBasket;
  basket: Basket;
  /** The line that prevented the order. */
  problem: LineProblem | null;
  /** Called when that line was changed or removed. */
  onSolved: () => void;
}

/** Lines rendered at once; the others follow in time slices, which an input may interrupt. */
const FIRST = 30;
const NOTHING_OFFERED: OfferedById = new Map();

/** The lines with amounts and any prices, and an undo for the last removed one. */
export function BasketLines({ own, basket, problem, onSolved }: BasketLinesProps): ReactElement | null {
  const { t, formats } = useText('shop.basket');
  const { store, personId, saved } = own;
  const [removed, setRemoved] = useState<{ line: BasketItem; index: number } | null>(null);
  const { items } = basket;
  const country = saved?.country ?? null;
  const ids = useMemo(() => offeredIds(items), [items]);
  const { data: offered } = useQuery({
    ...offeredQuery(personId, country, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

  const setAmount = useCallback(
    (key: string, amount: number) => {
      store.change(settingAmount(key, amount));
      onSolved();
    },
    [store, onSolved],
  );
  const remove = useCallback(
    (key: string) => {
      const now = store.get().basket?.items ?? [];
      const index = now.findIndex((item) => lineKey(item) === key);
      const line = now[index];
      if (!line) return;
      setRemoved({ line, index });
      store.change(removing(key));
      onSolved();
    },
    [store, onSolved],
  );
  const decimals = priceDecimals([...(offered ?? NOTHING_OFFERED).values()].map(({ price }) => price));
  // Not rendered again when only the state of the save changes.
  const rows = useMemo(
    () =>
      items.map((item) => {
        const key = lineKey(item);
        return (
          <BasketLine
            key={key}
            item={item}
            country={country}
            offered={item.offer_item_id ? offered && (offered.get(item.offer_item_id) ?? null) : undefined}
            problem={problem?.key === key ? problem : null}
            decimals={decimals}
            onAmount={setAmount}
            onRemove={remove}
          />
        );
      }),
    [items, country, offered, problem, decimals, setAmount, remove],
  );
  const total = totalOf(items, offered ?? NOTHING_OFFERED);
  return (
    <section className={css.lines} aria-labelledby="basket-lines">
      {items.length > 0 && (
        <h2 id="basket-lines" className={css.title}>
          {t('lines', { number: formats.number(items.length) })}
        </h2>
      )}
      {removed && (
        <Alert
          live
          title={t('removed', { name: removed.line.name })}
          onClose={() => setRemoved(null)}
          actions={
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                store.change(restoring(removed.line, removed.index));
                setRemoved(null);
              }}
            >
              {t('undo')}
            </Button>
          }
        />
      )}
      <ul role="list">
        {rows.slice(0, FIRST)}
        <Deferred reserveSpace={false}>{rows.slice(FIRST)}</Deferred>
      </ul>
      {total !== null && country !== null && (
        <p className={css.total}>
          {t('total')} <Price amount={total} currency={CURRENCIES[country]} decimals={decimals} size="large" />
        </p>
      )}
    </section>
  );
}

/** Total of all lines with a price; null if there is none. */
function totalOf(items: readonly BasketItem[], offered: OfferedById): number | null {
  const priced = items.flatMap(({ offer_item_id, amount }) => {
    const price = offer_item_id ? offered.get(offer_item_id)?.price : null;
    return price ? [{ price, amount }] : [];
  });
  return priced.length === 0 ? null : quoteTotal(priced);
}
