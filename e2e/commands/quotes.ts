import type { KatalogItem, QuoteAnswer, WebOrder } from '@arbora/domain';
import { api } from './api';
import type { Customer } from './customers';
import { SALES, tokenOf } from './session';

/** Creates an inquiry of the customer for 40 pieces of a demo plant. */
export async function createInquiry(customer: Customer): Promise<WebOrder> {
  const [item] = await api<KatalogItem[]>('/rest/katalog_items?name=eq.Quercus%20robur&order=size_position&limit=1');
  if (!item) throw new Error('The catalogue has no oak');
  const { product_item_id, name, size, spec1, spec2 } = item;
  const line = { product_item_id, name, size, spec1, spec2, amount: 40, type: 'inquiry' };
  const [inquiry] = await api<WebOrder[]>('/rest/web_order', {
    method: 'POST',
    token: await tokenOf(customer),
    body: {
      profile_id: customer.id,
      type: 'inquiry',
      basket: { type: 'inquiry', items: [line], files: [], note: 'Na jaro', center: null },
    },
  });
  if (!inquiry) throw new Error('No inquiry was created');
  return inquiry;
}

/** Sends the quote after version `previousNumber` of an inquiry as sales, with `price` per piece. */
export async function sendQuote(inquiry: WebOrder, { previousNumber = 0, price = 129.5 } = {}): Promise<QuoteAnswer> {
  return api<QuoteAnswer>('/rest/rpc/send_quote', {
    method: 'POST',
    token: await tokenOf(SALES),
    body: {
      p_inquiry: inquiry.id,
      p_number: previousNumber,
      p_items: inquiry.basket.items.map(({ product_item_id, amount }) => ({ product_item_id, amount, price })),
      p_country: 'CZ',
      p_vat: 'excluded',
      p_valid_until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      p_note: 'Cena platí při odběru v Obříství.',
    },
  });
}

/** Withdraws a sent quote as sales. */
export async function withdrawQuote({ id }: QuoteAnswer): Promise<void> {
  await api('/rest/rpc/withdraw_quote', { method: 'POST', token: await tokenOf(SALES), body: { p_id: id } });
}

/** Returns the inquiry's quote that awaits the customer. */
export async function sentQuote(inquiryId: string): Promise<string> {
  const query = `inquiry_id=eq.${inquiryId}&state=eq.sent&select=id`;
  const [quote] = await api<{ id: string }[]>(`/rest/quote?${query}`, { token: await tokenOf(SALES) });
  if (!quote) throw new Error(`No quote of ${inquiryId} was sent`);
  return quote.id;
}

/** Accepts a quote as the customer, and returns the code of the order. */
export async function acceptQuote(customer: Customer, id: string): Promise<string> {
  const request = { method: 'POST', token: await tokenOf(customer), body: { p_id: id } } as const;
  const { order_code } = await api<QuoteAnswer>('/rest/rpc/accept_quote', request);
  if (order_code === null) throw new Error('The quote created no order');
  return order_code;
}
