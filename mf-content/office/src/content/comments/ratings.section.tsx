import { PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { DataList, TextLink } from '@arbora/ui';
import { defineSection } from '@arbora/office';

/** Number of likes by published article, most liked first, read without a token (spec §7). Articles without a like are left out. */
export const ratings = defineSection({
  name: 'ratings',
  resource: 'news_rating_counts',
  service: 'public',
  select: 'news_id,count,article:news_item(title,slug,locale,author,created_at)',
  key: 'news_id',
  texts: 'manager.content',
  title: 'ratings.title',
  lead: 'ratings.lead',
  route: routes.managerRatings,
  pageSize: PAGE_SIZE.users,
  order: ['-count'],
  nameOf: ({ article }) => article?.title ?? '',
  emptyState: { title: 'ratings.none' },
  columns: [
    { key: 'news_id', title: 'comment.article', exported: ({ article }) => article?.title ?? null },
    { key: 'count', title: 'ratings.count', kind: 'number', sort: true },
    {
      key: 'article',
      title: 'article.locale',
      cell: ({ article }, { ui }) => article && ui(`locale.${article.locale}`),
      exported: ({ article }) => article?.locale ?? null,
    },
  ],
  detail: ({ article, count }, { t, ui, formats }) =>
    article && (
      <DataList
        items={[
          { label: t('ratings.count'), value: formats.number(count) },
          { label: t('article.locale'), value: ui(`locale.${article.locale}`) },
          { label: t('article.writer'), value: article.author },
          { label: t('article.date'), value: formats.date(article.created_at) },
          {
            label: t('comment.article'),
            value: (
              <TextLink href={`/${article.locale}${routes.newsItem.href({ slug: article.slug })}`}>
                {article.title}
              </TextLink>
            ),
          },
        ]}
      />
    ),
});
