import { COMMENTARY_TAG, containing, LOCALES, PAGE_SIZE, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { defineSection } from '../../section/section';
import { ARTICLE, ARTICLE_LIST } from '../articles/article.queries';
import { articleFields } from '../articles/article-fields';
import { LanguageVersions } from '../articles/language-versions';
import { PublicationBadge } from '../publication';

const { title, perex, body, author, isPublished, publishAt } = articleFields;

/** What opens issues of the bulletin; a new one is begun on the page of its issue. */
export const commentaries = defineSection({
  name: 'commentaries',
  resource: 'news_item',
  select: ARTICLE_LIST,
  whole: ARTICLE,
  texts: 'manager.content',
  title: 'commentaries.title',
  lead: 'commentaries.lead',
  route: routes.managerBulletins,
  size: PAGE_SIZE.bulletins,
  order: ['-created_at'],
  nameOf: (article) => article.title,
  nothing: { title: 'commentaries.none', text: 'commentaries.noneText' },
  base: (query) => query.eq('tag', COMMENTARY_TAG),
  columns: [
    { key: 'title', title: 'article.title', sort: true },
    {
      key: 'is_published',
      title: 'article.state',
      sort: true,
      cell: (article) => <PublicationBadge of={article} />,
      exported: (article) => article.publish_at ?? (article.is_published ? article.created_at : null),
    },
    { key: 'locale', title: 'article.locale', sort: true, cell: (article, { ui }) => ui(`locale.${article.locale}`) },
    {
      key: 'author',
      title: 'article.writer',
      cell: ({ author, author_card }) => author_card?.name ?? author,
      exported: ({ author, author_card }) => author_card?.name ?? author,
    },
    { key: 'created_at', title: 'article.date', kind: 'moment', sort: true },
  ],
  search: { label: 'pages.search', by: (query, text) => query.ilike('title', containing(text)) },
  filters: [
    {
      name: 'locale',
      label: 'article.locale',
      all: 'filter.allLanguages',
      values: LOCALES,
      words: (value, { ui }) => ui(`locale.${value as Locale}`),
      apply: (query, value) => query.eq('locale', value as Locale),
    },
  ],
  form: { remove: true, fields: [title, perex, body, author, [isPublished, publishAt]] },
  detail: (article) => <LanguageVersions article={article} />,
});
