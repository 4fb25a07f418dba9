import { breadcrumbs, defineHead } from '@arbora/remote';
import { newsFeed } from './news-feed';
import { newsTrail } from './news-trail';

export default defineHead<'content'>(({ t, address }) => ({
  description: t('news.lead'),
  feed: newsFeed(t),
  about: [breadcrumbs(address, newsTrail(t))],
}));
