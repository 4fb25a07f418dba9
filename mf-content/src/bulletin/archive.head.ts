import { breadcrumbs, defineHead, listPath, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { bulletinTrail } from './bulletin-trail';
import { bulletinImageQuery, issuesPageQuery } from './bulletin.queries';

export default defineHead<'content.bulletin'>((context) => {
  const { t, locale, search, read, origin } = context;
  const path = routes.bulletinArchive.href();
  const shown = listPath(path, context, read(issuesPageQuery(locale, pageParam(search)).queryKey));
  return {
    path: shown,
    // Each language has its own issues, so that another page than the first has no versions.
    paths: shown === path ? undefined : { [locale]: shown },
    description: t('archiveLead'),
    image: previewImage(read(bulletinImageQuery.queryKey), origin),
    about: [breadcrumbs(context, [...bulletinTrail(t), { label: t('archive'), to: path }])],
  };
});
