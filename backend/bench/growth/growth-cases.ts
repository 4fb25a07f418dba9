import type { Samples } from './samples';

export interface GrowthCase {
  name: string;
  /** `anyone`, or the demo account that asks: the role that uses the call. */
  as: string;
  /** What stands behind `/api/rest/`, or `/api/` where it begins with `at-rest/`. */
  path: (sample: Samples) => string;
  /** Body of a function's call. */
  body?: (sample: Samples) => object;
  /** Rows of the page that is asked for, with the total number. */
  page?: number;
}

const CATALOGUE =
  'katalog_items?select=product_item_id,product_id,name,name_cs,size,size_position,spec1,spec2,photo' +
  '&order=name,size_position,product_item_id';
const FULL = 'katalog_items_full?order=name,size_position,product_item_id';
const LIST = 'reservation_ticket_list?order=created_at.desc,id';
const PROFILES = 'user_profile?order=created_at.desc,id';
const ORDERS = 'web_orders?order=created_at.desc,id';
const NEWS = 'news_item?tag=eq.news&order=created_at.desc,id';
const LINES = 'product_item__offer?order=name,size_position,id';

function like(text: string): string {
  return `ilike.*${encodeURIComponent(text)}*`;
}

function asEach(people: readonly string[], cases: readonly Omit<GrowthCase, 'as'>[]): GrowthCase[] {
  return people.flatMap((as) => cases.map((one) => ({ ...one, as })));
}

const soon = () => encodeURIComponent(new Date().toISOString());

const PUBLIC = asEach(
  ['anyone'],
  [
    { name: 'catalogue', path: () => CATALOGUE, page: 50 },
    { name: 'catalogue by name', path: ({ plant }) => `${CATALOGUE}&search=${like(plant.toLowerCase().split(' ').slice(0, 2).join(' '))}&name=${like(plant)}`, page: 50 },
    { name: 'catalogue by a common word', path: () => `${CATALOGUE}&search=${like('acer')}`, page: 50 },
    { name: 'catalogue of a category', path: ({ category }) => `${CATALOGUE}&category_ids=cs.{${category}}`, page: 50 },
    { name: 'catalogue of two sizes', path: ({ size, otherSize }) => `${CATALOGUE}&size=in.("${encodeURIComponent(size)}","${encodeURIComponent(otherSize)}")`, page: 50 },
    { name: 'catalogue of a category and a size', path: ({ category, size }) => `${CATALOGUE}&category_ids=cs.{${category}}&size=in.("${encodeURIComponent(size)}")`, page: 50 },
    { name: 'catalogue of a plant', path: ({ product }) => `${CATALOGUE}&product_id=eq.${product}`, page: 50 },
    { name: 'plants', path: () => 'rpc/plant_list' },
    { name: 'plants by a trade code', path: () => 'rpc/plant_list?query=ZB' },
    { name: 'plants of a size', path: ({ size }) => `rpc/plant_list?size=${encodeURIComponent(size)}` },
    { name: 'plants by filters that fit none', path: () => 'rpc/plant_list?use=rockery&height=over15&flowering=1' },
    { name: 'companions of a plant', path: ({ product }) => `rpc/plant_companions?p_product_id=${product}` },
    { name: 'plant with photos', path: () => 'rpc/get_product_with_photos', body: ({ product }) => ({ p_product_id: product }) },
    { name: 'categories', path: () => 'product_category?is_public=is.true&order=cid,cid_sub' },
    { name: 'offers', path: () => 'offer_list_public?order=created_at.desc', page: 50 },
    { name: 'offer', path: ({ offer }) => `offer_list_public?id=eq.${offer}` },
    { name: 'lines of an offer', path: ({ offer }) => `${LINES}&offer_id=eq.${offer}`, page: 50 },
    { name: 'news', path: () => `${NEWS}&locale=eq.cs&select=id,slug,title,perex,hero_image,created_at`, page: 12 },
    { name: 'article by slug', path: ({ slug }) => `news_item?slug=eq.${slug}&locale=eq.cs` },
    { name: 'bulletins', path: () => 'news_bulletin?locale=eq.cs&order=created_at.desc', page: 20 },
    { name: 'items of a bulletin', path: ({ bulletin }) => `news_bulletin__news_item?bulletin_id=eq.${bulletin}&order=position&select=*,news_item(id,slug,title)` },
    { name: 'rating of an article', path: ({ article }) => `news_rating_counts?news_id=eq.${article}` },
    { name: 'ratings', path: () => 'news_rating_counts?order=count.desc', page: 20 },
    { name: 'comments of an article', path: ({ article }) => `news_comments?news_id=eq.${article}&order=created_at.desc`, page: 20 },
    { name: 'galleries', path: () => 'photogallery?order=sort,created_at.desc' },
    { name: 'positions', path: () => 'job_position?is_public=is.true&order=created_at.desc' },
    { name: 'events to come', path: () => `booking_event?is_public=is.true&date_start=gte.${soon()}&order=date_start.desc`, page: 20 },
    { name: 'slots of an event', path: ({ event }) => `booking_event_slot?event_id=eq.${event}&order=date_start` },
  ],
); // oxfmt-ignore

const CUSTOMER = asEach(
  ['customer'],
  [
    { name: 'own orders', path: ({ buyer }) => `web_order?profile_id=eq.${buyer}&type=eq.order&order=created_at.desc`, page: 20 },
    { name: 'lines of an offer', path: ({ offer }) => `${LINES}&offer_id=eq.${offer}`, page: 50 },
    { name: 'own profile', path: ({ buyer }) => `user_profile?id=eq.${buyer}` },
    { name: 'nickname', path: ({ nickname }) => `up_nicknames?nickname=eq.${encodeURIComponent(nickname)}` },
    { name: 'nickname in any case', path: ({ nickname }) => `up_nicknames?nickname=ilike.${encodeURIComponent(nickname)}` },
    { name: 'own reservations', path: ({ buyer }) => `booking_reservation?person_id=eq.${buyer}&order=created_at.desc&select=*,booking_ticket(id,name_on_ticket),booking_event_slot(name,booking_event(title))` },
    { name: 'slots with the own reservation', path: ({ event, buyer }) => `event_slots_customer?event_id=eq.${event}&person_id=eq.${buyer}&order=date_start` },
    { name: 'capacity of a slot', path: ({ slot }) => `event_slots_capacity?id=eq.${slot}` },
    { name: 'own tickets to check', path: ({ buyer }) => `reservation_check?person_id=eq.${buyer}` },
  ],
); // oxfmt-ignore

const SALES = asEach(
  ['sales'],
  [
    { name: 'tickets of a person at an event', path: ({ guest, event }) => `reservation_check?person_id=eq.${guest}&event_id=eq.${event}` },
    { name: 'tickets of a reservation', path: ({ reservation }) => `reservation_check?reservation_id=eq.${reservation}` },
    { name: 'tickets of a company', path: ({ slot, ico }) => `event_slots_tickets_by_ico?id=eq.${slot}&ico=eq.${ico}` },
    { name: 'capacity of an event', path: ({ event }) => `event_slots_capacity?event_id=eq.${event}` },
    { name: 'events', path: () => 'booking_event?order=date_start.desc', page: 50 },
    { name: 'reservations of a slot', path: ({ slot }) => `${LIST}&event_slot_id=eq.${slot}`, page: 50 },
    { name: 'reservations of a slot by e-mail', path: ({ slot, guestEmail }) => `${LIST}&event_slot_id=eq.${slot}&search=${like(guestEmail)}`, page: 50 },
    { name: 'paid reservations of a slot', path: ({ slot }) => `${LIST}&event_slot_id=eq.${slot}&is_paid=is.true`, page: 50 },
    { name: 'reservations', path: () => LIST, page: 50 },
    { name: 'reservations by e-mail', path: ({ guestEmail }) => `${LIST}&search=${like(guestEmail)}`, page: 50 },
    { name: 'unpaid reservations', path: () => `${LIST}&is_paid=is.false`, page: 50 },
    { name: 'reservations with tickets', path: () => 'booking_reservation?order=created_at.desc&select=*,booking_ticket(*)', page: 50 },
    { name: 'products', path: () => 'product?order=name', page: 50 },
    { name: 'products by name or id', path: ({ plant }) => `product?or=(name.${like(plant).replaceAll('*', '%25')},id_text.${like(plant).replaceAll('*', '%25')})&order=name`, page: 50 },
    { name: 'assortment', path: () => FULL, page: 50 },
    { name: 'assortment by name', path: ({ plant }) => `${FULL}&name=${like(plant)}`, page: 50 },
    { name: 'assortment kept off the web', path: () => `${FULL}&web_catalogue=is.false`, page: 50 },
    { name: 'assortment on the web', path: () => `${FULL}&web_catalogue=is.true`, page: 50 },
    { name: 'assortment with a mark', path: () => `${FULL}&flag=eq.tip`, page: 50 },
    { name: 'assortment in a category', path: () => `${FULL}&category_ids=neq.{}`, page: 50 },
    { name: 'assortment without a category', path: () => `${FULL}&category_ids=eq.{}`, page: 50 },
    { name: 'assortment of a category', path: ({ category }) => `${FULL}&category_ids=cs.{${category}}`, page: 50 },
    { name: 'assortment of a category number', path: ({ cid }) => `${FULL}&cids=cs.{${cid}}`, page: 50 },
    { name: 'assortment of a plant', path: ({ product }) => `${FULL}&product_id=eq.${product}`, page: 50 },
    { name: 'dashboard', path: () => 'rpc/get_dashboard', body: () => ({}) },
    { name: 'dashboard of the assortment', path: () => 'rpc/get_dashboard_product', body: () => ({}) },
    { name: 'orders', path: () => `${ORDERS}&type=eq.order`, page: 50 },
    { name: 'open orders', path: () => `${ORDERS}&type=eq.order&completed_at=is.null`, page: 50 },
    { name: 'orders by number or branch', path: ({ orderCode }) => `${ORDERS}&type=eq.order&or=(order_code.${like(orderCode).replaceAll('*', '%25')},center.${like(orderCode).replaceAll('*', '%25')})`, page: 50 },
    { name: 'orders of a branch', path: ({ branch }) => `${ORDERS}&type=eq.order&or=(order_code.${like(branch).replaceAll('*', '%25')},center.${like(branch).replaceAll('*', '%25')})`, page: 50 },
    { name: 'all offers', path: () => 'offer?order=created_at.desc', page: 50 },
    { name: 'lines of an offer', path: ({ offer }) => `${LINES}&offer_id=eq.${offer}`, page: 50 },
    { name: 'lines of an offer by filter', path: ({ offer, filterValue }) => `${LINES}&offer_id=eq.${offer}&filter_value=eq.${encodeURIComponent(filterValue)}`, page: 50 },
    { name: 'lines of an offer by name and stock', path: ({ offer, offered }) => `${LINES}&offer_id=eq.${offer}&name=${like(offered)}&inventory=lte.1000`, page: 50 },
    { name: 'payments', path: () => 'bank_transaction_list?order=booked_on.desc,id', page: 50 },
    { name: 'pictures of the assortment', path: () => 'photos_assortment?order=name', page: 50 },
    { name: 'recent pictures', path: () => 'photos_recent?order=created_at.desc', page: 50 },
  ],
); // oxfmt-ignore

const EDITOR = asEach(
  ['editor'],
  [
    { name: 'managed news', path: () => NEWS, page: 20 },
    { name: 'managed news by title', path: ({ title }) => `${NEWS}&title=${like(title)}`, page: 20 },
    { name: 'managed news not completed', path: () => `${NEWS}&completed_at=is.null`, page: 20 },
    { name: 'comments', path: () => 'news_comments_manager?order=created_at.desc', page: 50 },
    { name: 'dashboard', path: () => 'rpc/get_dashboard', body: () => ({}) },
  ],
); // oxfmt-ignore

const ADMIN = asEach(
  ['admin'],
  [
    { name: 'registrations', path: () => 'at-rest/auth_person?roles->>0=eq.arbora_registration&order=created_at.desc', page: 50 },
    { name: 'registrations by e-mail', path: ({ applicantEmail }) => `at-rest/auth_person?roles->>0=eq.arbora_registration&email=${like(applicantEmail)}&order=created_at.desc`, page: 50 },
    { name: 'profiles', path: () => PROFILES, page: 50 },
    { name: 'profiles by e-mail', path: ({ guestEmail }) => `${PROFILES}&or=(${['email', 'ico', 'name', 'company'].map((column) => `${column}.${like(guestEmail).replaceAll('*', '%25')}`).join(',')})`, page: 50 },
    { name: 'profiles of staff', path: () => `${PROFILES}&acl=not.is.null`, page: 50 },
    { name: 'profiles of a country', path: () => `${PROFILES}&country=eq.SK`, page: 50 },
    { name: 'account events', path: () => 'at-rest/auth_events?order=id.desc', page: 50 },
    { name: 'account events of a person', path: ({ loggedIn }) => `at-rest/auth_events?person_id=eq.${loggedIn}&order=id.desc`, page: 50 },
    { name: 'dashboard', path: () => 'rpc/get_dashboard', body: () => ({}) },
  ],
); // oxfmt-ignore

/** Every list call of the specification's §7 and the other lists of the back office. */
export const GROWTH_CASES: readonly GrowthCase[] = [...PUBLIC, ...CUSTOMER, ...SALES, ...EDITOR, ...ADMIN];
