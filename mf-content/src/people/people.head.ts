import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { peopleQuery } from './people.queries';
import { peopleTrail } from './people-trail';

export default defineHead<'content.people'>(({ t, address, read, origin, site }) => {
  const photo = read(peopleQuery.queryKey)?.find((person) => person.photo)?.photo;
  return {
    description: t('lead'),
    image: previewImage(photo, origin),
    about: [breadcrumbs({ address, site }, peopleTrail(t))],
  };
});
