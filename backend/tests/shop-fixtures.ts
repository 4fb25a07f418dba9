import { randomUUID } from 'node:crypto';
import type { Basket, BasketItem, Country, WebOrder } from '@arbora/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { Claims } from '../src/database/database';
import type { CallOptions, TestApp } from './app';
import { makePerson } from './booking-fixtures';
import type { TestDatabase } from './database';

export interface OfferOptions {
  inventory?: number;
  price_cz?: number;
  price_sk?: number;
  price_pl?: number;
  is_public?: boolean;
  /** Days from today. */
  validFor?: number | null;
  filter_value?: string;
}

export interface OfferLine {
  id: string;
  offer_id: string;
  product_item_id: string;
}

/** Creates a plant in a new category, with one item of size C2; public by default. */
export async function makeItem(
  database: TestDatabase,
  { is_public = true, web_catalogue = true }: { is_public?: boolean; web_catalogue?: boolean } = {},
): Promise<{ id: string; product_id: string; name: string }> {
  const name = `Arbor testis '${randomUUID()}'`;
  const [item] = await database.asOwner<{ id: string; product_id: string; name: string }>(
    `with category as (
       insert into product_category (cid, name, is_public) values ($1, 'Zkouška', $2) returning id
     ), plant as (
       insert into product (name, category_ids) select $3, array[id] from category returning id, name
     ), item as (
       insert into product_item (product_id, size_id, spec1, web_catalogue)
       select plant.id, size.id, 'ZB', $4 from plant, product_size size where size.name = 'C2'
       returning id, product_id
     )
     select item.id, product_id, name from item join plant on plant.id = item.product_id`,
    [randomUUID().slice(0, 20), is_public, name, web_catalogue],
  );
  if (item === undefined) throw new Error('no item was made');
  // The category was inserted by the same statement, so the plant's trigger could not see it.
  await database.asOwner('update product set id = id where id = $1', [item.product_id]);
  return item;
}

/** Creates an offer with one line; by default public, ten pieces for 100 Kč, 4 € or 17 zł. */
export async function makeOffer(database: TestDatabase, options: OfferOptions = {}): Promise<OfferLine> {
  const { inventory = 10, price_cz = 100, price_sk = 4, price_pl = 17, is_public = true, validFor = null } = options;
  const item = await makeItem(database);
  const [line] = await database.asOwner<OfferLine>(
    `with made as (
       insert into offer (title, is_public, valid_until) values ('Jarní nabídka', $1, (now() at time zone 'Europe/Prague')::date + $2::int) returning id
     )
     insert into offer_item (offer_id, product_item_id, inventory, price_cz, price_sk, price_pl, filter_value)
     select id, $3, $4, $5, $6, $7, $8 from made returning id, offer_id, product_item_id`,
    [is_public, validFor, item.id, inventory, price_cz, price_sk, price_pl, options.filter_value ?? null],
  );
  if (line === undefined) throw new Error('no offer was made');
  return line;
}

/** A basket line as sent by browsers. */
export function lineOf(productItemId: string, amount: number, offerItemId: string | null = null): BasketItem {
  return {
    product_item_id: productItemId,
    amount,
    name: 'Acer',
    size: 'C2',
    spec1: null,
    spec2: null,
    type: 'order',
    offer_item_id: offerItemId,
  };
}

export function offered(line: OfferLine, amount: number): BasketItem {
  return lineOf(line.product_item_id, amount, line.id);
}

export function basketOf(...items: BasketItem[]): Basket {
  return { type: 'order', items, files: [], note: '', center: null };
}

/** `POST web_order` as a person; returns the response with the order. */
export async function postOrder(
  api: TestApp,
  person: Claims,
  order: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const options: CallOptions = {
    token: await api.tokenFor(person),
    headers: { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json', ...headers },
  };
  return api.call('POST', '/api/rest/web_order', { profile_id: person.sub, type: 'order', ...order }, options);
}

export async function stockOf(database: TestDatabase, { id }: OfferLine): Promise<number> {
  const [row] = await database.asOwner<{ inventory: number }>('select inventory from offer_item where id = $1', [id]);
  return row?.inventory ?? -1;
}

export async function liveIn(database: TestDatabase, person: Claims, country: Country | null): Promise<void> {
  await database.asOwner('update user_profile set country = $2 where id = $1', [person.sub, country]);
}

/** Creates a person with a country. */
export async function makeBuyer(
  database: TestDatabase,
  options: Parameters<typeof makePerson>[1] = {},
): Promise<Claims> {
  const person = await makePerson(database, options);
  await liveIn(database, person, 'CZ');
  return person;
}

/** Orders that a person sees, oldest first. */
export async function ordersOf(api: TestApp, person: Claims): Promise<WebOrder[]> {
  const answer = await api.call('GET', `/api/rest/web_order?profile_id=eq.${person.sub}&order=created_at`, undefined, {
    token: await api.tokenFor(person),
  });
  return answer.json<WebOrder[]>();
}
