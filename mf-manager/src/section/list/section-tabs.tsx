import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import type { ReactElement } from 'react';
import type { Section } from '../section';
import { useSectionTexts } from '../use-section-texts';
import css from './section-tabs.module.css';

/** Links to the sections of one page. */
export function SectionTabs({ sections, shown }: { sections: readonly Section[]; shown: Section }): ReactElement {
  const { t } = useText('manager');
  return (
    <nav aria-label={t('list.views')}>
      <ul role="list" className={css.tabs}>
        {sections.map((section, index) => (
          <li key={section.name}>
            <SectionTab section={section} isFirst={index === 0} isShown={section === shown} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionTab(props: { section: Section; isFirst: boolean; isShown: boolean }): ReactElement {
  const { section, isFirst, isShown } = props;
  const { t } = useSectionTexts(section);
  return (
    <Link
      className={css.tab}
      to={section.route.href({ list: isFirst ? null : section.name })}
      aria-current={isShown ? 'page' : undefined}
    >
      {t(section.title)}
    </Link>
  );
}
