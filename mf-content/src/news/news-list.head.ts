import { breadcrumbs, defineHead } from '@arbora/remote';
import { newsTrail } from './news-trail';

export default defineHead<'content'>(({ t, address }) => ({
  description: t('news.lead'),
  about: [breadcrumbs(address, newsTrail(t))],
}));
