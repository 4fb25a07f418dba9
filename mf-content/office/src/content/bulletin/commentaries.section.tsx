import { COMMENTARY_TAG, PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { defineSection } from '@arbora/office';
import { ARTICLE, ARTICLE_LIST } from '../articles/article.queries';
import { articleFields } from '../articles/article-fields';
import { ArticleDetail } from '../articles/article-detail';
import { askScheduled, byTitle, localeColumn, localeFilter, stateColumn } from '../publication-parts';

const { title, perex, body, author, isPublished, publishAt } = articleFields;

/** Commentaries that introduce issues of the bulletin; a new one is created on the page of its issue. */
export const commentaries = defineSection({
  name: 'commentaries',
  resource: 'news_item',
  select: ARTICLE_LIST,
  detailSelect: ARTICLE,
  texts: 'manager.content',
  title: 'commentaries.title',
  lead: 'commentaries.lead',
  route: routes.managerBulletins,
  pageSize: PAGE_SIZE.bulletins,
  order: ['-created_at'],
  nameOf: (article) => article.title,
  emptyState: { title: 'commentaries.none', text: 'commentaries.noneText' },
  base: (query) => query.eq('tag', COMMENTARY_TAG),
  columns: [
    { key: 'title', title: 'article.title', sort: true },
    stateColumn,
    localeColumn,
    {
      key: 'author',
      title: 'article.writer',
      cell: ({ author, author_card }) => author_card?.name ?? author,
      exported: ({ author, author_card }) => author_card?.name ?? author,
    },
    { key: 'created_at', title: 'article.date', kind: 'moment', sort: true },
  ],
  search: { label: 'pages.search', by: byTitle },
  filters: [localeFilter],
  form: { remove: true, confirmSave: askScheduled, fields: [title, perex, body, author, [isPublished, publishAt]] },
  detail: (article) => <ArticleDetail article={article} />,
});
