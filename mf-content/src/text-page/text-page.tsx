import { typeset, type ContentPage } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, usePageTitle, type Page } from '@arbora/remote';
import { ArticlePage, EmptyState, Leaf, PageLoading, Prose, QueryView } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import { LanguageNote } from './language-note';
import { pageTextQuery, type PageText } from './page-text.query';

/** Pages with a title in `content`, shown until the text is loaded. */
export type TextPageKey = Extract<
  ContentPage,
  'o-nas' | 'student' | 'oznameni' | 'gdpr' | 'podminky' | 'services' | 'services-photo' | 'trendy2024'
>;

export interface PageTextViewProps {
  page: TextPageKey;
  /** Content between the title and the text. */
  above?: ReactNode;
  /** Replaces the text for readers who may not see it. */
  instead?: ReactNode;
}

function Text({ text, above, instead }: Omit<PageTextViewProps, 'page'> & { text: PageText }): ReactElement {
  const locale = useLocale();
  // Screen readers choose the voice, and browsers the hyphenation, by the language of the text.
  return (
    <div lang={text.locale}>
      <ArticlePage title={typeset(text.title)} lead={text.perex ? typeset(text.perex) : undefined}>
        <LanguageNote of={text.locale} />
        {above !== undefined && <div lang={locale}>{above}</div>}
        {instead === undefined ? <Prose html={text.body} /> : <div lang={locale}>{instead}</div>}
      </ArticlePage>
    </div>
  );
}

/** The editors' text of a page with loading, error and empty states; sets the page's title. */
export function PageTextView({ page, ...around }: PageTextViewProps): ReactElement {
  const { t } = useText('content');
  const query = useQuery(pageTextQuery(useLocale(), page));
  usePageTitle(query.data?.title);
  const nothingYet = (
    <ArticlePage title={t(`textPage.title.${page}`)}>
      <EmptyState title={t('textPage.nothingYet')} illustration={<Leaf />}>
        {t('textPage.nothingYetHint')}
      </EmptyState>
    </ArticlePage>
  );
  return (
    <QueryView query={query} skeleton={<PageLoading of="article" />} empty={nothingYet}>
      {(text) => <Text text={text} {...around} />}
    </QueryView>
  );
}

/** Creates a page that consists of an editors' text. */
export function textPage(page: TextPageKey): Page {
  return definePage({
    queries: ({ locale }) => [pageTextQuery(locale, page)],
    Component: () => <PageTextView page={page} />,
  });
}
