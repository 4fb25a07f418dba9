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

export const COMMENT_MAX_LENGTH = 2000;

/** Reasons for hiding a comment. */
export type HiddenReason = 'insult' | 'advertising' | 'personal_data' | 'off_topic' | 'other';

/** Resource `news_comments_manager`: all comments with item and author, for editors. */
export type ManagedNewsComment = Row<'news_comments_manager'>;

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

/** Resource `person_card`: a member of the staff as shown at `/lide`. Bodies are sanitized HTML. */
export type PersonCard = Row<'person_card'>;
