import { shownHtml, textIn } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { DetailPage, PageLoading, Prose, QueryView } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ContactLinks } from './contact-links';
import { peopleQuery, personQuery, type PersonDetail, type PersonSummary } from './people.queries';
import { PeopleRow } from './people-row';
import { peopleTrail } from './people-trail';
import { Portrait } from './portrait';

function PersonPage({ params: { id } }: PageProps<typeof routes.person>): ReactElement {
  const query = useQuery(personQuery(id));
  usePageTitle(query.data?.name);
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="detail" />}>
      {(person) => <PersonView person={person} />}
    </QueryView>
  );
}

function PersonView({ person }: { person: PersonDetail }): ReactElement {
  const { t } = useText('content.people');
  const locale = useLocale();
  const body = shownHtml(person, 'body', locale);
  return (
    <DetailPage
      breadcrumb={peopleTrail(t)}
      eyebrow={person.branch ? t('branch', { branch: person.branch }) : undefined}
      title={person.name}
      lead={textIn(person, 'position', locale)}
      facts={<ContactLinks phone={person.phone} email={person.email} />}
      media={
        <Portrait
          photo={person.photo}
          alt={t('portrait', { name: person.name })}
          sizes="(min-width: 960px) 24rem, 92vw"
          priority
        />
      }
      onward={<Colleagues of={person} />}
    >
      {body && (
        <div lang={body.locale}>
          <Prose html={body.text} />
        </div>
      )}
    </DetailPage>
  );
}

/** Other people of the same branch, starting with those who follow the person. */
function Colleagues({ of: { id, branch } }: { of: PersonSummary }): ReactElement {
  const { t } = useText('content.people');
  function colleagues(people: readonly PersonSummary[]): readonly PersonSummary[] {
    const group = people.filter((other) => other.branch === branch);
    const at = group.findIndex((person) => person.id === id);
    return [...group.slice(at + 1), ...group.slice(0, Math.max(at, 0))];
  }
  return (
    <PeopleRow title={branch ? t('colleagues', { branch }) : t('others')} allLabel={t('all')} select={colleagues} />
  );
}

export default definePage(routes.person, {
  queries: ({ params }) => [personQuery(params.id), peopleQuery],
  Component: PersonPage,
});
