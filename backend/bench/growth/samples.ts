import { Client } from 'pg';
import type { Connection } from '../../src/database/connection';

/** What the calls ask for: rows of the demo itself, which databases of every scale have, and words that one row has. */
export interface Samples {
  product: string;
  productItem: string;
  /** The whole name of one plant. */
  plant: string;
  category: string;
  cid: string;
  size: string;
  otherSize: string;
  offer: string;
  /** The name of a plant in the offer. */
  offered: string;
  filterValue: string;
  slot: string;
  event: string;
  guest: string;
  guestEmail: string;
  /** The address of an account that waits for approval. */
  applicantEmail: string;
  /** An account that the log of events names. */
  loggedIn: string;
  reservation: string;
  buyer: string;
  article: string;
  slug: string;
  /** The whole title of one article. */
  title: string;
  bulletin: string;
  orderCode: string;
  branch: string;
  nickname: string;
  ico: string;
}

const BUSY_SLOT = `select event_slot_id from booking_reservation r join user_profile p on p.id = r.person_id
  where p.email !~ '[.][0-9]+@' group by 1 order by count(*) desc, 1 limit 1`;

const SIZES = `select size from katalog_items where category_ids @> array[(:category)]::uuid[]
  group by 1 order by count(*) desc, 1 limit 1`;

const QUERIES: Readonly<Record<keyof Samples, string>> = {
  product: `select id from product where is_public and name not like '%sel. %' order by name offset 20 limit 1`,
  productItem: `select min(id::text) from product_item where product_id = (:product)`,
  plant: `select name from product where is_public order by length(name) desc, name desc limit 1`,
  category: `select id from product_category where is_public and cid_sub is null order by cid limit 1`,
  cid: `select cid from product_category where is_public and cid_sub is null order by cid limit 1`,
  size: SIZES,
  otherSize: `${SIZES} offset 1`,
  offer: `select offer.id from offer join offer_item line on line.offer_id = offer.id
    where offer.is_public and (valid_until is null or valid_until > now()) group by 1 order by min(offer.created_at) desc, 1 limit 1`,
  offered: `select name from product_item__offer where offer_id = (:offer) order by id limit 1`,
  filterValue: `select max(filter_value) from offer_item where offer_id = (:offer)`,
  slot: BUSY_SLOT,
  event: `select event_id from event_slot where id = (:slot)`,
  guest: `select person_id from booking_reservation where event_slot_id = (:slot) order by vs::integer limit 1`,
  guestEmail: `select email from user_profile where id = (:guest)`,
  applicantEmail: `select email from auth_person where roles[1] = 'arbora_registration' order by length(email) desc, email limit 1`,
  loggedIn: `select person_id from app_private.auth_log where person_id is not null order by id limit 1`,
  reservation: `select id from booking_reservation where event_slot_id = (:slot) order by vs::integer limit 1`,
  buyer: `select id from user_profile where email = 'customer@arbora.example'`,
  article: `select news_id from news_comment join news_item on news_item.id = news_id and is_published and slug !~ '-[0-9]+$'
    group by 1 order by count(*) desc, 1 limit 1`,
  slug: `select slug from news_item where id = (:article)`,
  title: `select title from news_item where tag = 'news' order by length(title) desc, title desc limit 1`,
  bulletin: `select id from news_bulletin order by created_at limit 1`,
  orderCode: `select max(order_code) from shop_order where type = 'order'`,
  branch: `select center from shop_order group by 1 order by count(*) desc, 1 limit 1`,
  nickname: `select nickname from user_profile where nickname is not null and email = 'customer@arbora.example'`,
  ico: `select max(ico) from booking_ticket where reservation_id in (select id from booking_reservation where event_slot_id = (:slot))`,
};

/** Looks the samples up. A query may use one before it, as `(:name)`. */
export async function readSamples(owner: Connection): Promise<Samples> {
  const client = new Client(owner);
  await client.connect();
  try {
    const found = {} as Samples;
    for (const [name, sql] of Object.entries(QUERIES) as [keyof Samples, string][]) {
      const resolved = sql.replace(/\(:(\w+)\)/g, (_, other: keyof Samples) => `'${found[other]}'`);
      const { rows } = await client.query<(string | null)[]>({ text: resolved, rowMode: 'array' });
      found[name] = rows[0]?.[0] ?? '';
    }
    return found;
  } finally {
    await client.end();
  }
}
