import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { bulletinTrail } from './bulletin-trail';
import { bulletinImageQuery } from './bulletin.queries';

export default defineHead<'content.bulletin'>(({ t, address, read, origin }) => {
  return {
    description: t('archiveLead'),
    image: previewImage(read(bulletinImageQuery.queryKey), origin),
    about: [breadcrumbs(address, [...bulletinTrail(t), { label: t('archive'), to: routes.bulletinArchive.href() }])],
  };
});
