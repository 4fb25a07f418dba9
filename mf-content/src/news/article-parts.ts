import { CARD_PLACEHOLDER } from '@arbora/routes';
import type { RelatedEvent, RelatedPlant } from './news.queries';

/** A plant or an event that an article is about. */
export type Related =
  | { kind: 'plant'; id: string; plant: RelatedPlant }
  | { kind: 'event'; id: string; event: RelatedEvent };

/** A part of an article: text, or a card. */
export type ArticlePart = { html: string } | Related;

interface ArticleWithRelated {
  body: string;
  plants: readonly RelatedPlant[];
  events: readonly RelatedEvent[];
}

/**
 * Splits an article into parts in reading order, and returns the cards without a placeholder. Placeholders of deleted
 * or non-public subjects are dropped.
 */
export function articleParts({ body, plants, events }: ArticleWithRelated): {
  parts: ArticlePart[];
  others: Related[];
} {
  const related: Related[] = [
    ...plants.map((plant) => ({ kind: 'plant' as const, id: plant.product_id, plant })),
    ...events.map((event) => ({ kind: 'event' as const, id: event.event_id, event })),
  ];
  const placed = new Set<string>();
  // Odd pieces are the ids captured by the pattern.
  const parts = body.split(CARD_PLACEHOLDER).flatMap((piece, index): ArticlePart[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ html: piece }];
    const card = related.find(({ id }) => id === piece);
    if (!card || placed.has(card.id)) return [];
    placed.add(card.id);
    return [card];
  });
  return { parts, others: related.filter(({ id }) => !placed.has(id)) };
}
