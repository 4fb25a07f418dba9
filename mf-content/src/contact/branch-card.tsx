import { branchHours, routePlanner, typeset, type SiteBranch } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Card, DataList, TextLink, type Fact } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ContactLinks } from '../people/contact-links';
import type { PersonSummary } from '../people/people.queries';
import css from './branch-card.module.css';
import { BranchPerson } from './branch-person';

export interface BranchCardProps {
  branch: SiteBranch;
  /** Contact person of the branch. */
  person: PersonSummary | undefined;
}

/** Address, opening hours and contacts of a branch, as far as they are configured. */
export function BranchCard({ branch, person }: BranchCardProps): ReactElement {
  const { t, locale } = useText('content.contact');
  const { t: common } = useText('content');
  const { name, address, phone = null, email = null, regions } = branch;
  const hours = branchHours(branch, locale);
  const served = regions.map((region) => common(`region.${region}`)).join(', ');
  const facts: Fact[] = [
    { label: t('address'), value: address },
    { label: t('hours'), value: hours },
    { label: t('regions'), value: typeset(served) },
  ];
  return (
    <Card
      className={css.card}
      title={t('branch', { branch: name })}
      footer={
        address && (
          <TextLink href={directionsUrl(branch)} look="strong">
            {t('route', { branch: name })}
          </TextLink>
        )
      }
    >
      <ContactLinks phone={phone} email={email} />
      <DataList items={facts} layout="below" />
      {person && <BranchPerson person={person} />}
    </Card>
  );
}

/** URL of directions to a branch. */
function directionsUrl({ name, address, location }: SiteBranch): string {
  return routePlanner(address ?? (location ? `${location.lat},${location.lon}` : name));
}
