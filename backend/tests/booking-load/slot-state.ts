import type { TestDatabase } from '../database';

type Owner = Pick<TestDatabase, 'asOwner'>;

export interface SlotState {
  held: number;
  offered: number;
  /** Reservations whose number of tickets is not that of their places. */
  incomplete: number;
  /** Ids of all reservations ever made, and of those cancelled. */
  reservations: string[];
  cancelled: string[];
  paid: string[];
}

export async function readSlotState({ asOwner }: Owner, slot: string): Promise<SlotState> {
  const [state] = await asOwner<SlotState>(
    `with held as (select * from booking_reservation where event_slot_id = $1),
       cancelled as (select * from app_private.cancelled_reservation where event_slot_id = $1)
     select
       (select coalesce(sum(places), 0)::int from held) as held,
       (select coalesce(sum(offered_places), 0)::int from app_private.slot_waiting where event_slot_id = $1) as offered,
       (select count(*)::int from held
        where places <> (select count(*) from booking_ticket ticket where ticket.reservation_id = held.id)) as incomplete,
       array(select id::text from held union all select id::text from cancelled order by 1) as reservations,
       array(select id::text from cancelled order by 1) as cancelled,
       array(select id::text from held where is_paid order by 1) as paid`,
    [slot],
  );
  return state!;
}

/** Returns the number of mails of these kinds by recipient. */
export async function countMails(
  { asOwner }: Owner,
  kinds: readonly string[],
  recipients: readonly string[],
): Promise<Record<string, number>> {
  const rows = await asOwner<{ recipient: string; n: number }>(
    `select recipient, count(*)::int as n from app_private.mail
     where kind = any ($1) and recipient = any ($2) group by 1`,
    [kinds, recipients],
  );
  return Object.fromEntries(rows.map(({ recipient, n }) => [recipient, n]));
}

/** Offers neither taken nor left yet. */
export function openOffers({ asOwner }: Owner, slot: string): Promise<Offer[]> {
  return asOwner<Offer>(
    `select waiting.id, waiting.person_id as sub, profile.email, waiting.offered_places as places
     from app_private.slot_waiting waiting join user_profile profile on profile.id = waiting.person_id
     where waiting.event_slot_id = $1 and waiting.offered_places is not null order by waiting.id`,
    [slot],
  );
}

export interface Offer {
  id: string;
  sub: string;
  email: string;
  places: number;
}
