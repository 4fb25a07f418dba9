import { LOCALES, NEWS_TOPICS } from '@arbora/domain';
import {
  personSource,
  imageField,
  relationField,
  richTextField,
  selectField,
  slugField,
  areaField,
  textField,
  flagField,
  momentField,
} from '@arbora/office';

/** All fields of articles; each kind uses a subset. */
export const articleFields = {
  title: textField('title', { label: 'article.title', max: 300, required: true }),
  slug: slugField('slug', {
    label: 'article.slug',
    hint: 'article.slugHint',
    from: 'title',
    unique: { resource: 'news_item', within: 'locale' },
  }),
  locale: selectField('locale', {
    label: 'article.locale',
    values: LOCALES,
    valueLabel: (value, { ui }) => ui(`locale.${value}`),
    required: true,
    initial: 'cs',
  }),
  topic: selectField('topic', {
    label: 'article.topic',
    values: NEWS_TOPICS,
    valueLabel: (value, { t }) => t(`topic.${value}`),
  }),
  perex: areaField('perex', { label: 'article.perex', hint: 'article.perexHint', max: 2000, empty: '' }),
  body: richTextField('body', { label: 'article.body', max: 200_000, empty: '' }),
  bodyWithCards: richTextField('body', { label: 'article.body', max: 200_000, empty: '', of: 'news' }),
  heroImage: imageField('hero_image', { label: 'article.heroImage', hint: 'article.heroImageHint' }),
  heroAlt: textField('hero_alt', { label: 'article.heroAlt', hint: 'article.heroAltHint', max: 300 }),
  author: [
    relationField('author_id', { label: 'article.authorCard', hint: 'article.authorCardHint', source: personSource }),
    textField('author', { label: 'article.author', hint: 'article.authorHint', max: 200 }),
  ] as const,
  isPublished: flagField('is_published', { label: 'article.published', hint: 'article.publishedHint' }),
  publishAt: momentField('publish_at', { label: 'article.publishAt', hint: 'article.publishAtHint' }),
};
