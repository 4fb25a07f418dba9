import type { Attendee, Invoice } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { DEMO_ACCOUNTS, personId } from './accounts';
import type { TicketImage } from './demo-site';
import { EVENTS } from './event-list';
import type { DemoEvent, DemoSlot } from './event-list';
import { slotId, slotStart } from './events';
import { GUESTS } from './guests';
import { insertRows } from './insert';
import { pragueTime } from './prague-time';
import { randomFrom } from './random';
import { seedId } from './seed-id';

interface DemoReservation {
  event: DemoEvent;
  slot: DemoSlot;
  email: string;
  names: string[];
  isPaid: boolean;
  /** Number of checked-in tickets. */
  checked: number;
  /** Days from the day of seeding. */
  createdDay: number;
}

/** Reservations of customer@: due, paid, free, and past with one used ticket. */
const CUSTOMER = 'customer@arbora.example';
const CUSTOMERS_OWN = [
  {
    event: 'rez-ovocnych-stromu',
    slot: 'dopoledne',
    names: ['Karel Zahradník', 'Jana Zahradníková'],
    isPaid: false,
    checked: 0,
  },
  { event: 'vazani-adventnich-vencu', slot: 'osmnact', names: ['Jana Zahradníková'], isPaid: true, checked: 0 },
  {
    event: 'komentovana-prohlidka',
    slot: 'deset',
    names: ['Karel Zahradník', 'Ema Zahradníková', 'Adam Zahradník'],
    isPaid: true,
    checked: 0,
  },
  {
    event: 'podzimni-slavnost',
    slot: 'vstup',
    names: ['Karel Zahradník', 'Jana Zahradníková'],
    isPaid: true,
    checked: 1,
  },
];

const COMPANIONS = [
  'Anna Kovářová',
  'Jan Beneš',
  'Tereza Holubová',
  'Matěj Straka',
  'Eliška Vlčková',
  'Jakub Pokorný',
  'Natálie Bartošová',
  'Filip Vaněk',
];

export async function seedReservations(client: ClientBase, now: Date, ticketImage: TicketImage): Promise<void> {
  const reservations = [...customersReservations(), ...guestsReservations()];
  await insertRows(
    client,
    'public.booking_reservation',
    reservations.map((one) => reservationRow(one, now)),
  );
  const tickets = await Promise.all(reservations.flatMap((one) => ticketRows(one, now, ticketImage)));
  await insertRows(client, 'public.booking_ticket', tickets);
  await client.query(
    `update public.booking_reservation reservation set due_at = app.payment_due(reservation.created_at, slot.date_start)
     from public.booking_event_slot slot
     where slot.id = reservation.event_slot_id and not reservation.is_paid`,
  );
}

function customersReservations(): DemoReservation[] {
  return CUSTOMERS_OWN.map(({ names, isPaid, checked, ...keys }) => {
    const event = EVENTS.find(({ key }) => key === keys.event);
    const slot = event?.slots.find(({ key }) => key === keys.slot);
    if (!event || !slot) throw new Error(`no demo slot ${keys.event}/${keys.slot}`);
    return { event, slot, email: CUSTOMER, names, isPaid, checked, createdDay: Math.min(event.day, 1) - 2 };
  });
}

/** Fills each slot as described, with one to three seats per guest. */
function guestsReservations(): DemoReservation[] {
  const random = randomFrom(20_261_121);
  return EVENTS.flatMap((event, eventIndex) =>
    event.slots.flatMap((slot) => {
      const own = CUSTOMERS_OWN.find((one) => one.event === event.key && one.slot === slot.key);
      let left = (slot.taken ?? 0) - (own?.names.length ?? 0);
      const guests = GUESTS.filter(({ email }) => !slot.whitelist?.length || slot.whitelist.includes(email));
      const made: DemoReservation[] = [];
      for (let index = 0; left > 0; index++) {
        const guest = guests[(index + eventIndex * 3) % guests.length];
        if (!guest || index >= guests.length) throw new Error(`not enough guests for ${event.key}/${slot.key}`);
        const seats = Math.min(left, slot.perUser ?? 3, 1 + Math.floor(random() * 3));
        left -= seats;
        const past = event.day < 0;
        made.push({
          event,
          slot,
          email: guest.email,
          names: attendees(guest.name, seats, random),
          isPaid: past || !slot.price || random() < 0.6,
          checked: past && random() < 0.8 ? seats : 0,
          createdDay: past ? event.day - 10 : -1 - Math.floor(random() * 3),
        });
      }
      return made;
    }),
  );
}

function attendees(name: string, seats: number, random: () => number): string[] {
  const first = Math.floor(random() * COMPANIONS.length);
  const companions = Array.from({ length: seats - 1 }, (_, index) => COMPANIONS[(first + index) % COMPANIONS.length]);
  return [name, ...companions.map(String)];
}

function reservationId({ event, slot, email }: DemoReservation): string {
  return seedId(`reservation ${event.key} ${slot.key} ${email}`);
}

function reservationRow(one: DemoReservation, now: Date): object {
  const created = pragueTime(now, one.createdDay, 7);
  const places: Attendee[] = one.names.map((name) => ({ name }));
  return {
    id: reservationId(one),
    event_slot_id: slotId(one.event.key, one.slot.key),
    person_id: personId(one.email),
    is_paid: one.isPaid,
    paid_at: one.isPaid ? created : null,
    created_at: created,
    places: places.length,
    custom_data: { places, invoice: one.slot.price ? invoiceOf(one.email) : null },
  };
}

function invoiceOf(email: string): Invoice {
  const profile = DEMO_ACCOUNTS.find((account) => account.email === email)?.profile;
  const guest = GUESTS.find((one) => one.email === email);
  return {
    name: profile?.name ?? guest?.name ?? '',
    ico: profile?.ico ?? guest?.ico ?? '',
    company: profile?.company ?? guest?.company ?? '',
    country: 'CZ',
    dic: profile?.dic ?? '',
    street: profile?.street ?? '',
    city: profile?.city ?? guest?.city ?? '',
    zip: profile?.zip ?? '',
  };
}

function ticketRows(one: DemoReservation, now: Date, ticketImage: TicketImage): Promise<object>[] {
  const { ico, company } = invoiceOf(one.email);
  return one.names.map(async (name, index) => {
    const id = seedId(`ticket ${reservationId(one)} ${index}`);
    return {
      id,
      reservation_id: reservationId(one),
      position: index + 1,
      name_on_ticket: name,
      qr: await ticketImage(id),
      is_checked: index < one.checked,
      checked_at: index < one.checked ? slotStart(now, one.event, one.slot).toISOString() : null,
      custom_email: null,
      custom_company: company || null,
      ico: ico || null,
      created_at: pragueTime(now, one.createdDay, 7),
    };
  });
}
