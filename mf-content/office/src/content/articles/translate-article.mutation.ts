import { mutation, rest, row, rows } from '@arbora/api';
import type { Locale } from '@arbora/domain';
import type { Article } from './article.queries';
import { createArticle, nothingWritten } from './create-article';

interface Translation {
  article: Article;
  locale: Locale;
}

/**
 * Creates an unpublished copy of the article for translation, with the same plants and events. Resolves to its id.
 * @throws ApiError content.translation_exists if somebody else was faster
 */
export function translateArticle() {
  return mutation<string, Translation>({
    run: async ({ article, locale }) => {
      const translation_group = article.translation_group ?? (await beginGroup(article.id));
      const { slug, title, perex, body, hero_image, hero_alt, author, author_id, topic, tag } = article;
      const translation = {
        title,
        slug,
        perex,
        body,
        hero_image,
        hero_alt,
        author,
        author_id,
        topic,
        tag,
        locale,
        translation_group,
      };
      return createArticle(translation, (id) => copyLinks(article.id, id));
    },
    invalidates: [['news_item']],
  });
}

async function beginGroup(id: string): Promise<string> {
  // Its own id: the history identifies the document by it.
  const write = rest().from('news_item').update({ translation_group: id }).eq('id', id).is('translation_group', null);
  if (await row(write.select('id'))) return id;
  const now = await row(rest().from('news_item').select('translation_group').eq('id', id));
  if (!now?.translation_group) throw nothingWritten();
  return now.translation_group;
}

async function copyLinks(from: string, item_id: string): Promise<void> {
  const [plants, events] = await Promise.all([
    rows(rest().from('news_item__product').select('product_id,position').eq('item_id', from)),
    rows(rest().from('news_item__booking_event').select('event_id,position').eq('item_id', from)),
  ]);
  if (plants.length > 0) {
    await rows(
      rest()
        .from('news_item__product')
        .insert(plants.map((plant) => ({ ...plant, item_id }))),
    );
  }
  if (events.length > 0) {
    await rows(
      rest()
        .from('news_item__booking_event')
        .insert(events.map((event) => ({ ...event, item_id }))),
    );
  }
}
