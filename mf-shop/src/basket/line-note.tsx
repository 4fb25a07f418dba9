import type { BasketItem } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Alert, Button } from '@arbora/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { lineKey } from './basket-changes';
import css from './basket-line.module.css';
import type { LineProblem } from './line-problem';
import type { Offered } from './offered-lines.query';

/** Reasons against ordering a line: the offer has ended, or the stock is too small. */
export function LineNote(props: {
  item: BasketItem;
  offered: Offered | null | undefined;
  problem: LineProblem | null;
  onAmount: (key: string, amount: number) => void;
}): ReactElement | null {
  const { item, offered, problem, onAmount } = props;
  const { t, formats } = useText('shop.basket');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The order button may be far below.
    if (problem) place.current?.scrollIntoView?.({ block: 'center' });
  }, [problem]);
  const inventory = problem?.inventory ?? offered?.inventory ?? 0;
  const isGone = problem?.kind === 'gone' || offered === null || (problem?.kind === 'outOfStock' && inventory === 0);
  const isTooMany = problem?.kind === 'outOfStock' || (offered && item.amount > offered.inventory);
  if (!isGone && !isTooMany) return null;
  return (
    <div ref={place} className={css.note}>
      <Alert
        tone={problem ? 'error' : 'warning'}
        actions={
          !isGone && (
            <Button size="small" variant="secondary" onClick={() => onAmount(lineKey(item), inventory)}>
              {t('reduce', { number: formats.number(inventory) })}
            </Button>
          )
        }
      >
        {isGone ? t('gone') : t('onlyLeft', { count: inventory, number: formats.number(inventory) })}
      </Alert>
    </div>
  );
}
