import { textIn } from '@arbora/domain';
import { defineSearchHits, joined } from '@arbora/office';
import { routes } from '@arbora/routes';
import { articleHref } from '../content/articles/article-href';

export default defineSearchHits({
  namespace: 'content-office',
  kinds: [
    {
      name: 'articles',
      title: 'search.kind.articles',
      order: 70,
      hitsOf: ({ articles }, { formats }) =>
        articles.map(({ id, title, tag, locale, created_at }) => ({
          id,
          to: articleHref(id, tag),
          title,
          note: joined(locale.toUpperCase(), formats.date(created_at, 'short')),
        })),
    },
    {
      name: 'bulletins',
      title: 'search.kind.bulletins',
      order: 80,
      hitsOf: ({ bulletins }) =>
        bulletins.map(({ id, issue_number, title, locale }) => ({
          id,
          to: routes.managerBulletin.href({ issue: String(issue_number) }, { version: locale }),
          title: `${issue_number} – ${title}`,
          note: locale.toUpperCase(),
        })),
    },
    {
      name: 'jobs',
      title: 'search.kind.jobs',
      order: 90,
      hitsOf: ({ jobs }, { locale, formats }) =>
        jobs.map((row) => ({
          id: row.id,
          to: routes.managerJobs.href({ id: row.id }),
          title: textIn(row, 'title', locale),
          note: formats.date(row.created_at, 'short'),
        })),
    },
  ],
  commands: [
    { title: 'search.command.article', to: routes.managerNews.href({ id: 'new' }), section: 'news' },
    { title: 'search.command.gallery', to: routes.managerGalleries.href({ id: 'new' }), section: 'photogallery' },
    { title: 'search.command.job', to: routes.managerJobs.href({ id: 'new' }), section: 'jobs' },
  ],
});
