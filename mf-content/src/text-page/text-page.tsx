import type { ContentPage } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, usePageTitle, type Page } from '@arbora/remote';
import { Alert, ArticlePage, EmptyState, Leaf, PageLoading, Prose, QueryView } from '@arbora/ui';
import type { ReactElement } from 'react';
import { pageTextQuery, type PageText } from './page-text.query';

/** The pages that consist of a text alone. */
export type TextPageKey = Extract<ContentPage, 'o-nas' | 'student' | 'oznameni' | 'gdpr'>;

function Text({ text }: { text: PageText }): ReactElement {
  const { t } = useText('content');
  const locale = useLocale();
  // Screen readers change the voice, and browsers the hyphenation, where the text is in another language.
  return (
    <div lang={text.locale}>
      <ArticlePage title={text.title} lead={text.perex || undefined}>
        {text.locale !== locale && (
          <div lang={locale}>
            <Alert>{t(`textPage.otherLanguage.${text.locale}`)}</Alert>
          </div>
        )}
        <Prose html={text.body} />
      </ArticlePage>
    </div>
  );
}

/** A page that consists of the text which editors have written for it. */
export function textPage(page: TextPageKey): Page {
  function TextPage(): ReactElement {
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
        {(text) => <Text text={text} />}
      </QueryView>
    );
  }
  return definePage({ queries: ({ locale }) => [pageTextQuery(locale, page)], Component: TextPage });
}
