import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT, ROLE, type AccessTokenClaims, type AuthRole } from '@arbora/domain';
import { Client } from 'pg';
import type { Database } from '../../src/database/database';

/** Ids of the rows that cases refer to. */
export const ID = {
  customer: '0a000000-0000-4000-8000-000000000001',
  other: '0a000000-0000-4000-8000-000000000002',
  sales: '0a000000-0000-4000-8000-000000000003',
  editor: '0a000000-0000-4000-8000-000000000004',
  admin: '0a000000-0000-4000-8000-000000000005',
  event: '0b000000-0000-4000-8000-000000000001',
  hiddenEvent: '0b000000-0000-4000-8000-000000000002',
  slot: '0c000000-0000-4000-8000-000000000001',
  invitedSlot: '0c000000-0000-4000-8000-000000000002',
  hiddenSlot: '0c000000-0000-4000-8000-000000000003',
  reservation: '0d000000-0000-4000-8000-000000000001',
  otherReservation: '0d000000-0000-4000-8000-000000000002',
  ticket: '0e000000-0000-4000-8000-000000000001',
  secondTicket: '0e000000-0000-4000-8000-000000000002',
  otherTicket: '0e000000-0000-4000-8000-000000000003',
  news: '0f000000-0000-4000-8000-000000000001',
  draft: '0f000000-0000-4000-8000-000000000002',
  category: '1a000000-0000-4000-8000-000000000001',
  product: '1b000000-0000-4000-8000-000000000001',
  item: '1c000000-0000-4000-8000-000000000001',
  offer: '1d000000-0000-4000-8000-000000000001',
  hiddenOffer: '1d000000-0000-4000-8000-000000000002',
  offerLine: '1e000000-0000-4000-8000-000000000001',
  soldOutLine: '1e000000-0000-4000-8000-000000000002',
  order: '1f000000-0000-4000-8000-000000000001',
  nothing: '99000000-0000-4000-8000-000000000000',
} as const;

/** Callers. */
export const CALLERS = {
  anon: null,
  customer: { id: ID.customer, role: ROLE.customer },
  other: { id: ID.other, role: ROLE.customer },
  sales: { id: ID.sales, role: ROLE.manager },
  editor: { id: ID.editor, role: ROLE.manager },
  admin: { id: ID.admin, role: ROLE.admin },
} as const satisfies Record<string, { id: string; role: AuthRole } | null>;
export type CallerName = keyof typeof CALLERS;

const ACL: Partial<Record<CallerName, string>> = { sales: '{sales}', editor: '{editor}', admin: '{admin}' };

const NICKNAMES: Readonly<Record<CallerName, string>> = {
  anon: '',
  customer: 'Oraculum Buk',
  other: 'Oraculum Dub',
  sales: 'Oraculum Javor',
  editor: 'Oraculum Tis',
  admin: 'Oraculum Smrk',
};

export function claimsOf(name: CallerName, issuedAt: number): AccessTokenClaims | null {
  const caller = CALLERS[name];
  if (caller === null) return null;
  return {
    sub: caller.id,
    email: `${name}@oracle.example`,
    role: caller.role,
    allowedRoles: [caller.role],
    allowedApps: [PRODUCT],
    sid: ID.nothing,
    iat: issuedAt,
    exp: issuedAt + 3600,
  };
}

/** Adds the objects of `schema.sql` and a small set of rows to the product's tables. */
export async function addFixture({ ownerConnection }: Pick<Database, 'ownerConnection'>): Promise<void> {
  const client = new Client(ownerConnection);
  await client.connect();
  try {
    await client.query(await readFile(path.join(__dirname, 'schema.sql'), 'utf8'));
    for (const [name, caller] of Object.entries(CALLERS)) {
      if (caller === null) continue;
      const email = `${name}@oracle.example`;
      await client.query('insert into auth_person (id, email, roles) values ($1, $2, $3)', [
        caller.id,
        email,
        [caller.role],
      ]);
      await client.query(
        'insert into user_profile (id, email, name, nickname, company, ico, acl, country) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        [
          caller.id,
          email,
          `Name of ${name}`,
          NICKNAMES[name as CallerName],
          'Oracle s.r.o.',
          '27082440',
          ACL[name as CallerName] ?? '{}',
          'CZ',
        ],
      );
    }
    await client.query(ROWS);
  } finally {
    await client.end();
  }
}

const ROWS = `
insert into booking_event (id, title, title_en, address, date_start, is_public, mask_vs, created_at) values
  ('${ID.event}', 'Oracle den', 'Oracle day', 'Obříství', '2031-05-01 08:00+00', true, '91', '2026-01-01'),
  ('${ID.hiddenEvent}', 'Oracle skrytá', null, 'Smržice', '2031-06-01 08:00+00', false, '92', '2026-01-02');
insert into booking_event_slot (id, event_id, name, name_en, date_start, price, whitelist, capacity_total, capacity_per_user, created_at) values
  ('${ID.slot}', '${ID.event}', 'Dopoledne', 'Morning', '2031-05-01 08:00+00', 150, '{}', 10, 4, '2026-01-01'),
  ('${ID.invitedSlot}', '${ID.event}', 'Pro zvané', null, '2031-05-01 12:00+00', 0, '{customer@oracle.example}', 5, null, '2026-01-01'),
  ('${ID.hiddenSlot}', '${ID.hiddenEvent}', 'Skrytý', null, '2031-06-01 08:00+00', 0, '{}', 5, null, '2026-01-01');
insert into booking_reservation (id, event_slot_id, person_id, vs, is_paid, created_at, places, custom_data) values
  ('${ID.reservation}', '${ID.slot}', '${ID.customer}', '900001', false, '2026-02-01', 2,
    '{"places": [{"name": "Jan Novák"}, {"name": "Eva Nová"}], "invoice": {"name": "Jan Novák", "ico": "27082440"}}'),
  ('${ID.otherReservation}', '${ID.slot}', '${ID.other}', '900002', true, '2026-02-02', 1, '{"places": [{"name": "Petr"}], "invoice": null}');
insert into booking_ticket (id, reservation_id, position, name_on_ticket, is_checked, checked_at, ico, created_at) values
  ('${ID.ticket}', '${ID.reservation}', 1, 'Jan Novák', false, null, '27082440', '2026-02-01'),
  ('${ID.secondTicket}', '${ID.reservation}', 2, 'Eva Nová', true, '2026-03-01', null, '2026-02-01'),
  ('${ID.otherTicket}', '${ID.otherReservation}', 1, 'Petr', false, null, null, '2026-02-02');
insert into news_item (id, slug, title, perex, body, locale, tag, is_published, created_at) values
  ('${ID.news}', 'oracle-novinka', 'Oracle novinka', 'Perex', '<p>Text</p>', 'cs', 'oracle', true, '2026-01-05'),
  ('${ID.draft}', 'oracle-koncept', 'Oracle koncept', 'Perex', '<p>Text</p>', 'cs', 'oracle', false, '2026-01-06');
insert into product_category (id, cid, cid_sub, name, is_public) values ('${ID.category}', 'O1', 'a', 'Oracle', true);
insert into product (id, name, name_cs, category_ids) values
  ('${ID.product}', 'Oraculum verum ''Globosum''', 'orákulum', '{${ID.category}}');
insert into product_size (name, position) values ('O60-80', 9001), ('O80-100', 9002);
insert into product_item (product_id, size_id, spec1)
  select '${ID.product}', id, 'ZB' from product_size where position in (9001, 9002);
insert into product_item (id, product_id, size_id, spec1, spec2, web_catalogue)
  select '${ID.item}', '${ID.product}', id, 'PK', 'HK', false from product_size where position = 9001;
insert into offer (id, title, is_public, created_at) values
  ('${ID.offer}', 'Oracle nabídka', true, '2026-01-07'), ('${ID.hiddenOffer}', 'Oracle skrytá', false, '2026-01-08');
insert into offer_item (id, offer_id, product_item_id, filter_value, inventory, price_cz, price_sk, created_at) values
  ('${ID.offerLine}', '${ID.offer}', '${ID.item}', 'Stromy', 5, 120.5, 5, '2026-01-07'),
  ('${ID.soldOutLine}', '${ID.offer}', '${ID.item}', 'Keře', 0, 90, 4, '2026-01-07');
insert into shop_order (id, profile_id, basket, center, type, order_code, created_at) values
  ('${ID.order}', '${ID.other}', '{"items": [{"name": "Oraculum", "amount": 2, "price": 120.5}]}', 'Smržice', 'order',
    'O98000001', '2026-03-01');
`;
