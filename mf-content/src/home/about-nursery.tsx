import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useHost } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BranchMap } from '../map/branch-map';
import { peopleQuery } from '../people/people.queries';
import { HomeBranch } from './home-branch';
import css from './about-nursery.module.css';

const ONWARD = [
  [routes.about, 'story'],
  [routes.contact, 'contact'],
  [routes.references, 'references'],
  [routes.tour, 'tour'],
] as const;

/** The nursery in short, with its branches and their people (spec §3). */
export function AboutNursery(): ReactElement {
  const { t } = useText('content.home');
  const { branches } = useHost().site;
  // Portraits are optional: the section does not wait for them.
  const { data: people = [] } = useQuery(peopleQuery);
  return (
    <Section title={t('about.title')}>
      <div className={css.about}>
        <div className={css.text}>
          <p className={css.lead}>{t('about.lead')}</p>
          <p>{t('about.more')}</p>
          <ul role="list" className={css.onward}>
            {ONWARD.map(([route, text]) => (
              <li key={text}>
                <TextLink to={route.href()} look="strong">
                  {t(`about.${text}`)}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <BranchMap branches={branches} label={(names) => t('about.map', { branches: names })} />
      </div>
      <ul role="list" className={css.branches}>
        {branches.map((branch) => (
          <li key={branch.name} className={css.branch}>
            <HomeBranch branch={branch} person={people.find((person) => person.branch === branch.name)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
