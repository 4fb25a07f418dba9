import { useLocale } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Prose, QueryView, Section, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LanguageNote } from '../text-page/language-note';
import { pageTextQuery } from '../text-page/page-text.query';

/** The editors' text about the plantings; renders nothing without a text. */
export function ReferenceText(): ReactElement {
  const query = useQuery(pageTextQuery(useLocale(), 'reference'));
  return (
    <QueryView query={query} skeleton={<Skeleton count={8} />} empty={null}>
      {(text) => (
        <Section width="text">
          <LanguageNote of={text.locale} />
          <div lang={text.locale}>
            <Prose html={text.body} />
          </div>
        </Section>
      )}
    </QueryView>
  );
}
