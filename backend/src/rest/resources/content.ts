import { sanitizeArticle } from '../../content/article-html';
import type { ApiDeclaration } from '../declaration';

export const content = {
  resources: {
    news_item: {
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
      types: { locale: 'Locale' },
      about: {
        publish_at: 'Time at which a published issue appears, and its date; null = immediately.',
        issue_number: 'Shared by the language versions of an issue; forms its address together with `locale`.',
      },
    },
    news_bulletin__news_item: {
      about: {
        news_item_id: 'Alias of `item_id`, used by some queries.',
      },
    },
    news_rating: {},
    news_rating_counts: {
      shows: 'news_rating',
    },
    news_comment: {
      hidden: ['search'],
      types: { hidden_reason: 'HiddenReason' },
      about: { hidden_reason: 'Reason for which editors hid the comment; null = visible to everyone.' },
    },
    news_comments: {},
    news_comments_manager: {
      totals: [{ view: 'news_comments_manager_totals', columns: [] }],
      types: { locale: 'Locale', hidden_reason: 'HiddenReason', person_state: 'PersonState' },
    },
    photogallery: {},
    job_position: {
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
      hidden: ['key'],
    },
    virtual_tour: {
      types: { scenes: 'TourScene[]' },
      about: { scenes: 'If empty, `link` opens the tour at its provider.' },
    },
    planted_place: {
      types: { country: 'Country' },
      about: {
        planted: 'Plants and their quantities.',
        latitude: 'In degrees, like `longitude`; both are set or neither.',
      },
    },
    person_card: {
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
  resources: {
    kejval: {
      types: { value: 'Preferences' },
    },
  },
};
