import { LOCALES, type LetterReach } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Alert, QueryView, Skeleton } from '@arbora/ui';
import type { UseQueryResult } from '@arbora/query';
import type { ReactElement } from 'react';

/** Number of recipients of a letter. */
export function recipientsOf(reach: LetterReach): number {
  return LOCALES.reduce((sum, locale) => sum + reach[locale], 0);
}

/** Shows the number of recipients by language before a letter is sent. */
export function LetterReachLine({ query }: { query: UseQueryResult<LetterReach> }): ReactElement {
  const { t, formats } = useText('manager.booking');
  const { t: ui } = useText('ui');
  return (
    <QueryView query={query} skeleton={<Skeleton shape="row" count={1} />} isEmpty={() => false}>
      {(reach) => {
        const count = recipientsOf(reach);
        const languages = LOCALES.filter((locale) => reach[locale] > 0).map((locale) =>
          t('letters.byLanguage', { language: ui(`locale.${locale}`), number: formats.number(reach[locale]) }),
        );
        return (
          <Alert tone={count === 0 ? 'warning' : 'info'}>
            {count === 0
              ? t('letters.reachNone')
              : `${t('letters.reach', { count, number: formats.number(count) })} (${languages.join(', ')})`}
          </Alert>
        );
      }}
    </QueryView>
  );
}
