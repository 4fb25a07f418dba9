import { orderCenter, type BasketItem, type Country, type OrderedItem, type WebOrderType } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { personId } from './accounts';
import { GUESTS } from './guests';
import { insertRows } from './insert';
import { OFFERS_OF_SEASON } from './offer-list';
import { LINES, offerId } from './offers';
import type { DemoLine } from './offers';
import { ITEMS } from './plants/plants';
import type { DemoItem } from './plants/plants';
import { pragueTime } from './prague-time';
import { randomFrom } from './random';
import { seedId } from './seed-id';

const CUSTOMER = 'customer@arbora.example';
const SLOVAK = 'customer.sk@arbora.example';

/** Regions of the companies, with the codes of the business register: Mělník, Žatec, Hradec Králové. */
const REGIONS: Readonly<Record<string, number>> = {
  [CUSTOMER]: 27,
  'zahrady@technicke-sluzby.example': 60,
  'ateliery@zelen.example': 86,
};

/** Customers' notes. */
const NOTES = [
  '',
  'Prosím o dopravu na stavbu, vjezd jen pro sólo vůz do 12 tun.',
  'Vyzvedneme sami v pátek dopoledne.',
  'Lze místo obvodu 14-16 dodat 16-18? Poptávka je pro obec, potřebujeme cenu do konce měsíce.',
  'Výsadba proběhne až na jaře, prosím podržet.',
  '',
];

/** Offers that cannot be ordered from. */
const IN_PREPARATION = new Set(
  OFFERS_OF_SEASON.filter(({ isPublic }) => isPublic === false).map(({ key }) => offerId(key)),
);

interface DemoOrder {
  email: string;
  country: Country;
  type: WebOrderType;
  /** Days from the day of seeding. */
  day: number;
  isCompleted: boolean;
  items: OrderedItem[];
  note: string;
  choice: string | null;
}

/** Seeds orders and inquiries of the last 200 days, new and completed, multiplied by `scale`, and some baskets. */
export async function seedOrders(client: ClientBase, now: Date, scale = 1): Promise<void> {
  const orders = [...ownOrders(), ...guestsOrders()].sort((a, b) => a.day - b.day);
  await insertRows(
    client,
    'public.shop_order',
    orders.map((order, index) => orderRow(order, index, now)),
  );
  if (scale > 1) await client.query(EARLIER_ORDERS, [scale, orders.length]);
  await client.query("select setval('app_private.order_number', count(*)) from public.shop_order");
  for (const [email, region] of Object.entries(REGIONS)) {
    await client.query('update public.user_profile set region = $2 where id = $1', [personId(email), region]);
  }
  for (const [email, basket] of baskets()) {
    await client.query('update public.user_profile set basket = $2 where id = $1', [personId(email), basket]);
  }
}

/** Copies the orders over the 20 years before. */
const EARLIER_ORDERS = `
  insert into public.shop_order (id, profile_id, basket, center, type, order_code, created_at, completed_at)
  select md5(id::text || n)::uuid, profile_id, basket, center, type,
    substr(order_code, 1, 1) || to_char(created_at - age, 'YY')
      || to_char((n - 1) * $2::integer + row_number() over (partition by n order by created_at, id), 'FM99000000'),
    created_at - age, coalesce(completed_at, created_at + interval '3 days') - age
  from public.shop_order, generate_series(2, $1::integer) as n,
    make_interval(years => 1 + n % 20, hours => n) as age`;

/** The history of customer@: each kind, new and completed. */
function ownOrders(): DemoOrder[] {
  const random = randomFrom(4100);
  const kinds = [
    ['order', -3, false],
    ['order', -45, true],
    ['order', -160, true],
    ['inquiry', -1, false],
    ['inquiry', -30, true],
  ] as const;
  return [
    ...kinds.map(([type, day, isCompleted]) =>
      order({ email: CUSTOMER, country: 'CZ', type, day, isCompleted }, random),
    ),
    order({ email: SLOVAK, country: 'SK', type: 'order', day: -12, isCompleted: false }, random),
    order({ email: SLOVAK, country: 'SK', type: 'inquiry', day: -80, isCompleted: true }, random),
  ];
}

function guestsOrders(): DemoOrder[] {
  const random = randomFrom(4200);
  return Array.from({ length: 70 }, (_, index) => {
    // More of them recently.
    const day = -1 - Math.floor(random() ** 2 * 200);
    return order(
      {
        email: GUESTS[index % GUESTS.length]?.email ?? CUSTOMER,
        country: 'CZ',
        type: random() < 0.55 ? 'order' : 'inquiry',
        day,
        isCompleted: day < -20 || random() < 0.4,
      },
      random,
    );
  });
}

function order(base: Omit<DemoOrder, 'items' | 'note' | 'choice'>, random: () => number): DemoOrder {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sold = LINES.filter((line) => !IN_PREPARATION.has(line.offer_id) && priceOf(line, base.country) > 0);
  const grown = ITEMS.filter(({ isPublic }) => isPublic);
  const count = 1 + Math.floor(random() * 5);
  const items = Array.from({ length: count }, () => {
    if (base.type === 'inquiry') return lineOf(pick(grown), base.type, 5 * (1 + Math.floor(random() * 20)));
    return offeredLine(pick(sold), base.country, 1 + Math.floor(random() * 8));
  });
  const lines = items.filter((item, index) => items.findIndex((one) => sameAs(one, item)) === index);
  return { ...base, items: lines, note: pick(NOTES), choice: random() < 0.4 ? pick(['Obříství', 'Smržice']) : null };
}

function sameAs(one: BasketItem, other: BasketItem): boolean {
  return one.product_item_id === other.product_item_id && one.offer_item_id === other.offer_item_id;
}

function priceOf(line: DemoLine, country: Country): number {
  return { CZ: line.price_cz, SK: line.price_sk, PL: line.price_pl }[country];
}

function lineOf(item: DemoItem, type: WebOrderType, amount: number): OrderedItem {
  return {
    product_item_id: item.id,
    amount,
    name: item.latin,
    size: item.size,
    spec1: item.root,
    spec2: item.form,
    type,
    offer_id: null,
    offer_item_id: null,
    price: null,
  };
}

function offeredLine(line: DemoLine, country: Country, amount: number): OrderedItem {
  return {
    ...lineOf(line.item, 'order', amount),
    offer_id: line.offer_id,
    offer_item_id: line.id,
    price: priceOf(line, country),
  };
}

function orderRow(
  { email, country, type, day, isCompleted, items, note, choice }: DemoOrder,
  index: number,
  now: Date,
) {
  const created = pragueTime(now, day, 7 + (index % 12), (index * 7) % 60);
  const center = orderCenter(REGIONS[email], choice);
  return {
    id: seedId(`order ${email} ${type} ${day} ${index}`),
    profile_id: personId(email),
    basket: { type, items, files: [], note, country, center },
    center,
    type,
    order_code: `${type === 'order' ? 'O' : 'P'}${created.slice(2, 4)}${String(index + 1).padStart(6, '0')}`,
    created_at: created,
    completed_at: isCompleted ? pragueTime(now, Math.min(day + 3, 0), 6) : null,
  };
}

/** Pending baskets: an order and an inquiry. */
function baskets(): [email: string, basket: object][] {
  const basket = (type: WebOrderType, lines: OrderedItem[], note: string) => ({
    type,
    items: lines.map(({ price: _price, ...item }) => item),
    files: [],
    note,
    center: null,
  });
  const inStock = LINES.filter((line) => line.inventory > 3 && line.price_sk > 0);
  const grown = ITEMS.filter(({ isPublic, kind }) => isPublic && kind === 'avenue');
  return [
    [
      SLOVAK,
      basket(
        'order',
        inStock.slice(3, 6).map((line) => offeredLine(line, 'SK', 2)),
        '',
      ),
    ],
    [
      'ateliery@zelen.example',
      basket(
        'inquiry',
        grown
          .slice(10, 40)
          .filter((_, index) => index % 6 === 0)
          .map((item) => lineOf(item, 'inquiry', 12)),
        'Ulice Na Sadech, etapa 2',
      ),
    ],
  ];
}
