import { sanitizeArticle } from '../../content/article-html';
import type { ApiDeclaration } from '../declaration';
import { STAMP } from './stamp';

export const content = {
  resources: {
    news_item: {
      columns: [
        'id', 'slug', 'title', 'author', 'author_id', 'topic', 'reading_minutes', 'hero_image', 'hero_alt', 'perex', 'body', 'locale',
        'tag', 'is_published', 'publish_at', 'translation_group', 'created_at', 'completed_at', ...STAMP,
      ], // oxfmt-ignore
      totals: [{ view: 'news_item_totals', columns: ['tag', 'locale', 'topic', 'is_published'] }],
      search: { by: 'found_articles', columns: ['title'] },
      types: { locale: 'Locale', topic: 'NewsTopic' },
      about: {
        author: 'Author as text; the name on the card of `author_id` takes precedence.',
        reading_minutes: 'Derived from `body`.',
        publish_at: 'Time at which a published article appears, and its date; null = immediately.',
        hero_alt: 'Alternative text of the picture; null = decorative.',
        translation_group: 'Shared by the language versions of one article.',
        completed_at: "Null = new in the editors' list.",
      },
      clean: { columns: { body: sanitizeArticle }, maxLength: 200_000, writers: ['editor'] },
    },
    news_bulletin: {
      columns: [
        'id', 'issue_number', 'locale', 'title', 'perex', 'commentary_item_id', 'hero_item_id', 'is_published',
        'publish_at', 'created_at', ...STAMP,
      ], // oxfmt-ignore
      types: { locale: 'Locale' },
      about: {
        publish_at: 'Time at which a published issue appears, and its date; null = immediately.',
        issue_number: 'Shared by the language versions of an issue; forms its address together with `locale`.',
      },
    },
    news_bulletin__news_item: {
      columns: ['bulletin_id', 'item_id', 'position', 'news_item_id', ...STAMP],
      about: {
        news_item_id: 'Alias of `item_id`, used by some queries.',
      },
    },
    news_rating: { columns: ['news_id', 'profile_id', 'created_at'] },
    news_rating_counts: { shows: 'news_rating', columns: ['news_id', 'count'] },
    news_comment: {
      columns: ['id', 'news_id', 'profile_id', 'body', 'created_at', 'edited_at', 'hidden_reason', ...STAMP],
      types: { hidden_reason: 'HiddenReason' },
      about: { hidden_reason: 'Reason for which editors hid the comment; null = visible to everyone.' },
    },
    news_comments: {
      columns: ['id', 'news_id', 'profile_id', 'nickname', 'body', 'created_at', 'edited_at'],
      nullable: ['nickname', 'edited_at'],
    },
    news_comments_manager: {
      columns: [
        'id', 'news_id', 'title', 'slug', 'locale', 'is_published', 'publish_at', 'profile_id', 'nickname', 'name', 'email',
        'person_state', 'body', 'created_at', 'edited_at', 'hidden_reason', 'search',
      ], // oxfmt-ignore
      nullable: ['publish_at', 'nickname', 'name', 'person_state', 'edited_at', 'hidden_reason'],
      totals: [{ view: 'news_comments_manager_totals', columns: [] }],
      types: { locale: 'Locale', hidden_reason: 'HiddenReason', person_state: 'PersonState' },
    },
    photogallery: {
      columns: [
        'id', 'name', 'name_en', 'name_pl', 'description', 'description_en', 'description_pl', 'sort',
        'is_public', 'created_at', ...STAMP,
      ], // oxfmt-ignore
    },
    job_position: {
      columns: [
        'id', 'is_public', 'title', 'title_en', 'title_pl', 'perex', 'perex_en', 'perex_pl', 'body', 'body_en', 'body_pl', 'branch',
        'employment', 'pay_from', 'pay_to', 'pay_period', 'benefits', 'contact_email', 'starts_on', 'closes_on',
        'created_at', ...STAMP,
      ], // oxfmt-ignore
      types: { employment: 'Employment', pay_period: "'month' | 'hour'", benefits: 'JobBenefit[]' },
      about: {
        pay_period: 'Period to which `pay_from` and `pay_to` apply.',
        starts_on: 'YYYY-MM-DD, like `closes_on`.',
      },
      clean: {
        columns: { body: sanitizeArticle, body_en: sanitizeArticle, body_pl: sanitizeArticle },
        maxLength: 50_000,
        writers: ['jobs', 'sales'],
      },
    },
    job_application: {
      columns: [
        'id', 'job_position_id', 'name', 'email', 'phone', 'message', 'locale', 'file_name', 'content_type', 'byte_size',
        'created_at', 'search',
      ], // oxfmt-ignore
    },
    virtual_tour: {
      columns: [
        'id', 'title', 'title_en', 'title_pl', 'description', 'description_en', 'description_pl', 'link', 'image', 'scenes',
        'sort', 'is_public', 'created_at', ...STAMP,
      ], // oxfmt-ignore
      types: { scenes: 'TourScene[]' },
      about: { scenes: 'If empty, `link` opens the tour at its provider.' },
    },
    planted_place: {
      columns: [
        'id', 'title', 'title_en', 'title_pl', 'description', 'description_en', 'description_pl', 'planted', 'planted_en',
        'planted_pl', 'planted_year', 'town', 'country', 'latitude', 'longitude', 'image', 'sort', 'is_public',
        'created_at', ...STAMP,
      ], // oxfmt-ignore
      types: { country: 'Country' },
      about: {
        planted: 'Plants and their quantities.',
        latitude: 'In degrees, like `longitude`; both are set or neither.',
      },
    },
    person_card: {
      columns: [
        'id', 'name', 'position', 'position_en', 'position_pl', 'phone', 'email', 'branch', 'photo', 'body',
        'body_en', 'body_pl', 'sort', 'is_public', 'created_at', 'search', ...STAMP,
      ], // oxfmt-ignore
      clean: {
        columns: { body: sanitizeArticle, body_en: sanitizeArticle, body_pl: sanitizeArticle },
        maxLength: 20_000,
        writers: ['editor'],
      },
    },
  },
} satisfies Partial<ApiDeclaration>;

/** Content resources of `/api/at-rest`: the preferences of the site. */
export const preferences = {
  resources: { kejval: { columns: ['item', 'value', ...STAMP], types: { value: 'Preferences' } } },
};
