import { JOB_BENEFITS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, useHost } from '@arbora/remote';
import { ButtonLink, EmptyState, Leaf, ListPage, QueryView, Section, Skeleton, Tree } from '@arbora/ui';
import type { ReactElement } from 'react';
import { APPLICATION_ID, ApplicationSection } from './application-section';
import { BenefitList } from './benefit-list';
import { positionsQuery, type PositionSummary } from './careers.queries';
import { isOpen, positionGroups } from './open-positions';
import { PositionList } from './position-list';
import css from './positions.module.css';

const openPositions = (positions: readonly PositionSummary[]) => positions.filter((position) => isOpen(position));

function CareersPage(): ReactElement {
  const { t } = useText('content.careers');
  const query = useQuery(positionsQuery);
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      illustration={<Tree habit="young" />}
      more={
        <>
          <Benefits />
          <ApplicationSection position={null} />
        </>
      }
    >
      <QueryView
        query={query}
        isEmpty={(positions) => openPositions(positions).length === 0}
        skeleton={<Skeleton shape="row" count={5} />}
        empty={
          <EmptyState
            title={t('nothingYet')}
            illustration={<Leaf />}
            action={<ButtonLink href={`#${APPLICATION_ID}`}>{t('open.invite')}</ButtonLink>}
          >
            {t('nothingYetHint')}
          </EmptyState>
        }
      >
        {(positions) => <Groups positions={openPositions(positions)} />}
      </QueryView>
    </ListPage>
  );
}

function Groups({ positions }: { positions: readonly PositionSummary[] }): ReactElement {
  const { t } = useText('content.careers');
  const { branches } = useHost().site;
  const groups = positionGroups(positions);
  if (groups.length === 1) return <PositionList positions={positions} headingLevel={2} showBranch />;
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <Section
          key={group.branch}
          title={group.branch ? t('branch', { branch: group.branch }) : t('elsewhere')}
          lead={branches.find(({ name }) => name === group.branch)?.address}
        >
          <PositionList positions={group.positions} headingLevel={3} />
        </Section>
      ))}
    </div>
  );
}

/** All benefits of the nursery (spec §3). */
function Benefits(): ReactElement {
  const { t } = useText('content.careers');
  return (
    <Section title={t('benefits.title')} lead={t('benefits.lead')} tone="deep">
      <BenefitList benefits={JOB_BENEFITS} />
    </Section>
  );
}

export default definePage({ queries: () => [positionsQuery], Component: CareersPage });
