import { imageUrlAt, LINK_PREVIEW_WIDTH } from '@arbora/domain';
import { breadcrumbs, defineHead } from '@arbora/remote';
import { peopleQuery } from './people.queries';
import { peopleTrail } from './people-trail';

export default defineHead<'content.people'>(({ t, address, read, origin }) => {
  const photo = read(peopleQuery.queryKey)?.find((person) => person.photo)?.photo;
  return {
    description: t('lead'),
    image: photo ? new URL(imageUrlAt(photo, LINK_PREVIEW_WIDTH), origin).href : undefined,
    about: [breadcrumbs(address, peopleTrail(t))],
  };
});
