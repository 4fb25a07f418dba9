import { personName, type TextsOf } from '@arbora/office';
import type { ReactElement } from 'react';
import { moneyText } from '../payment-labels';
import css from '../payments.module.css';
import type { OpenItem } from './refunds.section';

/** Amount, customer, reason and event of an item, as a line of a dialog. */
export function ItemFacts({
  item,
  texts,
}: {
  item: OpenItem;
  texts: Pick<TextsOf<'manager.payments'>, 't' | 'formats'>;
}): ReactElement {
  const facts = [
    moneyText(item.amount, item.currency, texts),
    personName(item),
    texts.t(`refunds.reasons.${item.reason}`),
    item.event_title,
    item.vs,
  ];
  return <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}
