import { defineSearchHits, joined, personName } from '@arbora/office';
import { routes } from '@arbora/routes';

export default defineSearchHits({
  namespace: 'account-office',
  kinds: [
    {
      name: 'people',
      title: 'search.kind.people',
      order: 30,
      hitsOf: ({ people }) =>
        people.map(({ id, name, email, company, phone, state }) => ({
          id,
          to: routes.managerProfiles.href({ id }),
          title: personName({ person_name: name, person_email: email, person_state: state }) ?? '',
          note: joined(name && email, company, phone),
          state,
        })),
    },
  ],
});
