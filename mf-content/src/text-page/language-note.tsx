import type { Locale } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { Alert } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Notice that the text is in another language than the page. */
export function LanguageNote({ of: language }: { of: Locale }): ReactElement | null {
  const { t } = useText('content');
  const locale = useLocale();
  if (language === locale) return null;
  return (
    <div lang={locale}>
      <Alert>{t(`textPage.otherLanguage.${language}`)}</Alert>
    </div>
  );
}
