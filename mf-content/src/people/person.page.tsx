import { shownHtml, textIn } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { DetailPage, PageLoading, Prose, QueryView } from '@arbora/ui';
import type { ReactElement } from 'react';
import { Colleagues } from './colleagues';
import { ContactLinks } from './contact-links';
import { peopleQuery, personQuery, type Introduced } from './people.queries';
import { peopleTrail } from './people-trail';
import { Portrait } from './portrait';

function PersonPage({ params: { id } }: PageProps<typeof routes.person>): ReactElement {
  const query = useQuery(personQuery(id));
  usePageTitle(query.data?.name);
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="detail" />}>
      {(person) => <Introduction person={person} />}
    </QueryView>
  );
}

function Introduction({ person }: { person: Introduced }): ReactElement {
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

export default definePage(routes.person, {
  queries: ({ params }) => [personQuery(params.id), peopleQuery],
  Component: PersonPage,
});
