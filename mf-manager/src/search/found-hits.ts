import { textIn, type GlobalSearchResult, type Locale, type PersonState } from '@arbora/domain';
import type { Formats } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { eventHref } from '../booking/booking-view-state';
import { articleHref } from '../content/articles/article-href';
import { personName } from '../person/person-name';

/** A search result with the path of its record. */
export interface Hit {
  id: string;
  /** Path without language. */
  to: string;
  title: string;
  note: string;
  /** State of the person in it. */
  state?: PersonState | null;
}

/** The kinds, in display order. */
export const HIT_KINDS = [
  'reservations',
  'tickets',
  'people',
  'orders',
  'events',
  'plants',
  'articles',
  'bulletins',
  'jobs',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

interface HitTexts {
  locale: Locale;
  formats: Formats;
  paymentText: (state: PaymentState) => string;
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

function reservationHref(row: { event_id: string; event_slot_id: string; variable_symbol: string }): string {
  return routes.managerBooking.href({ event: row.event_id, slot: row.event_slot_id, q: row.variable_symbol });
}

/** `empty`: a reservation of staff without places. */
export type PaymentState = 'paid' | 'unpaid' | 'free' | 'empty';

function paymentState({ places, amount, is_paid }: GlobalSearchResult['reservations'][number]): PaymentState {
  if (places === 0) return 'empty';
  if (!is_paid) return 'unpaid';
  return amount === 0 ? 'free' : 'paid';
}

/** Converts the response to links. */
export function hitsOf(found: GlobalSearchResult, { locale, formats, paymentText }: HitTexts): Record<HitKind, Hit[]> {
  function paymentNote(row: GlobalSearchResult['reservations'][number]): string {
    const state = paymentState(row);
    return joined(state === 'empty' || state === 'free' ? null : formats.money(row.amount), paymentText(state));
  }
  return {
    reservations: found.reservations.map((row) => ({
      id: row.id,
      to: reservationHref(row),
      title: joined(row.variable_symbol, personName(row)),
      state: row.person_state,
      note: paymentNote(row),
    })),
    tickets: found.tickets.map((row) => ({
      id: row.id,
      to: reservationHref(row),
      title: row.name_on_ticket,
      note: joined(row.variable_symbol, row.custom_email),
      state: row.person_state,
    })),
    people: found.people.map(({ id, name, email, company, phone, state }) => ({
      id,
      to: routes.managerProfiles.href({ id }),
      title: personName({ person_name: name, person_email: email, person_state: state }) ?? '',
      note: joined(name && email, company, phone),
      state,
    })),
    orders: found.orders.map((row) => ({
      id: row.id,
      to: (row.type === 'order' ? routes.managerOrders : routes.managerInquiries).href({ id: row.id }),
      title: joined(row.order_code, row.person_company ?? personName(row)),
      state: row.person_state,
      note: formats.date(row.created_at, 'short'),
    })),
    events: found.events.map((row) => ({
      id: row.id,
      to: eventHref(row.id),
      title: textIn(row, 'title', locale),
      note: formats.date(row.date_start, 'short'),
    })),
    plants: found.plants.map((row) => ({
      id: row.id,
      to: routes.managerProducts.href({ id: row.id }),
      title: row.name,
      note: row[`name_${locale}`] ?? row.name_cs ?? '',
    })),
    articles: found.articles.map(({ id, title, tag, locale: language, created_at }) => ({
      id,
      to: articleHref(id, tag),
      title,
      note: joined(language.toUpperCase(), formats.date(created_at, 'short')),
    })),
    bulletins: found.bulletins.map(({ id, issue_number, title, locale: language }) => ({
      id,
      to: routes.managerBulletin.href({ issue: String(issue_number) }, { version: language }),
      title: `${issue_number} – ${title}`,
      note: language.toUpperCase(),
    })),
    jobs: found.jobs.map((row) => ({
      id: row.id,
      to: routes.managerJobs.href({ id: row.id }),
      title: textIn(row, 'title', locale),
      note: formats.date(row.created_at, 'short'),
    })),
  };
}
