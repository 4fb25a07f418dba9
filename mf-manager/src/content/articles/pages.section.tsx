import { containing, LOCALES, PAGE_TAG, PAGE_SIZE, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import { defineSection } from '../../section/section';
import { byPublication, PublicationBadge, PUBLICATIONS, type Publication } from '../publication';
import { ARTICLE, ARTICLE_LIST } from './article.queries';
import { ArticleDetail } from './article-detail';
import { articleFields, checkArticle } from './article-fields';

const { title, perex, body, heroImage, heroAlt, isPublished, publishAt } = articleFields;

/** Texts of the pages of `CONTENT_PAGES`: their addresses are fixed, so none is made or deleted here. */
export const pages = defineSection({
  name: 'pages',
  resource: 'news_item',
  select: ARTICLE_LIST,
  whole: ARTICLE,
  texts: 'manager.content',
  title: 'pages.title',
  lead: 'pages.lead',
  route: routes.managerNews,
  size: PAGE_SIZE.users,
  order: ['slug', 'locale'],
  nameOf: (article) => article.title,
  nothing: { title: 'pages.none' },
  base: (query) => query.eq('tag', PAGE_TAG),
  columns: [
    { key: 'title', title: 'article.title', sort: true },
    { key: 'slug', title: 'pages.page', sort: true },
    { key: 'locale', title: 'article.locale', sort: true, cell: (article, { ui }) => ui(`locale.${article.locale}`) },
    {
      key: 'is_published',
      title: 'article.state',
      sort: true,
      cell: (article) => <PublicationBadge of={article} />,
      exported: (article) => article.publish_at ?? (article.is_published ? article.created_at : null),
    },
    { key: 'updated_at', title: 'article.changed', kind: 'moment', sort: true },
  ],
  search: { label: 'pages.search', by: (query, text) => query.ilike('title', containing(text)) },
  filters: [
    {
      name: 'state',
      label: 'filter.state',
      all: 'filter.anyState',
      values: PUBLICATIONS,
      words: (value, { t }) => t(`publication.${value as Publication}`),
      apply: byPublication,
    },
    {
      name: 'locale',
      label: 'article.locale',
      all: 'filter.allLanguages',
      values: LOCALES,
      words: (value, { ui }) => ui(`locale.${value as Locale}`),
      apply: (query, value) => query.eq('locale', value as Locale),
    },
  ],
  actions: [
    {
      name: 'publish',
      label: 'article.publish',
      icon: eyeIcon,
      fits: (article) => !article.is_published,
      change: { is_published: true },
      done: 'article.wasPublished',
    },
    {
      name: 'hide',
      label: 'article.hide',
      icon: eyeOffIcon,
      fits: (article) => article.is_published,
      change: { is_published: false },
      done: 'article.wasHidden',
    },
  ],
  form: {
    fields: [title, perex, body, [heroImage, heroAlt], [isPublished, publishAt]],
    check: checkArticle,
  },
  detail: (article) => <ArticleDetail article={article} />,
});
