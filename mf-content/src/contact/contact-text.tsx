import { useLocale } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Prose, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LanguageNote } from '../text-page/language-note';
import { pageTextQuery } from '../text-page/page-text.query';
import css from './contact-text.module.css';

/** Advice of the editors for visitors; renders nothing without a text. */
export function ContactText(): ReactElement {
  const query = useQuery(pageTextQuery(useLocale(), 'kontakt'));
  return (
    <QueryView query={query} skeleton={<Skeleton count={8} />} empty={null}>
      {(text) => (
        <div className={css.text}>
          <LanguageNote of={text.locale} />
          <div lang={text.locale}>
            <Prose html={text.body} />
          </div>
        </div>
      )}
    </QueryView>
  );
}
