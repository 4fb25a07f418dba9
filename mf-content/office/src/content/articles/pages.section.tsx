import { PAGE_TAG, PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { defineSection } from '@arbora/office';
import {
  askScheduled,
  byTitle,
  hideAction,
  localeColumn,
  localeFilter,
  publishAction,
  stateColumn,
  stateFilter,
} from '../publication-parts';
import { ARTICLE, ARTICLE_LIST } from './article.queries';
import { ArticleDetail } from './article-detail';
import { articleFields } from './article-fields';

const { title, perex, body, heroImage, heroAlt, isPublished, publishAt } = articleFields;

/** Texts of the pages in `CONTENT_PAGES`: their URLs are fixed, so rows are neither created nor deleted. */
export const pages = defineSection({
  name: 'pages',
  resource: 'news_item',
  select: ARTICLE_LIST,
  detailSelect: ARTICLE,
  texts: 'manager.content',
  title: 'pages.title',
  lead: 'pages.lead',
  route: routes.managerNews,
  pageSize: PAGE_SIZE.users,
  order: ['slug', 'locale'],
  nameOf: (article) => article.title,
  emptyState: { title: 'pages.none' },
  base: (query) => query.eq('tag', PAGE_TAG),
  columns: [
    { key: 'title', title: 'article.title', sort: true },
    { key: 'slug', title: 'pages.page', sort: true },
    localeColumn,
    stateColumn,
    { key: 'updated_at', title: 'article.changed', kind: 'moment', sort: true },
  ],
  search: { label: 'pages.search', by: byTitle },
  filters: [stateFilter, localeFilter],
  actions: [publishAction, hideAction],
  form: {
    fields: [title, perex, body, [heroImage, heroAlt], [isPublished, publishAt]],
    confirmSave: askScheduled,
  },
  detail: (article) => <ArticleDetail article={article} />,
});
