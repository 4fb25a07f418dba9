import type { Row } from '../database/row';

/** The tag of news; lists ask for it (spec §3). */
export const NEWS_TAG = 'news';
/** The tag of what opens a bulletin: not among the news. */
export const COMMENTARY_TAG = 'commentary';

/** Resource `news_item` (spec §3): the public reads published ones only, from `publish_at` on. `body` is sanitized HTML. */
export type NewsItem = Row<'news_item'>;

/** Answer of `POST /api/backend/article_preview`: an address that shows an article to whoever has it, until `expires_at`. */
export interface ArticlePreview {
  url: string;
  expires_at: string;
}

/** Resource `news_bulletin`: one language of an issue. Its items are embedded by the columns that name them. */
export type NewsBulletin = Row<'news_bulletin'>;

/** Resource `news_bulletin__news_item`: what an issue holds. Written without a position, the item goes to the end. */
export type NewsBulletinItem = Row<'news_bulletin__news_item'>;

/** Resource `news_rating`: that a person likes an item. Taken back by deleting it. */
export type NewsRating = Row<'news_rating'>;

/** Resource `news_rating_counts`: an item that nobody rated has no row. */
export type NewsRatingCount = Row<'news_rating_counts'>;

export const COMMENT_MAX_LENGTH = 2000;

/** Resource `news_comment`, to write to. `body` is plain text without markup. */
export type NewsComment = Row<'news_comment'>;

/** Resource `news_comments`: what everybody reads below a published item. */
export type PublicNewsComment = Row<'news_comments'>;

/** Resource `news_comments_manager`: every comment with its item and its author, for editors. */
export type ManagedNewsComment = Row<'news_comments_manager'>;

/** Resource `photogallery`; listed by `sort`, then newest first. */
export type Photogallery = Row<'photogallery'>;

/** Resource `virtual_tour`: a tour at its provider (`link`) with a picture; listed by `sort`, then oldest first. */
export type VirtualTour = Row<'virtual_tour'>;

/** Resource `person_card`: someone of the nursery as `/lide` introduces him. Bodies are sanitized HTML. */
export type PersonCard = Row<'person_card'>;
