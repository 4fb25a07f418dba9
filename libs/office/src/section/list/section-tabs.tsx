import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { ViewTabs } from '../../list/view-tabs';
import type { PageView } from '../page-view';
import type { Section } from '../section';
import { useSectionTexts } from '../use-section-texts';

/** Links to the sections of one page. */
export function SectionTabs({
  sections,
  shown,
}: {
  sections: readonly (Section | PageView)[];
  shown: Section | PageView;
}): ReactElement {
  const { t } = useText('office');
  return (
    <ViewTabs
      label={t('list.views')}
      tabs={sections.map((section, index) => ({
        key: section.name,
        to: section.route.href({ list: index === 0 ? null : section.name }),
        label: <SectionTitle section={section} />,
        isShown: section === shown,
      }))}
    />
  );
}

function SectionTitle({ section }: { section: Section | PageView }): string {
  const { t } = useSectionTexts(section);
  return t(section.title);
}
