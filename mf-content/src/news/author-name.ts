import type { BylineFields } from './news.queries';

/** The author of an article: from the linked card, otherwise from the article itself. */
export function authorName({ author, author_card: card }: Pick<BylineFields, 'author' | 'author_card'>): string | null {
  return card?.name ?? author;
}
