import { routes } from '@arbora/routes';
import { authorName } from './author-name';
import type { BylineFields } from './news.queries';

/** The author of an article for schema.org; the nursery itself if it is unsigned. */
export function authorJsonLd(item: BylineFields, address: (path: string) => string, brand: string): object {
  const name = authorName(item);
  if (name === null) return { '@type': 'Organization', name: brand };
  const { author_card: card } = item;
  return { '@type': 'Person', name, url: card ? address(routes.person.href({ id: card.id })) : undefined };
}
