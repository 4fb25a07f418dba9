import { branchHours, type SiteBranch } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, useHost } from '@arbora/remote';
import { EmptyState, Leaf, ListPage, QueryView, Section, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './people.module.css';
import { peopleQuery, type PersonSummary } from './people.queries';
import { PersonCard } from './person-card';

/** People of one branch; `branch` is null for those without one. */
interface BranchGroup {
  branch: string | null;
  people: PersonSummary[];
}

/** Groups people by branch: branches in the order of their first person, people without one last. */
function branchGroups(people: readonly PersonSummary[]): BranchGroup[] {
  return [...new Set(people.map(({ branch }) => branch))]
    .sort((a, b) => Number(a === null) - Number(b === null))
    .map((branch) => ({ branch, people: people.filter((person) => person.branch === branch) }));
}

function PeoplePage(): ReactElement {
  const { t } = useText('content.people');
  const query = useQuery(peopleQuery);
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <QueryView
        query={query}
        skeleton={
          <div className={css.people}>
            <Skeleton shape="picture" count={8} />
          </div>
        }
        empty={
          <EmptyState title={t('nothingYet')} illustration={<Leaf />}>
            {t('nothingYetHint')}
          </EmptyState>
        }
      >
        {(people) => <Branches people={people} />}
      </QueryView>
    </ListPage>
  );
}

function Branches({ people }: { people: readonly PersonSummary[] }): ReactElement {
  const { branches } = useHost().site;
  return (
    <div className={css.branches}>
      {branchGroups(people).map((group, index) => (
        <BranchPeople
          key={group.branch}
          group={group}
          siteBranch={branches.find(({ name }) => name === group.branch)}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}

function BranchPeople(props: {
  group: BranchGroup;
  siteBranch: SiteBranch | undefined;
  isFirst: boolean;
}): ReactElement {
  const { group, siteBranch, isFirst } = props;
  const { t } = useText('content.people');
  const { branch, people } = group;
  return (
    <Section
      title={branch ? t('branch', { branch }) : t('elsewhere')}
      lead={siteBranch && <BranchAddress siteBranch={siteBranch} />}
    >
      <ul role="list" className={css.people}>
        {people.map((person, index) => (
          <li key={person.id}>
            <PersonCard person={person} headingLevel={3} priority={isFirst && index < 4} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function BranchAddress({ siteBranch }: { siteBranch: SiteBranch }): ReactElement {
  const hours = branchHours(siteBranch, useLocale());
  return (
    <>
      {siteBranch.address && <span className={css.line}>{siteBranch.address}</span>}
      {hours && <span className={css.line}>{hours}</span>}
    </>
  );
}

export default definePage({ queries: () => [peopleQuery], Component: PeoplePage });
