import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { bulletinTrail } from './bulletin-trail';
import { bulletinImageQuery } from './bulletin.queries';

export default defineHead<'content.bulletin'>(({ t, address, read, origin }) => {
  const image = read(bulletinImageQuery.queryKey);
  return {
    description: t('archiveLead'),
    image: image ? new URL(image, origin).href : undefined,
    about: [breadcrumbs(address, [...bulletinTrail(t), { label: t('archive'), to: routes.bulletinArchive.href() }])],
  };
});
