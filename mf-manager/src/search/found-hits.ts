import { textIn, type FoundEverywhere, type Locale } from '@arbora/domain';
import type { Formats } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { eventHref } from '../booking/booking-place';
import { articleHref } from '../content/articles/article-href';

/** A search result with the path of its record. */
export interface Hit {
  id: string;
  /** Path without language. */
  to: string;
  title: string;
  note: string;
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

interface Wording {
  locale: Locale;
  formats: Formats;
  paid: (isPaid: boolean) => string;
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

function seatsHref(row: { event_id: string; event_slot_id: string; variable_symbol: string }): string {
  return routes.managerBooking.href({ event: row.event_id, slot: row.event_slot_id, q: row.variable_symbol });
}

/** Converts the response to links. */
export function hitsOf(found: FoundEverywhere, { locale, formats, paid }: Wording): Record<HitKind, Hit[]> {
  return {
    reservations: found.reservations.map((row) => ({
      id: row.id,
      to: seatsHref(row),
      title: joined(row.variable_symbol, row.person_name ?? row.person_email),
      note: joined(formats.money(row.amount), paid(row.is_paid)),
    })),
    tickets: found.tickets.map((row) => ({
      id: row.id,
      to: seatsHref(row),
      title: row.name_on_ticket,
      note: joined(row.variable_symbol, row.custom_email),
    })),
    people: found.people.map(({ id, name, email, company }) => ({
      id,
      to: routes.managerProfiles.href({ id }),
      title: name ?? email,
      note: joined(name && email, company),
    })),
    orders: found.orders.map((row) => ({
      id: row.id,
      to: (row.type === 'order' ? routes.managerOrders : routes.managerInquiries).href({ id: row.id }),
      title: joined(row.order_code, row.person_company ?? row.person_name ?? row.person_email),
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
