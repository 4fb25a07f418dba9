import type { Row } from '../database/row';

/** The tag of news; lists ask for it (spec §3). */
export const NEWS_TAG = 'news';
/** The tag of what opens a bulletin: not among the news. */
export const COMMENTARY_TAG = 'commentary';

/** What news are about, in the order in which they are offered: planting, care, plants, the nursery itself. */
export const NEWS_TOPICS = ['planting', 'care', 'plants', 'nursery'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** Resource `news_item` (spec §3): the public reads published ones only, from `publish_at` on. `body` is sanitized HTML. */
export type NewsItem = Row<'news_item'>;

/** Answer of `POST /api/backend/article_preview`: an address that shows an article to whoever has it, until `expires_at`. */
export interface ArticlePreview {
  url: string;
  expires_at: string;
}

/** Resource `news_item__product`: a plant that editors have chosen for an article. */
export type NewsItemProduct = Row<'news_item__product'>;

/** Resource `news_item_plants`: the plants of an article that its reader may see. */
export type NewsItemPlant = Row<'news_item_plants'>;

/** Resource `news_item__booking_event`: an event that editors have chosen for an article. */
export type NewsItemBookingEvent = Row<'news_item__booking_event'>;

/** Resource `news_item_events`: the public events of an article that are not over. */
export type NewsItemEvent = Row<'news_item_events'>;

/** Resource `news_bulletin`: one language of an issue. Its items are embedded by the columns that name them. */
export type NewsBulletin = Row<'news_bulletin'>;

/** Resource `news_bulletin__news_item`: what an issue holds. Written without a position, the item goes to the end. */
export type NewsBulletinItem = Row<'news_bulletin__news_item'>;

/** Resource `news_rating`: that a person likes an item. Taken back by deleting it. */
export type NewsRating = Row<'news_rating'>;

/** Resource `news_rating_counts`: an item that nobody rated has no row. */
export type NewsRatingCount = Row<'news_rating_counts'>;

export const COMMENT_MAX_LENGTH = 2000;

/** Why editors have hidden a comment. */
export type HiddenReason = 'insult' | 'advertising' | 'personal_data' | 'off_topic' | 'other';

/** Resource `news_comment`, to write to; people read their own. `body` is plain text without markup. */
export type NewsComment = Row<'news_comment'>;

/** Resource `news_comments`: what everybody reads below a published item, without hidden comments. */
export type PublicNewsComment = Row<'news_comments'>;

/** Resource `news_comments_manager`: every comment with its item and its author, for editors. */
export type ManagedNewsComment = Row<'news_comments_manager'>;

/** Resource `photogallery`; listed by `sort`, then newest first. */
export type Photogallery = Row<'photogallery'>;

/** A way from a scene of a tour to another one, in degrees from the middle of its panorama: to the right, and up. */
export interface TourWay {
  /** `id` of the scene that it leads to. */
  to: string;
  yaw: number;
  /** Default: 0, the horizon. */
  pitch?: number;
}

/** A place of a tour. */
export interface TourScene {
  id: string;
  name: string;
  name_en?: string | null;
  name_pl?: string | null;
  /** Address of its panorama: equirectangular, twice as wide as high. */
  image: string;
  /** Where one looks first, in degrees to the right of its middle; default: 0. */
  yaw?: number;
  ways: TourWay[];
}

/**
 * Resource `virtual_tour`: a walk through scenes, or a tour at its provider (`link`), with a picture; listed by `sort`,
 * then oldest first.
 */
export type VirtualTour = Row<'virtual_tour'>;

/** Resource `planted_place`: a planting shown as a reference; listed by `sort`, then oldest first. */
export type PlantedPlace = Row<'planted_place'>;

/** Resource `person_card`: someone of the nursery as `/lide` introduces him. Bodies are sanitized HTML. */
export type PersonCard = Row<'person_card'>;
