import type { ClientBase } from 'pg';
import { eventDay } from './event-day';
import { EVENTS } from './event-list';
import type { DemoEvent, DemoSlot } from './event-list';
import { cardId } from './content/people';
import { EVENT_STORIES } from './event-stories';
import { insertRows } from './insert';
import { pragueTime } from './prague-time';
import { seedId } from './seed-id';

export function slotId(event: string, slot: string): string {
  return seedId(`slot ${event} ${slot}`);
}

export function slotStart(now: Date, event: DemoEvent, slot: DemoSlot): Date {
  return new Date(Date.parse(pragueTime(now, eventDay(now, event), event.hour)) + (slot.after ?? 0) * 60_000);
}

function storyOf(key: string): Record<string, string | null> {
  const { story, bring, leader } = EVENT_STORIES[key] ?? {};
  return {
    story: story?.[0] ?? null,
    story_en: story?.[1] ?? null,
    story_pl: story?.[2] ?? null,
    bring: bring?.[0] ?? null,
    bring_en: bring?.[1] ?? null,
    bring_pl: bring?.[2] ?? null,
    leader_id: leader === undefined ? null : cardId(leader),
  };
}

export async function seedEvents(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.booking_event',
    EVENTS.map((event) => ({
      ...storyOf(event.key),
      id: seedId(`event ${event.key}`),
      title: event.title,
      title_en: event.title_en,
      title_pl: event.title_pl,
      perex: event.perex,
      perex_en: event.perex_en,
      perex_pl: event.perex_pl,
      address: event.address,
      date_start: pragueTime(now, eventDay(now, event), event.hour),
      date_end: pragueTime(now, eventDay(now, event), event.hour + event.hours),
      is_public: event.isPublic ?? true,
      mask_vs: event.mask,
      created_at: pragueTime(now, Math.min(event.day, 0) - 60, 8),
    })),
  );
  await insertRows(
    client,
    'public.booking_event_slot',
    EVENTS.flatMap((event) =>
      event.slots.map((slot) => ({
        id: slotId(event.key, slot.key),
        event_id: seedId(`event ${event.key}`),
        name: slot.name,
        name_en: slot.name_en,
        name_pl: slot.name_pl,
        date_start: slotStart(now, event, slot).toISOString(),
        price: slot.price ?? 0,
        whitelist: slot.whitelist ?? [],
        capacity_total: slot.capacity,
        capacity_per_user: slot.perUser ?? null,
        capacity_by_ico: slot.byIco ?? false,
        created_at: pragueTime(now, Math.min(event.day, 0) - 60, 8),
      })),
    ),
  );
}
