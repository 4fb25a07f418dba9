import { personName, type TextsOf } from '@arbora/office';
import { moneyText } from '../payment-labels';
import type { OpenItem } from './refunds.section';

/** Amount, customer, reason and event of an item, for a dialog. */
export function itemFacts(item: OpenItem, texts: Pick<TextsOf<'manager.payments'>, 't' | 'formats'>): string {
  const facts = [
    moneyText(item.amount, item.currency, texts),
    personName(item),
    texts.t(`refunds.reasons.${item.reason}`),
    item.event_title,
    item.vs,
  ];
  return facts.filter(Boolean).join(' · ');
}
