import { breadcrumbs, defineHead, listPath } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { newsFeed } from './news-feed';
import { newsPageQuery } from './news.queries';
import { newsTrail } from './news-trail';
import { topicParam } from './topic-param';

export default defineHead<'content'>((context) => {
  const { t, locale, search, read } = context;
  const shown = read(newsPageQuery(locale, pageParam(search), topicParam(search)).queryKey);
  const path = routes.news.href();
  const shownPath = listPath(path, context, shown);
  return {
    path: shownPath,
    // Each language has its own articles, so that another page than the first has no versions.
    paths: shownPath === path ? undefined : { [locale]: shownPath },
    description: t('news.lead'),
    feed: newsFeed(t),
    about: [breadcrumbs(context, newsTrail(t))],
  };
});
