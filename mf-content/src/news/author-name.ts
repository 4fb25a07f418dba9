import type { Signed } from './news.queries';

/** Who wrote an article: as the author's card says, where there is one, else as the article does. */
export function authorName({ author, author_card: card }: Pick<Signed, 'author' | 'author_card'>): string | null {
  return card?.name ?? author;
}
