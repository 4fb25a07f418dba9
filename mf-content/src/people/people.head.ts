import { imageUrlAt } from '@arbora/domain';
import { breadcrumbs, defineHead } from '@arbora/remote';
import { peopleQuery } from './people.queries';
import { peopleTrail } from './people-trail';

/** Width of the picture for link previews, in px. */
const SHARED = 1200;

export default defineHead<'content.people'>(({ t, address, read, origin }) => {
  const photo = read(peopleQuery.queryKey)?.find((person) => person.photo)?.photo;
  return {
    description: t('lead'),
    image: photo ? new URL(imageUrlAt(photo, SHARED), origin).href : undefined,
    about: [breadcrumbs(address, peopleTrail(t))],
  };
});
