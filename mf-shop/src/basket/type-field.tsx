import { discardsItems, WEB_ORDER_TYPES, type Basket, type WebOrderType } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { ConfirmDialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { changingType } from './basket-changes';
import type { BasketStore } from './basket-store';
import css from './type-field.module.css';

/** Choice of inquiry or order. A change that would discard lines needs confirmation. */
export function TypeField({ basket, store }: { basket: Basket; store: BasketStore }): ReactElement {
  const { t, formats } = useText('shop.basket');
  const [pendingType, setPendingType] = useState<WebOrderType | null>(null);

  function choose(type: WebOrderType): void {
    if (discardsItems(basket, type)) setPendingType(type);
    else store.change(changingType(type));
  }
  return (
    <fieldset className={css.types}>
      <legend className={css.label}>{t('type.label')}</legend>
      {WEB_ORDER_TYPES.map((type) => (
        <label key={type} className={css.type}>
          <input
            className={css.radio}
            type="radio"
            name="basket-type"
            checked={basket.type === type}
            onChange={() => choose(type)}
          />
          <strong>{t(`type.${type}`)}</strong>
          <span className={css.hint}>{t(`type.hint.${type}`)}</span>
        </label>
      ))}
      <ConfirmDialog
        open={pendingType !== null}
        tone="danger"
        title={t(pendingType === 'order' ? 'type.change.order' : 'type.change.inquiry')}
        confirmLabel={t('type.discard')}
        onConfirm={() => pendingType && store.change(changingType(pendingType))}
        onClose={() => setPendingType(null)}
      >
        <p>{t('type.loses', { number: formats.number(basket.items.length) })}</p>
      </ConfirmDialog>
    </fieldset>
  );
}
