import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';

export default defineHead(({ t, address }) => ({
  description: t('news.lead'),
  about: [breadcrumbs([{ name: t('news.title'), address: address(routes.news.href()) }])],
}));
