import { NEWS_TAG, slug, type Locale } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { cardId } from '../content/people';
import { insertRows } from '../insert';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import { ADVICE_TOPICS } from './advice-topics';
import { bodyHtml } from './body-html';
import { CARE_TOPICS } from './care-topics';
import type { DemoText, DemoTopic } from './news-topic';
import { NURSERY_TOPICS } from './nursery-topics';
import { PLANTING_TOPICS } from './planting-topics';
import { POLISH } from './polish-texts';
import { withPlace } from './with-place';
import { SPRING_TOPICS } from './spring-topics';
import { WINTER_TOPICS } from './winter-topics';

/** The seeded news. */
export const TOPICS = [
  ...PLANTING_TOPICS,
  ...CARE_TOPICS,
  ...NURSERY_TOPICS,
  ...ADVICE_TOPICS,
  ...SPRING_TOPICS,
  ...WINTER_TOPICS,
];

/** An unpublished article. */
const DRAFT: DemoText = {
  title: 'Ceník na jaro – rozpracováno',
  perex: 'Přehled cen pro nadcházející sezonu doplníme po inventuře.',
  body: `Ceny kontejnerovaných rostlin zůstanou beze změny. U stromů s balem čekáme na výsledky zimní inventury.
Doplnit: množstevní slevy pro obce, dopravné, termíny rezervací.`,
};

/** Items up to this age in days are unprocessed in the editors' list. */
const NEW_DAYS = 10;

/** Returns the id of a seeded item in one language. */
export function newsId(locale: Locale, topic: DemoTopic): string {
  return seedId(`news ${locale} ${topic.cs.title}`);
}

/**
 * Seeds news in Czech, English and Polish, and a draft; their authors must exist. `scale` copies the published ones.
 */
export async function seedNews(client: ClientBase, now: Date, scale = 1): Promise<void> {
  const rows = TOPICS.flatMap((topic) =>
    languagesOf(topic).map(([locale, text]) => ({
      id: newsId(locale, topic),
      slug: slug(text.title),
      title: text.title,
      author: topic.author,
      author_id: cardId(topic.author),
      topic: topic.topic,
      perex: text.perex,
      body: withPlace(bodyHtml(text.body), topic.cs.title, locale),
      locale,
      is_published: true,
      translation_group: seedId(`news ${topic.cs.title}`),
      created_at: pragueTime(now, -topic.age, 9),
      completed_at: topic.age > NEW_DAYS ? pragueTime(now, -topic.age, 12) : null,
    })),
  );
  const draft = {
    id: seedId(`news cs ${DRAFT.title}`),
    slug: slug(DRAFT.title),
    title: DRAFT.title,
    author: null,
    author_id: null,
    topic: 'nursery',
    perex: DRAFT.perex,
    body: bodyHtml(DRAFT.body),
    locale: 'cs',
    is_published: false,
    translation_group: null,
    created_at: pragueTime(now, -1, 15),
    completed_at: null,
  };
  await insertRows(
    client,
    'public.news_item',
    [...rows, draft].map((row) => ({ ...row, tag: NEWS_TAG })),
  );
  if (scale > 1) await multiply(client, scale);
}

/** Returns the language versions of an item. */
export function languagesOf({ cs, en, cs: { title } }: DemoTopic): [Locale, DemoText][] {
  const pl = POLISH[title];
  return [['cs', cs], ['en', en], ...(pl ? [['pl', pl] as [Locale, DemoText]] : [])];
}

/** Copies the published news with earlier dates, all languages of an article together. */
async function multiply(client: ClientBase, scale: number): Promise<void> {
  await client.query(
    `insert into public.news_item
       (id, slug, title, author, author_id, topic, perex, body, locale, tag, is_published, translation_group, created_at, completed_at)
     select md5(id::text || n)::uuid, slug || '-' || n, title || ' (' || n || ')', author, author_id, topic, perex, body, locale, tag,
       true, md5(translation_group::text || n)::uuid, created_at - n * interval '90 days',
       created_at - n * interval '90 days'
     from public.news_item, generate_series(2, $1::integer) n
     where tag = $2 and is_published`,
    [scale, NEWS_TAG],
  );
}
