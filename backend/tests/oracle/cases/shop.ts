import { ID, type CallerName } from '../fixture';
import { ask } from '../oracle-case';

const EVERYONE: readonly CallerName[] = ['anon', 'customer', 'other', 'sales', 'editor', 'admin'];
const FULL = 'return=representation';
const OBJECT = 'application/vnd.pgrst.object+json';

/** The same request by every caller. */
const all = (request: string, extras = {}) => EVERYONE.map((name) => ask(name, request, extras));

const line = (amount: number) => ({ product_item_id: ID.item, offer_item_id: ID.offerLine, amount });
const order = (amount: number, more = {}) => ({
  profile_id: ID.customer,
  type: 'order',
  basket: { type: 'order', items: [line(amount)], note: 'Oracle' },
  ...more,
});
const ORDERED = 'POST /web_order?select=type,center,completed_at,basket';

export const shopCases = [
  ...all(`GET /offer?id=in.(${ID.offer},${ID.hiddenOffer})&order=id`),
  ...all(`GET /offer_list_public?id=in.(${ID.offer},${ID.hiddenOffer})`),
  ...all(`GET /product_item__offer?offer_id=eq.${ID.offer}&order=id`),
  ...all(`GET /product_item__offer?id=eq.${ID.offerLine}&select=inventory,price_cz,item->product->>name,offer(title)`),
  ask(
    'sales',
    `GET /product_item__offer?offer_id=eq.${ID.offer}&select=id,product_item!offer_item_product_item_id_fkey(spec1,product(name))&order=id`,
  ),
  ask('sales', `GET /product_item__offer?offer_id=eq.${ID.offer}&inventory=lte.3&name=ilike.*oraculum*&select=id`),
  ...all(`PATCH /product_item__offer?id=eq.${ID.offerLine}&select=inventory`, { body: { inventory: 2 }, prefer: FULL }),
  ask('sales', `PATCH /product_item__offer?id=eq.${ID.offerLine}`, { body: { inventory: -1 }, differs: ['rule'] }),
  ask('sales', `PATCH /product_item__offer?id=eq.${ID.offerLine}`, { body: { inventory: 'many' } }),
  ask('sales', `PATCH /product_item__offer?id=eq.${ID.offerLine}`, { body: { offer_id: ID.hiddenOffer } }),
  ask('sales', `DELETE /product_item__offer?id=eq.${ID.soldOutLine}&offer_id=eq.${ID.offer}&select=id`, {
    prefer: FULL,
  }),
  ask('sales', 'POST /product_item__offer?select=inventory,price_cz,name', {
    body: { offer_id: ID.hiddenOffer, product_item_id: ID.item, inventory: 4, price_cz: 10 },
    prefer: FULL,
    accept: OBJECT,
  }),
  ask('editor', 'POST /product_item__offer', { body: { offer_id: ID.offer, product_item_id: ID.item } }),
  ...all(`GET /katalog_items_full?product_id=eq.${ID.product}&select=size,spec2,web_catalogue,cids&order=size,spec1`),
  ask('sales', `GET /katalog_items_full?cids=cs.{a}&web_catalogue=is.false&select=product_item_id`),
  ...all(`GET /web_order?id=eq.${ID.order}`),
  ...all(`GET /web_orders?id=eq.${ID.order}`),
  ask('sales', 'GET /web_orders?or=(order_code.ilike.*98000*,center.ilike.*nikde*)&select=order_code,total', {
    range: '0-49',
    prefer: 'count=exact',
  }),
  ask('sales', `GET /web_order?id=eq.${ID.order}&select=center,user_profile(email)`),
  ...all(`GET /quote?inquiry_id=eq.${ID.order}&select=number,web_order!quote_inquiry_id_fkey(order_code)`),
  ...all(`GET /web_order?id=eq.${ID.order}&select=order_code,quote!quote_inquiry_id_fkey(number)`),
  ...all(`PATCH /web_order?id=eq.${ID.order}&select=completed_at`, {
    body: { completed_at: '2026-03-02T10:00:00Z' },
    prefer: FULL,
  }),
  ...EVERYONE.map((name) => ask(name, ORDERED, { body: order(2), prefer: FULL, accept: OBJECT })),
  ask('customer', 'POST /web_order', { body: order(1) }),
  ask('customer', ORDERED, { body: order(1), prefer: FULL, key: 'oracle-key-1' }),
  // After the key has been used, both refuse another order with it.
  ask('customer', ORDERED, { body: [order(1), order(2)], prefer: FULL, key: 'oracle-key-2' }),
  ask('customer', ORDERED, { body: [order(1), order(1)], prefer: FULL, key: 'oracle-key-3' }),
  ask('customer', ORDERED, { body: order(6), prefer: FULL, differs: ['rule'] }),
  ask('customer', ORDERED, { body: order(0), prefer: FULL }),
  ask('customer', ORDERED, { body: order(1, { basket: {} }), prefer: FULL }),
  ask('customer', ORDERED, { body: order(1, { basket_version: 7 }), prefer: FULL, differs: ['rule'] }),
  ask('customer', ORDERED, { body: order(1, { order_code: 'O1' }), prefer: FULL }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}&select=basket,basket_version`, {
    body: { basket: { items: [line(1)] }, basket_version: 0 },
    prefer: FULL,
  }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, {
    body: { basket: {}, basket_version: 3 },
    differs: ['rule'],
  }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, { body: { basket: { items: 1 } } }),
  ...EVERYONE.filter((name) => name !== 'admin').map((name) => ask(name, 'POST /rpc/get_dashboard_product')),
];
