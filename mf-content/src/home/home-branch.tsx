import { branchHours, typeset, type SiteBranch } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Icon } from '@arbora/ui';
import { placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { BranchPerson } from '../contact/branch-person';
import { ContactLinks } from '../people/contact-links';
import type { PersonSummary } from '../people/people.queries';
import css from './about-nursery.module.css';

export interface HomeBranchProps {
  branch: SiteBranch;
  /** Contact person of the branch. */
  person: PersonSummary | undefined;
}

/** A branch with opening hours, contacts and regions, as far as they are configured. */
export function HomeBranch({ branch, person }: HomeBranchProps): ReactElement {
  const { t, locale } = useText('content.home');
  const { t: common } = useText('content');
  const { name, regions, address, phone = null, email = null } = branch;
  const hours = branchHours(branch, locale);
  const served = regions.map((region) => common(`region.${region}`)).join(', ');
  return (
    <>
      <h3 className={css.name}>
        <Icon shape={placeIcon} />
        {name}
      </h3>
      {address && <p>{typeset(address)}</p>}
      {hours && <p>{hours}</p>}
      <ContactLinks phone={phone} email={email} />
      {regions.length > 0 && <p className={css.served}>{typeset(t('about.serves', { regions: served }))}</p>}
      {person && <BranchPerson person={person} />}
    </>
  );
}
