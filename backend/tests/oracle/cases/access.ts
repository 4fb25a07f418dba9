import { restApi } from '../../../src/rest/resources/declarations';
import { ID, type CallerName } from '../fixture';
import { ask } from '../oracle-case';

const EVERYONE: readonly CallerName[] = ['anon', 'customer', 'other', 'sales', 'editor', 'admin'];
const FULL = 'return=representation';

/** The same request by every caller. */
const all = (request: string) => EVERYONE.map((name) => ask(name, request));

/** Every resource of the product with all its columns; without rows, since ours lists only declared ones. */
const whole = Object.keys(restApi.resources).flatMap((name) => all(`GET /${name}?select=*&limit=0`));

export const accessCases = [
  ...whole,
  ...all(`GET /booking_event?select=id,title&id=in.(${ID.event},${ID.hiddenEvent})&order=id`),
  ...all(`GET /booking_event?id=eq.${ID.event}`),
  ...all(`GET /booking_event_slot?select=id,name&event_id=in.(${ID.event},${ID.hiddenEvent})&order=id`),
  ...all(`GET /booking_event_slot?id=eq.${ID.slot}`),
  ...all(`GET /booking_event_slot?select=id,whitelist&id=eq.${ID.invitedSlot}`),
  ...all(`GET /booking_event_slot?select=*,booking_event(*)&event_id=eq.${ID.event}&order=date_start`),
  ...all(`GET /booking_event?select=*,booking_event_slot(*)&id=eq.${ID.event}&booking_event_slot.order=date_start`),
  ...all(`GET /booking_reservation?select=*,booking_event_slot(*)&event_slot_id=eq.${ID.slot}&order=vs`),
  ...all(`GET /booking_event?select=id,booking_event_slot(id,name)&id=eq.${ID.event}&booking_event_slot.order=id`),
  ...all(
    `GET /booking_reservation?select=id,vs,is_paid,booking_event_slot(name,booking_event(title)),user_profile(email),booking_ticket(name_on_ticket)&event_slot_id=eq.${ID.slot}&order=vs&booking_ticket.order=position`,
  ),
  ...all(`GET /booking_ticket?reservation_id=eq.${ID.reservation}&order=position&select=id,name_on_ticket,is_checked`),
  ...all(`GET /event_slots_capacity?id=in.(${ID.slot},${ID.invitedSlot},${ID.hiddenSlot})&order=id`),
  ...all(`GET /event_slots_customer?event_id=eq.${ID.event}&order=date_start`),
  ...all(`GET /event_slots_tickets_by_ico?id=eq.${ID.slot}`),
  ...all(`GET /reservation_check?event_id=eq.${ID.event}&order=ticket_id`),
  ...all(
    `GET /reservation_ticket_list?event_slot_id=eq.${ID.slot}&order=vs&select=person_email,vs,variable_symbol,amount,tickets`,
  ),
  ...all(`GET /news_item?select=slug,title,is_published&tag=eq.oracle&order=slug`),
  ...all(`GET /user_profile?select=id,email,acl&id=in.(${ID.customer},${ID.other},${ID.sales})&order=id`),
  ...all(`GET /up_nicknames?nickname=in.(Oraculum Buk,Oraculum Javor)&order=nickname`),
  ...all(
    `GET /katalog_items?select=name,size,size_position,spec1&product_id=eq.${ID.product}&order=name,size_position`,
  ),
  ...all(`GET /product?select=name,is_public&id=eq.${ID.product}`),
  ...all(`GET /product_category?select=cid,cid_sub,name&id=eq.${ID.category}`),
  ask('anon', `GET /katalog_items?select=name,size&name=ilike.*oraculum*&order=name,size_position`, {
    range: '0-49',
    prefer: 'count=exact',
  }),
  ask(
    'anon',
    `GET /katalog_items?select=size&category_ids=cs.{${ID.category}}&size=in.(O60-80,O80-100)&order=size_position.desc`,
  ),
  ask('anon', 'GET /product_item?select=id'),
  ask('sales', `GET /product_item?select=spec1,product(name),product_size(name)&product_id=eq.${ID.product}&order=id`),
  ask('sales', `GET /product?select=name,product_item(spec1)&id=eq.${ID.product}`),
  ask('anon', 'POST /rpc/katalog_search?select=name,size,size_position&order=name,size_position', {
    body: { query: 'globosum oraculum' },
  }),
  ask('anon', 'POST /rpc/katalog_search?select=name,size,size_position&order=size_position&limit=1', {
    body: { query: 'orakulum' },
    prefer: 'count=exact',
  }),

  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}&select=id,phone,version`, {
    body: { phone: '+420 1' },
    prefer: FULL,
  }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, { body: { basket: { type: 'inquiry', items: [] } } }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.other}`, { body: { phone: '+420 1' }, prefer: FULL }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, { body: { acl: ['admin'] } }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, { body: { email: 'x@y.cz' } }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, {
    body: { nickname: 'ORACULUM JAVOR' },
    differs: ['taken'],
  }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, { body: { country: 'XX' } }),
  ask('customer', `PATCH /user_profile?id=eq.${ID.customer}`, { body: { company_type: 'town' } }),
  ask('admin', `PATCH /user_profile?id=eq.${ID.other}&select=id,acl`, { body: { acl: ['jobs'] }, prefer: FULL }),
  ask('sales', `PATCH /user_profile?id=eq.${ID.other}&select=id,acl`, { body: { acl: ['jobs'] }, prefer: FULL }),
  ask('anon', `PATCH /user_profile?id=eq.${ID.customer}`, { body: { phone: 'x' } }),
  ask('customer', `PATCH /booking_ticket?id=eq.${ID.ticket}&select=id,name_on_ticket`, {
    body: { name_on_ticket: 'Jiný' },
    prefer: FULL,
  }),
  ask('customer', `PATCH /booking_ticket?id=eq.${ID.ticket}`, { body: { is_checked: true } }),
  ask('customer', `PATCH /booking_ticket?id=eq.${ID.otherTicket}&select=id`, {
    body: { name_on_ticket: 'x' },
    prefer: FULL,
  }),
  ask('customer', `PATCH /booking_ticket?id=eq.${ID.ticket}`, { body: { name_on_ticket: '' } }),
  ask('customer', `DELETE /booking_ticket?id=eq.${ID.ticket}`),
  ask('customer', 'POST /booking_reservation', { body: { event_slot_id: ID.slot, person_id: ID.customer, places: 1 } }),
  ask('customer', `PATCH /booking_reservation?id=eq.${ID.reservation}`, { body: { is_paid: true } }),
  ask('sales', `PATCH /booking_reservation?id=eq.${ID.reservation}`, { body: { is_paid: true } }),
  ask('sales', `PATCH /booking_reservation?id=eq.${ID.otherReservation}&select=custom_data`, {
    body: { custom_data: { places: [], invoice: null } },
    prefer: FULL,
  }),
  ...(['anon', 'customer', 'sales', 'editor', 'admin'] as const).flatMap((name) => [
    ask(name, `PATCH /booking_event?id=eq.${ID.event}&select=title`, { body: { title: 'Jiný' }, prefer: FULL }),
    ask(name, 'POST /news_item?select=slug,is_published', {
      body: { slug: 'oracle-nova', title: 'Nová', locale: 'cs', tag: 'oracle' },
      prefer: FULL,
    }),
    ask(name, `DELETE /news_item?id=eq.${ID.news}&select=slug`, { prefer: FULL }),
    ask(name, 'POST /booking_event?select=title,is_public', {
      body: { title: 'Nová', address: 'Tady', date_start: '2031-01-01T10:00:00Z', mask_vs: '93' },
      prefer: FULL,
    }),
    ask(name, `DELETE /booking_event_slot?id=eq.${ID.hiddenSlot}&select=name`, { prefer: FULL }),
  ]),
  ask('sales', `DELETE /booking_event?id=eq.${ID.event}`),
  ask('sales', `PATCH /booking_event?id=eq.${ID.event}`, { body: { mask_vs: '94' }, differs: ['rule'] }),
  ask('sales', `PATCH /booking_event_slot?id=eq.${ID.slot}`, { body: { capacity_total: 1 }, differs: ['rule'] }),
  ask('sales', `PATCH /booking_event_slot?id=eq.${ID.slot}&select=capacity_total`, {
    body: { capacity_total: 20 },
    prefer: FULL,
    accept: 'application/vnd.pgrst.object+json',
  }),
  // Only sales staff see the guests of a slot; they are written through the view.
  ...(['anon', 'customer', 'sales', 'editor'] as const).flatMap((name) => [
    ask(name, `PATCH /booking_event_slot?id=eq.${ID.slot}&select=whitelist,name`, {
      body: { whitelist: [' Guest@Example.org'] },
      prefer: FULL,
    }),
    ask(name, 'POST /booking_event_slot?select=name,price,whitelist,booking_event(title)', {
      body: { event_id: ID.event, name: 'Nový', date_start: '2031-05-01T10:00:00Z', capacity_total: 3 },
      prefer: `${FULL}, missing=default`,
    }),
  ]),
  ask('sales', `PATCH /booking_event_slot?id=eq.${ID.slot}`, { body: { created_at: '2031-05-01' } }),
  ask('sales', `DELETE /booking_event_slot?id=eq.${ID.slot}`),
  ask('sales', `DELETE /booking_event_slot?id=eq.${ID.invitedSlot}&select=*`, { prefer: FULL }),
  ask('sales', 'POST /booking_event?select=title', {
    body: { id: ID.nothing, title: 'x', address: 'y', date_start: '2031-01-01', mask_vs: '95' },
    prefer: FULL,
  }),
  ask('sales', 'POST /booking_event', { body: { title: 'x', address: 'y', date_start: '2031-01-01', mask_vs: '0' } }),
  ask('editor', 'POST /news_item?on_conflict=locale,slug&select=title', {
    body: { slug: 'oracle-novinka', title: 'Přepsaná', locale: 'cs', tag: 'oracle' },
    prefer: `${FULL}, resolution=merge-duplicates`,
  }),
  ask('editor', 'POST /news_item', {
    body: { slug: 'oracle-novinka', title: 'x', locale: 'cs' },
    differs: ['taken'],
  }),
  ...all(`GET /user_profile?select=email,acl&acl=not.is.null&order=email`),
  ...all(`GET /product?select=name&or=(name.ilike.*oraculum*,id_text.ilike.*${ID.product.slice(0, 8)}*)&order=name`),
  ask('sales', `GET /product?select=name&id_text=ilike.*${ID.product.slice(0, 13)}*`),
  ask('sales', `PATCH /product?id=eq.${ID.product}`, { body: { id_text: 'x' } }),
  ask('sales', `PATCH /booking_event?id=eq.${ID.event}`, { body: { hero_image: 'javascript:alert(1)' } }),
  ask('editor', 'POST /news_item', { body: { slug: 'Not A Slug', title: 'x', locale: 'cs' } }),
  ask('admin', 'GET /nosuch'),
  ask('anon', 'GET /nosuch?select=id'),
];
