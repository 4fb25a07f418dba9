import { textIn } from '@arbora/domain';
import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { personQuery } from './people.queries';
import { peopleTrail } from './people-trail';

export default defineHead<'content.people', typeof routes.person>(
  ({ t, locale, params, read, address, origin, site }) => {
    const person = read(personQuery(params.id).queryKey);
    if (!person) return {};
    const path = routes.person.href({ id: person.id });
    const position = textIn(person, 'position', locale);
    const image = previewImage(person.photo, origin);
    return {
      type: 'profile',
      description: [person.name, position, person.branch && t('branch', { branch: person.branch })]
        .filter(Boolean)
        .join(', '),
      image,
      imageAlt: t('portrait', { name: person.name }),
      about: [
        {
          '@type': 'Person',
          name: person.name,
          jobTitle: position,
          image,
          telephone: person.phone ?? undefined,
          email: person.email ?? undefined,
          url: address(path),
          worksFor: { '@type': 'Organization', name: site.brand },
        },
        breadcrumbs({ address, site }, [...peopleTrail(t), { label: person.name, to: path }]),
      ],
    };
  },
);
