import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { seedId } from '../seed-id';
import { languagesOf, newsId, TOPICS } from './news';
import { RELATED } from './related-list';

/** Seeds the plants and events linked to articles; all of them must exist. */
export async function seedRelated(client: ClientBase): Promise<void> {
  const articles = TOPICS.flatMap((topic) =>
    languagesOf(topic).map(([locale]) => ({ item_id: newsId(locale, topic), related: RELATED[topic.cs.title] })),
  );
  await insertRows(
    client,
    'public.news_item__product',
    articles.flatMap(({ item_id, related }) =>
      (related?.plants ?? []).map((latin, position) => ({ item_id, product_id: seedId(`product ${latin}`), position })),
    ),
  );
  await insertRows(
    client,
    'public.news_item__booking_event',
    articles.flatMap(({ item_id, related }) =>
      (related?.events ?? []).map((key, position) => ({ item_id, event_id: seedId(`event ${key}`), position })),
    ),
  );
}
