import type { SiteBranch } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useHost } from '@arbora/remote';
import { Icon, Section } from '@arbora/ui';
import { placeIcon } from '@arbora/ui/icons';
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

function Branch({ branch: { name, regions } }: { branch: SiteBranch }): ReactElement {
  const { t } = useText('content');
  const served = regions.map((region) => t(`region.${region}`)).join(', ');
  return (
    <>
      <h3 className={css.name}>
        <Icon shape={placeIcon} />
        {name}
      </h3>
      {regions.length > 0 && <p>{t('home.about.serves', { regions: served })}</p>}
    </>
  );
}
