import { branchHours, type SiteBranch } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useHost } from '@arbora/remote';
import { Icon, Section, TextLink } from '@arbora/ui';
import { phoneIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './about-nursery.module.css';

/** Who we are, in short, with the branches and the parts of the country that each of them serves (spec §3). */
export function AboutNursery(): ReactElement {
  const { t } = useText('content');
  const { branches } = useHost().site;
  return (
    <Section title={t('home.about.title')}>
      <div className={css.about}>
        <div className={css.text}>
          <p className={css.lead}>{t('home.about.lead')}</p>
          <p>{t('home.about.more')}</p>
        </div>
        <ul role="list" className={css.branches}>
          {branches.map((branch) => (
            <li key={branch.name} className={css.branch}>
              <Branch branch={branch} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Branch({ branch }: { branch: SiteBranch }): ReactElement {
  const { t, locale } = useText('content');
  const { name, regions, address, phone } = branch;
  const hours = branchHours(branch, locale);
  const served = regions.map((region) => t(`region.${region}`)).join(', ');
  return (
    <>
      <h3 className={css.name}>
        <Icon shape={placeIcon} />
        {name}
      </h3>
      {address && <p>{address}</p>}
      {hours && <p>{hours}</p>}
      {phone && (
        <TextLink href={`tel:${phone.replace(/\s/g, '')}`} icon={phoneIcon}>
          {phone}
        </TextLink>
      )}
      {regions.length > 0 && <p>{t('home.about.serves', { regions: served })}</p>}
    </>
  );
}
