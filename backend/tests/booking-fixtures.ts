import { randomUUID } from 'node:crypto';
import { ROLE, type Acl } from '@arbora/domain';
import type { Claims } from '../src/database/database';
import type { TestDatabase } from './database';

/** Event and slot of a test; by default public, in ten days, free of charge, ten seats. */
export interface SlotOptions {
  price?: number;
  capacity_total?: number;
  capacity_per_user?: number | null;
  capacity_by_ico?: boolean;
  whitelist?: string[];
  is_public?: boolean;
  /** Days from now; negative for the past. */
  startsIn?: number;
  mask_vs?: string;
}

export interface PersonOptions {
  acl?: Acl[];
  ico?: string;
  locale?: string;
}

/** Creates a person with a profile; returns the claims of their token. */
export async function makePerson(database: TestDatabase, options: PersonOptions = {}): Promise<Claims> {
  const { acl = [], ico = null, locale = 'cs' } = options;
  const id = randomUUID();
  const email = `p-${id}@example.org`;
  await database.asOwner('insert into auth_person (id, email, roles) values ($1, $2, $3)', [
    id,
    email,
    [ROLE.customer],
  ]);
  await database.asOwner(
    'insert into user_profile (id, email, name, acl, ico, locale) values ($1, $2, $3, $4, $5, $6)',
    [id, email, 'Jana Nováková', acl, ico, locale],
  );
  return { sub: id, email, role: acl.length > 0 ? ROLE.manager : ROLE.customer };
}

/** Marks the address as proved by a password set through a mailed link. */
export async function proveAddress(database: TestDatabase, personId: string): Promise<void> {
  await database.asOwner(
    `insert into app_private.credential (person_id, password_hash, email_proved_at) values ($1, 'none', now())
     on conflict (person_id) do update set email_proved_at = excluded.email_proved_at`,
    [personId],
  );
}

/** Creates an event with one slot. */
export async function makeSlot(
  database: TestDatabase,
  options: SlotOptions = {},
): Promise<{ id: string; event_id: string }> {
  const { is_public = true, startsIn = 10, mask_vs = '2026', price = 0, capacity_total = 10 } = options;
  const [slot] = await database.asOwner<{ id: string; event_id: string }>(
    `with event as (
       insert into booking_event (title, title_en, address, date_start, is_public, mask_vs)
       values ('Den otevřených dveří', 'Open day', 'Obříství 120', now() + $1 * interval '1 day', $2, $3) returning id
     )
     insert into booking_event_slot
       (event_id, name, date_start, price, capacity_total, capacity_per_user, capacity_by_ico, whitelist)
     select id, 'Dopoledne', now() + $1 * interval '1 day', $4, $5, $6, $7, $8 from event
     returning id, event_id`,
    [
      startsIn,
      is_public,
      mask_vs,
      price,
      capacity_total,
      options.capacity_per_user ?? null,
      options.capacity_by_ico ?? false,
      options.whitelist ?? [],
    ],
  );
  if (slot === undefined) throw new Error('no slot was made');
  return slot;
}

/** Body of a reservation for as many attendees as there are names. */
export function reservationBody(slotId: string, names: string[], invoice: object | null = null) {
  return { event_slot_id: slotId, custom_data: { places: names.map((name) => ({ name })), invoice } };
}
