import type { Row } from '../database/row';

/** Tag of news articles, by which lists filter (spec §3). */
export const NEWS_TAG = 'news';
/** Tag of a bulletin's opening commentary, which is not listed among the news. */
export const COMMENTARY_TAG = 'commentary';

/** Topics of news, in display order: planting, care, plants, the nursery itself. */
export const NEWS_TOPICS = ['planting', 'care', 'plants', 'nursery'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** Resource `news_item` (spec §3): the public reads published ones only, from `publish_at` on. `body` is sanitized HTML. */
export type NewsItem = Row<'news_item'>;

/**
 * Response of `POST /api/backend/article_preview`: a secret URL of an unpublished article, valid until `expires_at`.
 */
export interface ArticlePreview {
  url: string;
  expires_at: string;
}

/** Resource `news_item__product`: a plant linked to an article by editors. */
export type NewsItemProduct = Row<'news_item__product'>;

/** Resource `news_item_plants`: the plants of an article that the caller may see. */
export type NewsItemPlant = Row<'news_item_plants'>;

/** Resource `news_item__booking_event`: an event linked to an article by editors. */
export type NewsItemBookingEvent = Row<'news_item__booking_event'>;

/** Resource `news_item_events`: the public events of an article that have not ended. */
export type NewsItemEvent = Row<'news_item_events'>;

/** Resource `news_bulletin`: one language of an issue. Its items are embedded through their foreign keys. */
export type NewsBulletin = Row<'news_bulletin'>;

/** Resource `news_bulletin__news_item`: the items of an issue. Inserted without a position, an item is appended. */
export type NewsBulletinItem = Row<'news_bulletin__news_item'>;

/** Resource `news_rating`: a user's like of an item, withdrawn by deleting it. */
export type NewsRating = Row<'news_rating'>;

/** Resource `news_rating_counts`: items without ratings have no row. */
export type NewsRatingCount = Row<'news_rating_counts'>;

export const COMMENT_MAX_LENGTH = 2000;

/** Reasons for hiding a comment. */
export type HiddenReason = 'insult' | 'advertising' | 'personal_data' | 'off_topic' | 'other';

/** Resource `news_comment`, for writing; users read their own. `body` is plain text. */
export type NewsComment = Row<'news_comment'>;

/** Resource `news_comments`: the public comments of published items, without hidden ones. */
export type PublicNewsComment = Row<'news_comments'>;

/** Resource `news_comments_manager`: all comments with item and author, for editors. */
export type ManagedNewsComment = Row<'news_comments_manager'>;

/** Resource `photogallery`; listed by `sort`, then newest first. */
export type Photogallery = Row<'photogallery'>;

/** A hotspot that leads to another scene, in degrees from the centre of the panorama: to the right, and up. */
export interface TourWay {
  /** `id` of the target scene. */
  to: string;
  yaw: number;
  /** Default: 0, the horizon. */
  pitch?: number;
}

/** A scene of a virtual tour. */
export interface TourScene {
  id: string;
  name: string;
  name_en?: string | null;
  name_pl?: string | null;
  /** URL of an equirectangular panorama, twice as wide as high. */
  image: string;
  /** Initial view, in degrees to the right of the centre; default: 0. */
  yaw?: number;
  ways: TourWay[];
}

/**
 * Resource `virtual_tour`: a tour of scenes, or an external tour (`link`), with an image; listed by `sort`, then oldest
 * first.
 */
export type VirtualTour = Row<'virtual_tour'>;

/** Resource `planted_place`: a planting shown as a reference; listed by `sort`, then oldest first. */
export type PlantedPlace = Row<'planted_place'>;

/** Resource `person_card`: a member of the staff as shown at `/lide`. Bodies are sanitized HTML. */
export type PersonCard = Row<'person_card'>;
