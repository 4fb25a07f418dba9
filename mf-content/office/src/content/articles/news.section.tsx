import { NEWS_TAG, NEWS_TOPICS, PAGE_SIZE, type NewsTopic } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { checkIcon, refreshIcon } from '@arbora/ui/icons';
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

const { title, slug, locale, topic, perex, bodyWithCards, heroImage, heroAlt, author, isPublished, publishAt } =
  articleFields;

/** News (spec §7): a row per language. */
export const news = defineSection({
  name: 'news',
  resource: 'news_item',
  select: ARTICLE_LIST,
  detailSelect: ARTICLE,
  texts: 'manager.content',
  title: 'news.title',
  lead: 'news.lead',
  route: routes.managerNews,
  pageSize: PAGE_SIZE.news,
  order: ['-created_at'],
  nameOf: (article) => article.title,
  emptyState: { title: 'news.none', text: 'news.noneText' },
  base: (query) => query.eq('tag', NEWS_TAG),
  columns: [
    { key: 'title', title: 'article.title', sort: true },
    stateColumn,
    localeColumn,
    {
      key: 'topic',
      title: 'article.topic',
      sort: true,
      cell: (article, { t }) => article.topic && t(`topic.${article.topic}`),
    },
    {
      key: 'author',
      title: 'article.writer',
      cell: ({ author, author_card }) => author_card?.name ?? author,
      exported: ({ author, author_card }) => author_card?.name ?? author,
      hidden: true,
    },
    { key: 'created_at', title: 'article.date', kind: 'moment', sort: true },
    { key: 'completed_at', title: 'article.completed', kind: 'moment', sort: true, hidden: true },
    { key: 'slug', title: 'article.slug', sort: true, hidden: true },
    { key: 'reading_minutes', title: 'article.minutes', kind: 'number', sort: true, hidden: true },
    { key: 'updated_at', title: 'article.changed', kind: 'moment', sort: true, hidden: true },
  ],
  search: { label: 'news.search', by: byTitle },
  filters: [
    {
      name: 'done',
      label: 'filter.completed',
      all: 'filter.newAndCompleted',
      values: ['no', 'yes'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'filter.onlyCompleted' : 'filter.onlyNew'),
      apply: (query, value) =>
        value === 'yes' ? query.not('completed_at', 'is', null) : query.is('completed_at', null),
    },
    stateFilter,
    localeFilter,
    {
      name: 'topic',
      label: 'article.topic',
      all: 'filter.allTopics',
      values: NEWS_TOPICS,
      valueLabel: (value, { t }) => t(`topic.${value as NewsTopic}`),
      apply: (query, value) => query.eq('topic', value as NewsTopic),
    },
  ],
  actions: [
    publishAction,
    hideAction,
    {
      name: 'complete',
      label: 'article.complete',
      icon: checkIcon,
      appliesTo: (article) => article.completed_at === null,
      change: () => ({ completed_at: new Date().toISOString() }),
      done: 'article.wasCompleted',
    },
    {
      name: 'reopen',
      label: 'article.reopen',
      icon: refreshIcon,
      appliesTo: (article) => article.completed_at !== null,
      change: { completed_at: null },
      done: 'article.wasReopened',
    },
  ],
  form: {
    create: 'news.new',
    remove: true,
    fields: [
      title,
      slug,
      [locale, topic],
      perex,
      bodyWithCards,
      [heroImage, heroAlt],
      author,
      [isPublished, publishAt],
    ],
    confirmSave: askScheduled,
  },
  detail: (article) => <ArticleDetail article={article} />,
});
