import { rest, rows } from '@arbora/api';
import type { UncountedKey } from '@arbora/i18n';
import { eventSource, personSource, publicPlantSource, type RelationSource } from '@arbora/office';

type Label = UncountedKey<'manager.content'>;
export type Names = Pick<RelationSource, 'key' | 'byIds'>;

/** A column of a document and how its values are shown. */
export type ComparedColumn = { name: string; label: Label } & (
  | { kind: 'text' | 'html' | 'picture' | 'flag' | 'moment' | 'topic' }
  | { kind: 'relation'; names: Names }
);

/** Related rows, ordered by `position`. */
export interface ComparedList {
  table: string;
  label: Label;
  owner: string;
  member: string;
  names: Names;
}

/** A versioned document: a row of `table` per language, with its related rows. */
export interface DocumentKind {
  table: 'news_item' | 'news_bulletin';
  columns: readonly ComparedColumn[];
  lists: readonly ComparedList[];
}

const articleNames: Names = {
  key: ['news_item', 'any'],
  byIds: async (ids) =>
    (await rows(rest().from('news_item').select('id,title').in('id', ids))).map(({ id, title }) => ({
      id,
      label: title,
    })),
};

const publication = [
  { name: 'is_published', label: 'article.published', kind: 'flag' },
  { name: 'publish_at', label: 'article.publishAt', kind: 'moment' },
  { name: 'created_at', label: 'article.date', kind: 'moment' },
] as const;
const texts = [
  { name: 'title', label: 'article.title', kind: 'text' },
  { name: 'perex', label: 'article.perex', kind: 'text' },
] as const;

export const articleDocument: DocumentKind = {
  table: 'news_item',
  columns: [
    ...texts,
    { name: 'body', label: 'article.body', kind: 'html' },
    { name: 'hero_image', label: 'article.heroImage', kind: 'picture' },
    { name: 'hero_alt', label: 'article.heroAlt', kind: 'text' },
    { name: 'slug', label: 'article.slug', kind: 'text' },
    { name: 'topic', label: 'article.topic', kind: 'topic' },
    { name: 'author_id', label: 'article.authorCard', kind: 'relation', names: personSource },
    { name: 'author', label: 'article.author', kind: 'text' },
    ...publication,
    { name: 'completed_at', label: 'article.completed', kind: 'moment' },
  ],
  lists: [
    {
      table: 'news_item__product',
      label: 'related.plants',
      owner: 'item_id',
      member: 'product_id',
      names: publicPlantSource,
    },
    {
      table: 'news_item__booking_event',
      label: 'related.events',
      owner: 'item_id',
      member: 'event_id',
      names: eventSource,
    },
  ],
};

export const issueDocument: DocumentKind = {
  table: 'news_bulletin',
  columns: [
    ...texts,
    { name: 'hero_item_id', label: 'issue.heroArticle', kind: 'relation', names: articleNames },
    { name: 'commentary_item_id', label: 'issue.commentary', kind: 'relation', names: articleNames },
    { name: 'issue_number', label: 'bulletins.number', kind: 'text' },
    ...publication,
  ],
  lists: [
    {
      table: 'news_bulletin__news_item',
      label: 'issue.items',
      owner: 'bulletin_id',
      member: 'item_id',
      names: articleNames,
    },
  ],
};
