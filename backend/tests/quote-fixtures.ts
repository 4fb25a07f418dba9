import type { Quote, WebOrder, WebOrderType } from '@arbora/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { Claims } from '../src/database/database';
import type { TestApp } from './app';
import { basketOf, lineOf, makeItem, postOrder } from './shop-fixtures';

/** Creates an inquiry for 40 pieces of a new plant. */
export async function makeInquiry(api: TestApp, person: Claims, type: WebOrderType = 'inquiry'): Promise<WebOrder> {
  const line = { ...lineOf((await makeItem(api.database)).id, 40), type };
  const answer = await postOrder(api, person, { type, basket: { ...basketOf(line), type, note: 'Na jaro' } });
  if (answer.statusCode !== 201) throw new Error(`no inquiry was made: ${answer.body}`);
  return answer.json<WebOrder>();
}

/** Arguments of `send_quote` for an inquiry: its lines at `price` each, valid for thirty days. */
export function quoteFor(inquiry: WebOrder, options: { price?: number; amount?: number } = {}) {
  const { price = 129.5, amount, ...others } = options;
  return {
    p_inquiry: inquiry.id,
    p_number: 0,
    p_items: inquiry.basket.items.map((line) => ({
      product_item_id: line.product_item_id,
      amount: amount ?? line.amount,
      price,
    })),
    p_country: 'CZ',
    p_vat: 'excluded',
    p_valid_until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    p_note: 'Platí při odběru v Obříství.',
    ...others,
  };
}

export interface QuoteCalls {
  send(who: Claims, inquiry: WebOrder, options?: object): Promise<LightMyRequestResponse>;
  withdraw(who: Claims, id: string): Promise<LightMyRequestResponse>;
  accept(who: Claims, id: string): Promise<LightMyRequestResponse>;
  giveBack(who: Claims, id: string, word: string): Promise<LightMyRequestResponse>;
  /** The quotes of an inquiry that a person sees, latest first. */
  read(who: Claims, inquiryId: string): Promise<Quote[]>;
}

/** Calls about quotes, on behalf of the given person. */
export function quoteCalls(api: TestApp): QuoteCalls {
  const rpc = async (who: Claims, name: string, body: object) =>
    api.call('POST', `/api/rest/rpc/${name}`, body, { token: await api.tokenFor(who) });
  return {
    send: (who, inquiry, options) => rpc(who, 'send_quote', quoteFor(inquiry, options)),
    withdraw: (who, id) => rpc(who, 'withdraw_quote', { p_id: id }),
    accept: (who, id) => rpc(who, 'accept_quote', { p_id: id }),
    giveBack: (who, id, word) => rpc(who, 'return_quote', { p_id: id, p_word: word }),
    read: async (who, inquiryId) => {
      const path = `/api/rest/quote?inquiry_id=eq.${inquiryId}&order=number.desc`;
      return (await api.call('GET', path, undefined, { token: await api.tokenFor(who) })).json<Quote[]>();
    },
  };
}
