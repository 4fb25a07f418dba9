import { BASKET_AMOUNT_MAX, BASKET_ITEMS_MAX } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Button, TextLink } from '@arbora/ui';
import { basketIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { readAmount } from './amount';
import { AmountInput } from './amount-input';
import { adding, isFull, existingLine, type NewLine } from './basket-changes';
import { SaveFailure } from './save-failure';
import { useBasket } from './use-basket';
import css from './add-to-basket.module.css';

export interface AddToBasketProps {
  line: NewLine;
  /** Pieces in stock, if limited. */
  stock?: number;
}

/** Form that adds pieces to the basket of the logged-in person; renders nothing for anonymous visitors. */
export function AddToBasket({ line, stock = BASKET_AMOUNT_MAX }: AddToBasketProps): ReactElement | null {
  const { t, formats } = useText('shop');
  const own = useBasket();
  const [text, setText] = useState('1');
  const [isAdded, setAdded] = useState(false);
  if (!own) return null;
  const { basket, store, saveError } = own;
  const inBasket = basket ? (existingLine(basket, line)?.amount ?? 0) : 0;
  const left = stock - inBasket;
  const name = [line.name, line.size].filter(Boolean).join(' ');

  function add(): void {
    const read = readAmount(text, left);
    if (!basket || 'fault' in read) return;
    if (inBasket === 0 && isFull(basket)) {
      snackbar('warning', t('basket.full', { max: formats.number(BASKET_ITEMS_MAX) }));
      return;
    }
    store.change(adding(line, read.amount, stock));
    snackbar('success', t('basket.added', { name, count: read.amount, number: formats.number(read.amount) }));
    setText('1');
    setAdded(true);
  }
  return (
    <div className={css.add} data-print="hide">
      {left > 0 ? (
        <div className={css.row}>
          <AmountInput text={text} max={left} label={t('basket.amountOf', { name })} onText={setText} />
          <Button icon={basketIcon} onClick={add} disabled={!basket} aria-label={t('basket.addNamed', { name })}>
            {t('basket.add')}
          </Button>
        </div>
      ) : (
        <p className={css.all}>{t('basket.allTaken')}</p>
      )}
      {inBasket > 0 && (
        <TextLink to={routes.basket.href()} look="quiet">
          {t('basket.inBasket', { count: inBasket, number: formats.number(inBasket) })}
        </TextLink>
      )}
      {isAdded && saveError ? <SaveFailure own={own} /> : null}
    </div>
  );
}
