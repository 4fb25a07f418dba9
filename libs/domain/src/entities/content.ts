import type { Locale } from '../locales';

/** The tag of news; lists ask for it (spec §3). */
export const NEWS_TAG = 'news';
/** The tag of what opens a bulletin: not among the news. */
export const COMMENTARY_TAG = 'commentary';

/** Resource `news_item` (spec §3): the public reads published ones only. `body` is sanitized HTML. */
export interface NewsItem {
  id: string;
  slug: string;
  title: string;
  author: string | null;
  hero_image: string | null;
  /** What the picture shows; null = it only decorates. */
  hero_alt: string | null;
  perex: string;
  body: string;
  locale: Locale;
  tag: string;
  is_published: boolean;
  /** The same in all languages of one article. */
  translation_group: string | null;
  created_at: string;
  /** Null = new in the editors' list (spec §4). */
  completed_at: string | null;
}

/** Resource `news_bulletin`: one language of an issue. Its items are embedded by the columns that name them. */
export interface NewsBulletin {
  id: string;
  /** The same in all languages; with the language, the address of the issue. */
  issue_number: number;
  locale: Locale;
  title: string;
  perex: string;
  commentary_item_id: string | null;
  hero_item_id: string | null;
  is_published: boolean;
  created_at: string;
}

/** Resource `news_bulletin__news_item`: what an issue holds. Written without a position, the item goes to the end. */
export interface NewsBulletinItem {
  bulletin_id: string;
  item_id: string;
  position: number;
  /** `item_id` under the name that some reads use. */
  news_item_id: string;
}

/** Resource `news_rating`: that a person likes an item. Taken back by deleting it. */
export interface NewsRating {
  news_id: string;
  profile_id: string;
  created_at: string;
}

/** Resource `news_rating_counts`: an item that nobody rated has no row. */
export interface NewsRatingCount {
  news_id: string;
  count: number;
}

export const COMMENT_MAX_LENGTH = 2000;

/** Resource `news_comment`, to write to. `body` is plain text without markup. */
export interface NewsComment {
  id: string;
  news_id: string;
  profile_id: string;
  body: string;
  created_at: string;
  edited_at: string | null;
}

/** Resource `news_comments`: what everybody reads below a published item. */
export interface PublicNewsComment extends NewsComment {
  nickname: string | null;
}

/** Resource `news_comments_manager`: every comment with its item and its author, for editors. */
export interface ManagedNewsComment extends PublicNewsComment {
  title: string;
  slug: string;
  locale: Locale;
  is_published: boolean;
  name: string | null;
  email: string;
}

/** Resource `photogallery`; listed by `sort`, then newest first. */
export interface Photogallery {
  id: string;
  name_cs: string;
  name_en: string | null;
  name_pl: string | null;
  description_cs: string | null;
  description_en: string | null;
  description_pl: string | null;
  sort: number;
  is_public: boolean;
  created_at: string;
}

/** Resource `person_card`: someone of the nursery as `/lide` introduces him. Bodies are sanitized HTML. */
export interface PersonCard {
  id: string;
  name: string;
  position_cs: string;
  position_en: string | null;
  position_pl: string | null;
  phone: string | null;
  email: string | null;
  branch: string | null;
  photo: string | null;
  body_cs: string;
  body_en: string | null;
  body_pl: string | null;
  sort: number;
  is_public: boolean;
  created_at: string;
}
