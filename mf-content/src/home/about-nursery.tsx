import { useText } from '@arbora/i18n';
import { Icon, Section } from '@arbora/ui';
import { placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './about-nursery.module.css';

/** The branches and the part of the country each of them serves (spec §3). */
const BRANCHES = ['obristvi', 'smrzice'] as const;

/** Who we are, in short. */
export function AboutNursery(): ReactElement {
  const { t } = useText('content');
  return (
    <Section title={t('home.about.title')}>
      <div className={css.about}>
        <div className={css.text}>
          <p className={css.lead}>{t('home.about.lead')}</p>
          <p>{t('home.about.more')}</p>
        </div>
        <ul role="list" className={css.branches}>
          {BRANCHES.map((branch) => (
            <li key={branch} className={css.branch}>
              <h3 className={css.name}>
                <Icon shape={placeIcon} />
                {t(`home.about.${branch}.name`)}
              </h3>
              <p>{t(`home.about.${branch}.serves`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
